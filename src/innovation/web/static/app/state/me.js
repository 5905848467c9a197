/** Who I am on this device, and my tables. */
import { signal } from "@preact/signals";
import { ask } from "./api.js";

/** @type {import("@preact/signals").Signal<string | null>} */
export const myName = signal(null);

/** Names for those who have not chosen one; none may be the name of a card. */
const NAMES = ["Ada", "Emmy", "Brunel", "Maryam", "Noether", "Lovelace"];

/** Ask the server who I am. */
export async function recall() {
  const { name } = await ask("GET", "/api/me");
  myName.value = name;
}

/** Be somebody: a name of my own choice, or one for the start. @param {string} [name] */
export async function beSomebody(name) {
  if (!name && myName.value) return;
  const wanted = name ?? NAMES[Math.floor(Math.random() * NAMES.length)];
  const answer = await ask("PUT", "/api/me", { name: wanted });
  myName.value = answer.name;
}
