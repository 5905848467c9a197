/** Who plays together. */

/** @typedef {import("../types").State} State */

/** The players whose achievements count together: with teams, partners sit opposite each other. @param {State} state @param {string} name @returns {string[]} */
export function teamOf(state, name) {
  const names = state.table.seats.map((seat) => seat.name ?? "");
  if (!state.table.options.teams) return [name];
  return names.filter((_, seat) => (seat - names.indexOf(name)) % 2 === 0);
}
