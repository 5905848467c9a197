/**
 * A stack of a board, splayed as it lies: just the icons show that the rules let show. A pile too long for its place goes on in
 * further rows (splayed up: columns) beside its top card, so that the card keeps its width and every icon its size.
 */
import { html } from "../html.js";
import { cardOf, nameOf } from "../state/reference.js";
import { say } from "../state/words.js";
import { Face } from "./face.js";
import { SHOWING, iconAt, stackIcons } from "./facts.js";
import { Icon } from "./icons.js";

/** @typedef {import("../types").Stack} Stack */

/** How many strips of a pile splayed up stand in one column before the pile goes on in the next. */
const COLUMN = 6;

/** The part of a covered card that looks out. @param {{name: string, splay: string}} props */
function Strip({ name, splay }) {
  const card = cardOf(name);
  if (!card) return html`<span class="strip"></span>`;
  const places = SHOWING[splay];
  return html`<button type="button" class=${`strip strip-${splay} c-${card.color}`} data-card=${name} data-flip=${name}>
    <span class="unseen">${card.title}</span>
    ${places.map((place) => {
      const icon = iconAt(card, place);
      return icon ? html`<${Icon} icon=${icon} age=${card.age} />` : html`<span class="icon icon-none" aria-hidden="true"></span>`;
    })}
  </button>`;
}

/**
 * @param {{color: string, stack: Stack, expanded?: boolean, owner: string, ruleset?: string, legal?: string | null,
 *   onZoom: () => void, marks?: any, working?: boolean}} props
 */
export function StackView({ color, stack, expanded, owner, ruleset, legal, onZoom, marks, working }) {
  const { splay, cards } = stack;
  const covered = splay === "none" ? [] : cards.slice(1);
  const strips = covered.map((name) => html`<${Strip} key=${name} name=${name} splay=${splay} />`);
  const visible = stackIcons(stack, cardOf).filter((icon) => icon !== "hex").length;
  const label = say("stack.label", { color: nameOf("colors", color), count: cards.length, splay: nameOf("splays", splay), icons: visible });
  return html`<div
    class=${`stack splay-${splay}`}
    data-color=${color}
    data-owner=${owner}
    role="group"
    aria-label=${label}
    style=${{ "--strips": covered.length, "--columns": Math.ceil(covered.length / COLUMN) || 1 }}
  >
    <div class="stack-cards">
      ${splay === "right" ? html`<div class="strips">${strips}</div>` : null}
      <${Face} name=${cards[0]} expanded=${expanded} owner=${owner} zone="board" extra=${working ? "working" : ""} legal=${Boolean(legal)} way=${legal} ruleset=${ruleset}>${marks}<//>
      ${splay === "left" || splay === "up" ? html`<div class="strips">${strips}</div>` : null}
    </div>
    ${cards.length > 1
      ? html`<button type="button" class="stack-count" onClick=${onZoom} title=${say("stack.zoom")}><span class="unseen">${say("stack.zoom_label", { color: nameOf("colors", color), count: cards.length })}</span><span aria-hidden="true">${cards.length}</span></button>`
      : null}
  </div>`;
}
