/** All about one card: facts, texts, rulings. */
import { html } from "../html.js";
import { cardOf, nameOf } from "../state/reference.js";
import { say } from "../state/words.js";
import { SetMark, Texts, Value } from "./face.js";
import { faceValue, iconAt } from "./facts.js";
import { Icon, Shape } from "./icons.js";
import { CardText } from "./text.js";

const UPPER = ["top_left", "top_center", "top_right"];
const LOWER = ["bottom_left", "bottom_center", "bottom_right"];

/** The icons where they lie on the card. @param {{card: import("../types").Card}} props */
export function IconPlan({ card }) {
  /** @param {string} place */
  const cell = (place) => html`<${Icon} icon=${iconAt(card, place) || "none"} age=${card.age} />`;
  return html`<span class="icon-plan">${UPPER.map(cell)}${LOWER.map(cell)}</span>`;
}

/** @param {{name: string, ruleset?: string, effect?: number | null}} props `effect` is the one carried out now */
export function CardPage({ name, ruleset, effect }) {
  const card = cardOf(name);
  if (!card) return html`<p>${name}</p>`;
  const heading = card.color ? `c-${card.color}` : "c-none";
  return html`<article class=${`card-page ${heading}`} lang=${null}>
    <header>
      <div class="grow">
        <h3>${card.title}</h3>
        <p class="facts">
          ${card.color
            ? html`<${Shape} color=${card.color} /> ${nameOf("colors", card.color)} · ${say("card.value")} <${Value} value=${faceValue(card)} /> · ${nameOf("sets", card.set)} <${SetMark} set=${card.set} />`
            : say(`card.kind.${card.kind}`)}
        </p>
      </div>
      ${card.color ? html`<${IconPlan} card=${card} />` : null}
    </header>
    <${Texts} card=${card} ruleset=${ruleset} current=${effect} />
    ${card.rulings.length
      ? html`<div class="rulings"><h4>${say("card.rulings")}</h4><ul>${card.rulings.map((ruling) => html`<li><${CardText} text=${ruling} /></li>`)}</ul></div>`
      : null}
  </article>`;
}
