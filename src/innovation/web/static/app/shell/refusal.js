/** What the page says to a refusal of the server. */
import { say } from "../state/words.js";

const KNOWN = ["bad_request", "no_person", "not_yours", "bad_origin", "not_found", "not_now", "too_large", "too_fast", "stale", "illegal", "unreachable"];

/** @param {{code: string, message: string}} refusal @returns {string} */
export function refusalText({ code, message }) {
  const known = KNOWN.includes(code) ? say(`refusal.${code}`) : say("refusal.other");
  return code === "bad_request" && message ? `${known} (${message})` : known;
}
