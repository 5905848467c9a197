/** Where the reader is: the path of the page, without loading it anew. */
import { signal } from "@preact/signals";

export const path = signal(location.pathname);

/** @param {string} to */
export function go(to) {
  history.pushState(null, "", to);
  path.value = location.pathname;
  scrollTo(0, 0);
}

addEventListener("popstate", () => (path.value = location.pathname));

/** What stands after `#name=` in the address. @param {string} name @returns {string | null} */
export function fragment(name) {
  return new URLSearchParams(location.hash.slice(1)).get(name);
}

/** Take the fragment off the address, so that a secret does not stay there. */
export function dropFragment() {
  history.replaceState(null, "", location.pathname + location.search);
}
