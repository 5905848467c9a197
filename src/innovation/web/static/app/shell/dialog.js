/** A dialog over the page: one at a time, closed by Escape, focus kept inside and given back. */
import { signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { html } from "../html.js";
import { say } from "../state/words.js";
import { Glyph } from "../card/icons.js";
import { hide, shown } from "./popover.js";

/** @type {import("@preact/signals").Signal<{title: () => string, body: () => any, wide?: boolean} | null>} */
export const dialog = signal(null);

/** @param {() => string} title @param {() => any} body @param {boolean} [wide] */
export function open(title, body, wide) {
  hide();
  dialog.value = { title, body, wide };
}

export function close() {
  hide();
  dialog.value = null;
}

/** Keep Tab inside. @param {KeyboardEvent} event @param {HTMLElement} box */
function trap(event, box) {
  const stops = [...box.querySelectorAll("button:not(:disabled), input, select, a[href], [tabindex='0']")];
  const first = stops[0];
  const last = stops[stops.length - 1];
  if (!(first instanceof HTMLElement) || !(last instanceof HTMLElement)) return;
  if (event.shiftKey && document.activeElement === first) {
    event.preventDefault();
    last.focus();
  } else if (!event.shiftKey && document.activeElement === last) {
    event.preventDefault();
    first.focus();
  }
}

/** The open dialog, if one is. */
export function Dialog() {
  const now = dialog.value;
  /** @type {import("preact").RefObject<HTMLDivElement | null>} */
  const box = useRef(null);
  useEffect(() => {
    if (!now || !box.current) return undefined;
    const before = document.activeElement;
    const start = box.current.querySelector("[autofocus]") ?? box.current.querySelector("button");
    if (start instanceof HTMLElement) start.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [now]);
  if (!now) return null;
  /** @param {KeyboardEvent} event */
  const onKey = (event) => {
    event.stopPropagation();
    if (event.key === "Escape" && !shown.value) close();
    if (event.key === "Tab" && box.current && !shown.value?.pinned) trap(event, box.current);
  };
  return html`<div class="overlay" onClick=${(/** @type {MouseEvent} */ event) => event.target === event.currentTarget && close()}>
    <div ref=${box} class=${`dialog${now.wide ? " wide" : ""}`} role="dialog" aria-modal="true" aria-labelledby="dialog-title" onKeyDown=${onKey}>
      <header>
        <h2 id="dialog-title" class="grow">${now.title()}</h2>
        <button type="button" class="plain" onClick=${close} aria-label=${say("close")}><${Glyph} name="close" /></button>
      </header>
      <div class="body" tabindex="0">${now.body()}</div>
    </div>
  </div>`;
}
