/** Tables made ready: from the first game to everything. */
import { say } from "../state/words.js";

/**
 * @typedef {object} Draft
 * @property {string} ruleset
 * @property {string[]} sets
 * @property {string | null} teams
 * @property {boolean} relics
 * @property {boolean} extra_achievement
 * @property {Record<string, unknown>} switches
 * @property {{kind: string, name?: string, bot?: string}[]} seats
 * @property {boolean} listed
 */

/** @returns {Draft} */
export function firstGame() {
  return {
    ruleset: "third",
    sets: ["base"],
    teams: null,
    relics: false,
    extra_achievement: false,
    switches: {},
    seats: [{ kind: "me" }, { kind: "bot", bot: "greedy" }],
    listed: false,
  };
}

/** @type {Record<string, Partial<Draft>>} */
export const PRESETS = {
  first: {},
  three: { seats: [{ kind: "me" }, { kind: "bot", bot: "greedy" }, { kind: "bot", bot: "greedy" }] },
  echoes: { sets: ["base", "echoes"] },
  classic: { ruleset: "first", sets: ["base"] },
  teams: { teams: "partners", seats: [{ kind: "me" }, { kind: "open" }, { kind: "open" }, { kind: "open" }] },
  everything: { sets: ["base", "echoes", "cities", "artifacts", "figures"], relics: true },
};

/**
 * The seats as the server wants them: whoever has no name yet gets one, bots one in the reader's language.
 * @param {Draft["seats"]} seats @param {string} me @returns {{kind: string, name?: string, bot?: string}[]}
 */
export function seatsOf(seats, me) {
  /** @type {Set<string>} */
  const taken = new Set();
  /** @param {string} wanted */
  const free = (wanted) => {
    let name = wanted;
    for (let number = 2; taken.has(name); number += 1) name = `${wanted} ${number}`;
    taken.add(name);
    return name;
  };
  const people = seats.map((seat) => (seat.kind === "me" ? { kind: "me", name: free(seat.name?.trim() || me) } : seat));
  return people.map((seat) => (seat.bot ? { ...seat, name: free(say(`bot.name.${seat.bot}`)) } : seat));
}

/** The options as the server wants them. @param {Draft} draft */
export function optionsOf(draft) {
  /** @type {Record<string, unknown>} */
  const options = { ruleset: draft.ruleset, sets: draft.sets };
  if (draft.teams) options.teams = draft.teams;
  if (draft.relics) options.relics = true;
  if (draft.extra_achievement) options.extra_achievement = true;
  return { ...options, ...draft.switches };
}
