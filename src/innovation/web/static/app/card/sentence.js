/** A sentence of the server, in which each card shows its text on hover, tap or focus. */
import { html } from "../html.js";
import { CardLink } from "./link.js";

/** @param {import("../types").Sentence} sentence @returns {string} */
export function plain(sentence) {
  return sentence.map((piece) => (typeof piece === "string" ? piece : piece.text)).join("");
}

/** @param {{of: import("../types").Sentence, still?: boolean}} props `still`: no buttons inside, for use on a button */
export function Sentence({ of, still }) {
  return html`${of.map((piece) => {
    if (typeof piece === "string") return piece;
    if (still) return html`<b class="card-word">${piece.text}</b>`;
    return html`<${CardLink} card=${piece.card} back=${piece.back} text=${piece.text} />`;
  })}`;
}
