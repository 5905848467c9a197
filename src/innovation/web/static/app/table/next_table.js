/** On to the next table that waits for me. */
import { ask } from "../state/api.js";
import { go } from "../shell/route.js";

/** @param {string} here */
export async function nextTable(here) {
  const { tables } = await ask("GET", "/api/me/tables");
  const next = tables.find((/** @type {import("../types").Table} */ table) => table.id !== here && table.my_turn);
  go(next ? `/table/${next.id}` : "/");
}
