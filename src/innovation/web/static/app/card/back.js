/** The back of a card: value and set, and nothing else. */
import { html } from "../html.js";
import { backOf, cardOf, nameOf, sorted, titleOf } from "../state/reference.js";
import { say } from "../state/words.js";
import { SetMark, Value } from "./face.js";
import { Shape } from "./icons.js";

/**
 * One back, or several equal ones with their number. `short`: of a card that is known just its color, value and set.
 * @param {{text: string, count?: number, legal?: boolean, owner?: string, zone?: string, short?: boolean}} props
 */
export function Back({ text, count = 1, legal, owner, zone, short }) {
  const back = backOf(text);
  if (!back) {
    const card = cardOf(text);
    return html`<button type="button" class=${`back named c-${card?.color || "none"}${legal ? " legal way-card" : ""}`} data-card=${text} data-flip=${text} data-legal=${legal ? "yes" : null} data-owner=${owner} data-zone=${zone}>
      ${card?.color ? html`<${Shape} color=${card.color} /><${Value} value=${card.age} /><${SetMark} set=${card.set} />` : null}<span class=${short && card?.color ? "unseen" : ""}>${titleOf(text)}</span>
    </button>`;
  }
  const label = say(count > 1 ? "back.several" : "back.one", { count, value: back.age, set: nameOf("sets", back.set) });
  return html`<button
    type="button"
    class=${`back set-back-${back.set}${legal ? " legal way-card" : ""}`}
    data-back=${`back ${back.age} ${back.set}`}
    data-owner=${owner}
    data-zone=${zone}
    data-legal=${legal ? "yes" : null}
  >
    <span class="unseen">${label}</span><span class="back-face" aria-hidden="true"><${Value} value=${back.age} /><${SetMark} set=${back.set} />${count > 1 ? html`<span class="times">×${count}</span>` : null}</span>
  </button>`;
}

/** A zone's cards, equal backs together. @param {{cards: string[], owner: string, zone: string, short?: boolean, legal?: (text: string) => boolean}} props */
export function Backs({ cards, owner, zone, short, legal }) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const text of sorted(cards)) counts.set(text, (counts.get(text) ?? 0) + 1);
  return html`<span class="backs">
    ${[...counts].map(([text, count]) => html`<${Back} key=${text} text=${text} count=${count} owner=${owner} zone=${zone} short=${short} legal=${legal?.(text)} />`)}
  </span>`;
}
