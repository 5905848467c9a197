/** What can be read off the cards themselves: which icons show, and what they add up to. */
import { RESOURCES } from "./icons.js";

/** @typedef {import("../types").Card} Card */
/** @typedef {import("../types").Stack} Stack */

/** Which places of a covered card show, by splay (rules 7.2.2). */
export const SHOWING = /** @type {Record<string, string[]>} */ ({
  none: [],
  left: ["top_right", "bottom_right"],
  right: ["top_left", "bottom_left"],
  up: ["bottom_left", "bottom_center", "bottom_right"],
});

/** The icon in a place of a card, "" without one. @param {Card} card @param {string} place @returns {string} */
export function iconAt(card, place) {
  const icon = card.icons?.[place] ?? card.icons?.[place.replace("_", " ")] ?? "";
  return icon === "none" ? "" : icon;
}

/** The icons of a card in these places. @param {Card} card @param {string[]} places @returns {string[]} */
export function iconsAt(card, places) {
  return places.map((place) => iconAt(card, place)).filter(Boolean);
}

/** All icons of a card. @param {Card} card @returns {string[]} */
export function allIcons(card) {
  return Object.values(card.icons ?? {}).filter((icon) => icon !== "none");
}

/**
 * Every icon that a stack shows, the top card's first.
 * @param {Stack} stack
 * @param {(name: string) => Card | undefined} find
 * @returns {string[]}
 */
export function stackIcons(stack, find) {
  const top = find(stack.cards[0]);
  const icons = top ? allIcons(top) : [];
  for (const name of stack.cards.slice(1)) {
    const card = find(name);
    if (card) icons.push(...iconsAt(card, SHOWING[stack.splay]));
  }
  return icons;
}

/** How many of each resource are among icons. @param {string[]} icons @returns {Record<string, number>} */
export function counted(icons) {
  const counts = Object.fromEntries(RESOURCES.map((icon) => [icon, 0]));
  for (const icon of icons) if (icon in counts) counts[icon] += 1;
  return counts;
}

/** The value a card has on a board (rules 1.5.2): one card shows another than its back. @param {Card} card */
export function faceValue(card) {
  return card.front ?? card.age;
}

/** The effects as the table's edition prints them. @param {Card} card @param {string} [ruleset] */
export function effectsOf(card, ruleset) {
  return ruleset && ruleset !== "third" && card.effects_first ? card.effects_first : card.effects;
}
