/** All cards: search and filters, over the table or as a page of its own. */
import { useEffect, useState } from "preact/hooks";
import { html } from "../html.js";
import { ALL_SETS, cards, learn, nameOf } from "../state/reference.js";
import { settings } from "../state/settings.js";
import { say } from "../state/words.js";
import { CardPage } from "../card/page.js";
import { allIcons } from "../card/facts.js";
import { RESOURCES } from "../card/icons.js";

const AGES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const COLORS = ["red", "yellow", "green", "blue", "purple"];
/** How many cards a page of the list holds. */
const PAGE = 24;

/** Every word of a card, for the search. @param {import("../types").Card} card */
function wordsOf(card) {
  return [card.title, card.name, card.echo, card.inspire, card.condition, ...card.karma, ...card.effects.map((effect) => effect.text)].join(" ").toLowerCase();
}

/** @param {{name: string, values: (string | number)[], value: string, label: (value: string | number) => string, onChoose: (value: string) => void}} props */
function Filter({ name, values, value, label, onChoose }) {
  return html`<label>${say(`browser.${name}`)}
    <select value=${value} onChange=${(/** @type {Event} */ event) => onChoose(/** @type {HTMLSelectElement} */ (event.target).value)}>
      <option value="">${say("browser.any")}</option>
      ${values.map((one) => html`<option value=${one}>${label(one)}</option>`)}
    </select>
  </label>`;
}

/** @param {{sets?: string[], ruleset?: string}} props `sets` are those in play, chosen first */
export function Browser({ sets, ruleset }) {
  const [query, search] = useState("");
  const [filter, choose] = useState(/** @type {Record<string, string>} */ ({}));
  const [room, widen] = useState(PAGE);
  const language = settings.language.value;
  useEffect(() => {
    learn(language, ALL_SETS);
  }, [language]);
  const inPlay = sets ?? ALL_SETS;
  const found = [...cards.value.values()]
    .filter(
      (card) =>
        (filter.set ? card.set === filter.set : inPlay.includes(card.set)) &&
        (!filter.age || card.age === Number(filter.age)) &&
        (!filter.color || card.color === filter.color) &&
        (!filter.icon || allIcons(card).includes(filter.icon)) &&
        (!filter.kind || card.kind === filter.kind || (filter.kind === "demand" && card.effects.some((effect) => effect.kind !== "effect"))) &&
        (!query || wordsOf(card).includes(query.toLowerCase())),
    )
    .sort((one, other) => (one.age || 99) - (other.age || 99) || COLORS.indexOf(one.color) - COLORS.indexOf(other.color) || one.title.localeCompare(other.title));
  /** @param {string} name */
  const setter = (name) => (/** @type {string} */ value) => {
    choose({ ...filter, [name]: value });
    widen(PAGE);
  };
  return html`<div class="browser">
    <div class="filters row">
      <label class="grow">${say("browser.search")} <input type="search" class="grow" autofocus value=${query} onInput=${(/** @type {Event} */ event) => { search(/** @type {HTMLInputElement} */ (event.target).value); widen(PAGE); }} /></label>
      <${Filter} name="set" values=${ALL_SETS} value=${filter.set ?? ""} label=${(/** @type {string} */ set) => nameOf("sets", set)} onChoose=${setter("set")} />
      <${Filter} name="age" values=${AGES} value=${filter.age ?? ""} label=${String} onChoose=${setter("age")} />
      <${Filter} name="color" values=${COLORS} value=${filter.color ?? ""} label=${(/** @type {string} */ color) => nameOf("colors", color)} onChoose=${setter("color")} />
      <${Filter} name="icon" values=${[...RESOURCES, "echo", "inspire", "flag", "fountain", "plus"]} value=${filter.icon ?? ""} label=${(/** @type {string} */ icon) => nameOf("icons", icon)} onChoose=${setter("icon")} />
      <${Filter} name="kind" values=${["demand", "special", "decree"]} value=${filter.kind ?? ""} label=${(/** @type {string} */ kind) => say(`browser.kind.${kind}`)} onChoose=${setter("kind")} />
    </div>
    <p class="soft small" aria-live="polite">${say("browser.found", { count: found.length })}</p>
    <ul class="card-list">${found.slice(0, room).map((card) => html`<li key=${card.name}><${CardPage} name=${card.name} ruleset=${ruleset} /></li>`)}</ul>
    ${found.length > room ? html`<button type="button" onClick=${() => widen(room + 4 * PAGE)}>${say("browser.more", { count: found.length - room })}</button>` : null}
  </div>`;
}
