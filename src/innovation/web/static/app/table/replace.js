/** A bot may play for somebody who left. */
import { useState } from "preact/hooks";
import { html } from "../html.js";
import { Refusal, ask } from "../state/api.js";
import { say } from "../state/words.js";
import { refusalText } from "../shell/refusal.js";

/** How long somebody must be away before a bot may take over, in milliseconds. */
const PATIENCE = 180000;

/** @param {{state: import("../types").State, name: string}} props */
export function Replace({ state, name }) {
  const [fault, blame] = useState("");
  const seat = state.table.seats.find((one) => one.name === name);
  if (!seat || seat.mine || state.table.status !== "running" || !state.table.mine.length) return null;
  const waited = state.waiting.some((one) => one.seat === seat.seat) && Date.now() - 1000 * state.table.moved > PATIENCE;
  if (seat.kind !== "left" && !(seat.kind === "person" && !seat.here && waited)) return null;
  const replace = () =>
    ask("POST", `/api/tables/${state.table.id}/bot`, { seat: seat.seat, bot: "greedy" }).then(
      () => blame(""),
      (error) => blame(error instanceof Refusal ? refusalText(error) : String(error)),
    );
  return html`<button type="button" class="small" onClick=${replace}>${say("replace.bot")}</button>${fault ? html`<span class="small" role="alert">${fault}</span>` : null}`;
}
