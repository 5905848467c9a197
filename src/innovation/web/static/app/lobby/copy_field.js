/** A text to take along, with a button that copies it. */
import { useState } from "preact/hooks";
import { html } from "../html.js";
import { say } from "../state/words.js";

/** @param {{label: string, text: string}} props */
export function CopyField({ label, text }) {
  const [copied, tell] = useState(false);
  const copy = async () => {
    await navigator.clipboard?.writeText(text);
    tell(true);
  };
  return html`<div class="row copy-field"><input type="text" class="grow" readonly aria-label=${label} value=${text} onFocus=${(/** @type {Event} */ event) => /** @type {HTMLInputElement} */ (event.target).select()} />
    <button type="button" onClick=${copy}>${say(copied ? "copied" : "copy")}</button></div>`;
}
