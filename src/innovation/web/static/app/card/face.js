/** A card as it lies on the table. */
import { html } from "../html.js";
import { cardOf, nameOf } from "../state/reference.js";
import { say } from "../state/words.js";
import { effectsOf, faceValue, iconAt } from "./facts.js";
import { Icon, Shape } from "./icons.js";
import { CardText } from "./text.js";

/** Words that need smaller letters on a card, and beside two icons on its right. */
const LONG_WORD = /[^\s-]{13}/;
const LONG_BESIDE_ICONS = /[^\s-]{8}/;

/** One letter for each set but the base set, on fronts and backs alike. @param {{set: string}} props */
export function SetMark({ set }) {
  if (!set || set === "base") return null;
  return html`<span class=${`set-mark set-${set}`} role="img" aria-label=${nameOf("sets", set)}>${say(`mark.${set}`)}</span>`;
}

/** A value; 6 and 9 are underlined. @param {{value: number}} props */
export function Value({ value }) {
  return html`<span class=${`value${value === 6 || value === 9 ? " turned" : ""}`}>${value}</span>`;
}

/**
 * @typedef {object} FaceProps
 * @property {string} name
 * @property {boolean} [expanded] with the text of its effects
 * @property {string} [extra] further classes
 * @property {boolean} [legal] whether it can be picked now
 * @property {string} [way] which kind of pick
 * @property {string} [owner]
 * @property {string} [zone]
 * @property {string} [ruleset]
 * @property {number} [number] the key that picks it
 * @property {any} [children] marks laid over the card
 */

/** The card's front; a button, whose full text is in the popover. @param {FaceProps} props */
export function Face({ name, expanded, extra, legal, way, owner, zone, ruleset, number, children }) {
  const card = cardOf(name);
  if (!card) return html`<div class="card unknown" data-card=${name}>${name}</div>`;
  const long = (iconAt(card, "top_center") ? LONG_BESIDE_ICONS : LONG_WORD).test(card.title);
  const classes = ["card", card.color ? `c-${card.color}` : "c-none", extra, expanded && "expanded", legal && `legal way-${way}`];
  return html`<button
    type="button"
    class=${classes.filter(Boolean).join(" ")}
    data-card=${name}
    data-flip=${name}
    data-owner=${owner}
    data-zone=${zone}
    data-legal=${legal ? "yes" : null}
  >
    <span class="card-top">
      <${Icon} icon=${iconAt(card, "top_left")} age=${card.age} />
      <span class="card-name"
        ><span class="card-sign">${card.color ? html`<${Shape} color=${card.color} />` : null}<${Value} value=${faceValue(card)} /><${SetMark} set=${card.set} /></span>${" "}<span class=${`title${long ? " long" : ""}`}>${card.title}</span></span
      >
      ${iconAt(card, "top_center") && html`<${Icon} icon=${iconAt(card, "top_center")} age=${card.age} />`}
      ${iconAt(card, "top_right") ? html`<${Icon} icon=${iconAt(card, "top_right")} age=${card.age} />` : null}
    </span>
    ${number ? html`<kbd aria-hidden="true">${number}</kbd>` : null}
    ${expanded ? html`<span class="card-text"><${Texts} card=${card} ruleset=${ruleset} /></span>` : null}
    <span class="card-foot">
      <${Icon} icon=${iconAt(card, "bottom_left")} age=${card.age} />
      <${Icon} icon=${iconAt(card, "bottom_center")} age=${card.age} />
      <${Icon} icon=${iconAt(card, "bottom_right")} age=${card.age} />
    </span>
    ${children}
  </button>`;
}

/** Every text of a card, each behind its sign. @param {{card: import("../types").Card, ruleset?: string, current?: number | null}} props */
export function Texts({ card, ruleset, current }) {
  return html`<span class="texts">
    ${card.echo ? html`<span class=${`text${current === 0 ? " current" : ""}`}><${Icon} icon="echo" /><span><${CardText} text=${card.echo} /></span></span>` : null}
    ${card.inspire ? html`<span class="text"><${Icon} icon="inspire" /><span><${CardText} text=${card.inspire} /></span></span>` : null}
    ${card.karma.map((text) => html`<span class="text"><b class="tag">${say("card.karma")}</b><span><${CardText} text=${text} /></span></span>`)}
    ${effectsOf(card, ruleset).map(
      (effect, number) => html`<span class=${`text kind-${effect.kind}${current === number + 1 ? " current" : ""}`}>
        <${Icon} icon=${card.featured ?? "none"} />
        <span>${effect.kind === "effect" ? null : html`<b class="tag">${say(`card.${effect.kind}`)}</b> `}<${CardText} text=${effect.text} /></span>
      </span>`,
    )}
    ${card.condition ? html`<span class="text"><span><${CardText} text=${card.condition} /></span></span>` : null}
  </span>`;
}
