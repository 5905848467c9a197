/** A card's name inside a text, which shows the card on hover, tap or focus. A span, since a button would not break across lines. */
import { html } from "../html.js";
import { titleOf } from "../state/reference.js";

/** @param {{card?: string | null, back?: string | null, text?: string, zone?: string, flip?: boolean}} props */
export function CardLink({ card, back, text, zone, flip }) {
  return html`<span role="button" tabindex="0" class="card-link" data-card=${card} data-back=${back} data-zone=${zone} data-flip=${flip ? card : null}>${text ?? titleOf(card ?? "")}</span>`;
}
