/** Which cards a back could be, as far as the table shows. */
import { html } from "../html.js";
import { backOf, cards, nameOf, sorted } from "../state/reference.js";
import { say } from "../state/words.js";
import { SetMark, Value } from "./face.js";
import { Shape } from "./icons.js";

/** @param {{back: string, visible?: Set<string>}} props `visible` are the cards that the reader sees elsewhere */
export function CouldBe({ back, visible }) {
  const facts = backOf(back);
  if (!facts) return null;
  const possible = [...cards.value.values()].filter(
    (card) => card.kind === "card" && !card.relic && card.age === facts.age && card.set === facts.set && !visible?.has(card.name),
  );
  return html`<article class="card-page">
    <header><h3 class="grow">${say("back.one", { value: facts.age, set: nameOf("sets", facts.set) })}</h3></header>
    <p class="soft small">${say("back.could_be", { count: possible.length })}</p>
    <ul class="could-be">
      ${sorted(possible.map((card) => card.name)).map((name) => {
        const card = /** @type {import("../types").Card} */ (cards.value.get(name));
        return html`<li class=${`c-${card.color}`}><${Shape} color=${card.color} /> ${card.title} <${Value} value=${card.age} /><${SetMark} set=${card.set} /></li>`;
      })}
    </ul>
  </article>`;
}
