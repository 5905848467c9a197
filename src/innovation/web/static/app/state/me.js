/** Who I am on this device, and my tables. */
import { signal } from "@preact/signals";
import { ask } from "./api.js";
import { say } from "./words.js";

/** @type {import("@preact/signals").Signal<string | null>} */
export const myName = signal(null);

/** Ask the server who I am. */
export async function recall() {
  const { name } = await ask("GET", "/api/me");
  myName.value = name;
}

/** Be somebody: a name of my own choice, or one for the start. @param {string} [name] */
export async function beSomebody(name) {
  if (!name && myName.value) return;
  const ready = say("names.ready").split(" ");
  const wanted = name ?? ready[Math.floor(Math.random() * ready.length)];
  const answer = await ask("PUT", "/api/me", { name: wanted });
  myName.value = answer.name;
}
