/** Which cards a back could be, as far as the reader has seen and remembers. */
import { html } from "../html.js";
import { backOf, cards, nameOf, sorted } from "../state/reference.js";
import { say } from "../state/words.js";
import { SetMark, Value } from "./face.js";
import { Shape } from "./icons.js";

/** @param {{names: string[]}} props */
function Names({ names }) {
  return html`<ul class="could-be">
    ${sorted(names).map((name) => {
      const card = cards.value.get(name);
      return card ? html`<li class=${`c-${card.color}`}><${Shape} color=${card.color} /> ${card.title} <${Value} value=${card.age} /><${SetMark} set=${card.set} /></li>` : null;
    })}
  </ul>`;
}

/** @param {{back: string, told?: import("../types").CouldBeGroup | null}} props `told`: what is known of the cards in their place */
export function CouldBe({ back, told }) {
  const facts = backOf(back);
  if (!facts) return null;
  const known = told?.known ?? [];
  const rest = told ? told.count - known.length : 0;
  return html`<article class="card-page">
    <header><h3 class="grow">${say(told && told.count > 1 ? "back.several" : "back.one", { count: told?.count ?? 1, value: facts.age, set: nameOf("sets", facts.set) })}</h3></header>
    ${known.length ? html`<p class="soft small">${say(rest ? "back.known_some" : "back.known", { count: known.length })}</p><${Names} names=${known} />` : null}
    ${told && rest > 0 ? html`<p class="soft small">${say(rest > 1 ? "back.could_be_several" : "back.could_be", { count: told.possible.length })}</p><${Names} names=${told.possible} />` : null}
  </article>`;
}
