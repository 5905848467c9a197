/** The text of an effect, in which [3] is a value. */
import { html } from "../html.js";

/** @param {{text: string}} props */
export function CardText({ text }) {
  const pieces = text.split(/\[(\d+)\]/);
  return html`${pieces.map((piece, number) => (number % 2 ? html`<span class="value-mark">${piece}</span>` : piece))}`;
}
