/** What unseen cards could be, asked of the server once a version, when a back is looked at. */
import { signal } from "@preact/signals";

/** @typedef {import("../types").CouldBeGroup} CouldBeGroup */
/** @typedef {import("../types").State} State */

/** @type {import("@preact/signals").Signal<{key: string, groups: CouldBeGroup[]} | null>} */
const told = signal(null);
let asked = "";

/** @param {import("../state/connection.js").Connection} connection @param {State} state */
function keyOf(connection, state) {
  return `${connection.id} ${state.seat} ${state.version}`;
}

/** Learn what unseen cards could be. @param {import("../state/connection.js").Connection} connection @param {State} state */
export async function guess(connection, state) {
  const key = keyOf(connection, state);
  if (asked === key) return;
  asked = key;
  const answer = await connection.couldBe();
  if (asked !== key) return;
  if (answer?.type === "could_be" && answer.version === state.version) told.value = { key, groups: answer.groups };
  else asked = ""; // refused, or the game has gone on: ask again at the next look
}

/**
 * What the cards of a back could be: in their place where that is told, else anywhere at the table. Null while it is not known.
 * @param {import("../state/connection.js").Connection} connection
 * @param {State} state
 * @param {{back: string | null, owner: string | null, zone: string | null, color: string | null}} thing
 * @returns {CouldBeGroup | null}
 */
export function guessed(connection, state, thing) {
  const now = told.value;
  if (!thing.back || now?.key !== keyOf(connection, state)) return null;
  const alike = now.groups.filter((group) => group.back === thing.back);
  const here = alike.find((group) => group.zone === thing.zone && (group.owner ?? null) === thing.owner && (!group.color || group.color === thing.color));
  if (here || !alike.length) return here ?? null;
  const possible = [...new Set(alike.flatMap((group) => [...group.known, ...group.possible]))];
  return { owner: null, zone: "", color: null, back: thing.back, count: 1, known: [], possible };
}
