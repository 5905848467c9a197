/** The cards and the names of things in the reader's language. */
import { signal } from "@preact/signals";
import { ask } from "./api.js";
import { settings } from "./settings.js";

/** @typedef {import("../types").Card} Card */

export const ALL_SETS = ["base", "echoes", "cities", "artifacts", "figures"];

/** @type {import("@preact/signals").Signal<Map<string, Card>>} Every card loaded so far, by English name. */
export const cards = signal(new Map());
/** @type {import("@preact/signals").Signal<Record<string, Record<string, string>>>} */
const names = signal({});
/** @type {Map<string, Promise<any>>} */
const fetched = new Map();

/** @param {string} path @returns {Promise<any>} */
function once(path) {
  let answer = fetched.get(path);
  if (!answer) {
    answer = ask("GET", path);
    fetched.set(path, answer);
    answer.catch(() => fetched.delete(path));
  }
  return answer;
}

/** A card with every list it may lack, as special achievements do. @param {any} card @returns {Card} */
function whole(card) {
  return { age: 0, color: "", icons: {}, featured: null, echo: null, inspire: null, ...card, effects: card.effects ?? [], karma: card.karma ?? [], rulings: card.rulings ?? [] };
}

/** Make the cards of these sets known in a language. @param {string} language @param {string[]} sets */
export async function learn(language, sets) {
  const wanted = ["base", ...sets.filter((set) => set !== "base")];
  const [words, ...parts] = await Promise.all([
    once(`/api/words/${language}`),
    ...wanted.map((set) => once(`/api/cards/${language}/${set}`)),
  ]);
  if (settings.language.value !== language) return;
  const known = new Map(cards.value);
  for (const part of parts) for (const card of part.cards) known.set(card.name, whole(card));
  names.value = words;
  cards.value = known;
}

/** @param {string} name @returns {Card | undefined} */
export function cardOf(name) {
  return cards.value.get(name);
}

/** A card's name in the reader's language. @param {string} name @returns {string} */
export function titleOf(name) {
  return cards.value.get(name)?.title ?? name;
}

/**
 * The name of a color, icon, set, zone, splay or age.
 * @param {"colors" | "icons" | "sets" | "zones" | "splays" | "ages"} kind
 * @param {string | number} key
 * @returns {string}
 */
export function nameOf(kind, key) {
  return names.value[kind]?.[String(key)] ?? String(key);
}

/** What a back shows. @param {string} text @returns {{age: number, set: string} | null} */
export function backOf(text) {
  const match = /^back (\d+) (\w+)/.exec(text);
  return match ? { age: Number(match[1]), set: match[2] } : null;
}

const COLOR_ORDER = ["red", "yellow", "green", "blue", "purple"];

/** Cards and backs as a player sorts them: by value, color, set. @param {string[]} texts @returns {string[]} */
export function sorted(texts) {
  /** @param {string} text */
  const key = (text) => {
    const back = backOf(text);
    if (back) return back.age * 1000 + 900 + ALL_SETS.indexOf(back.set);
    const card = cards.value.get(text);
    return (card?.age ?? 99) * 1000 + COLOR_ORDER.indexOf(card?.color ?? "") * 100 + ALL_SETS.indexOf(card?.set ?? "");
  };
  return [...texts].sort((one, other) => key(one) - key(other) || one.localeCompare(other));
}
