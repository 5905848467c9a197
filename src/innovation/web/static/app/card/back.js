/** The back of a card: value and set, and nothing else. */
import { html } from "../html.js";
import { backOf, nameOf, sorted, titleOf } from "../state/reference.js";
import { say } from "../state/words.js";
import { SetMark, Value } from "./face.js";

/**
 * One back, or several equal ones with their number.
 * @param {{text: string, count?: number, legal?: boolean, owner?: string, zone?: string, extra?: string}} props
 */
export function Back({ text, count = 1, legal, owner, zone, extra = "" }) {
  const back = backOf(text);
  if (!back) {
    return html`<button type="button" class=${`back named ${extra}`} data-card=${text} data-flip=${text} data-legal=${legal ? "yes" : null} data-owner=${owner} data-zone=${zone}>${titleOf(text)}</button>`;
  }
  const label = say(count > 1 ? "back.several" : "back.one", { count, value: back.age, set: nameOf("sets", back.set) });
  return html`<button
    type="button"
    class=${`back set-back-${back.set}${legal ? " legal way-card" : ""} ${extra}`}
    data-back=${`back ${back.age} ${back.set}`}
    data-owner=${owner}
    data-zone=${zone}
    data-legal=${legal ? "yes" : null}
    aria-label=${label}
  >
    <${Value} value=${back.age} /><${SetMark} set=${back.set} />${count > 1 ? html`<span class="times">×${count}</span>` : null}
  </button>`;
}

/** A zone's cards, equal backs together. @param {{cards: string[], owner: string, zone: string, legal?: (text: string) => boolean}} props */
export function Backs({ cards, owner, zone, legal }) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const text of sorted(cards)) counts.set(text, (counts.get(text) ?? 0) + 1);
  return html`<span class="backs">
    ${[...counts].map(([text, count]) => html`<${Back} key=${text} text=${text} count=${count} owner=${owner} zone=${zone} legal=${legal?.(text)} />`)}
  </span>`;
}
