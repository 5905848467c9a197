/** All about this table: its options, seats and links; leaving it, taking a seat, a report of a fault. */
import { useState } from "preact/hooks";
import { html } from "../html.js";
import { Refusal, ask } from "../state/api.js";
import { beSomebody, myName } from "../state/me.js";
import { nameOf } from "../state/reference.js";
import { say } from "../state/words.js";
import { Glyph } from "../card/icons.js";
import { CopyField } from "../lobby/copy_field.js";
import { close } from "../shell/dialog.js";
import { refusalText } from "../shell/refusal.js";
import { fragment } from "../shell/route.js";
import { logText } from "./log.js";

/** @typedef {import("../types").State} State */
/** @typedef {import("../types").Seat} Seat */

/** How many of the last log lines a report holds. */
const REPORTED = 30;

/** What a report of a fault needs: where, when, what was asked, what was last seen. @param {State} state @param {import("../types").Row[]} rows */
function report(state, rows) {
  const { table, decision, view } = state;
  const lines = [
    `table ${table.id} version ${state.version} engine ${table.engine}`,
    `options ${JSON.stringify(table.options)}`,
    `turn ${view?.turn.number} action ${view?.turn.action} player ${view?.turn.player}`,
    decision ? `decision ${decision.number} ${decision.kind} ${decision.verb} ${decision.source ?? ""} ${decision.effect ?? ""}: ${decision.options.map((option) => option.text).join(", ")}` : "no decision of mine",
    logText(rows.slice(-REPORTED)),
  ];
  return lines.join("\n");
}

/** What differs from the defaults, in words. @param {{options: Record<string, any>}} props */
function Options({ options }) {
  const told = [
    say(`ruleset.${options.ruleset ?? "third"}`),
    ...(options.sets ?? ["base"]).map((/** @type {string} */ set) => nameOf("sets", set)),
    ...(options.relics ? [say("create.relics")] : []),
    ...(options.teams ? [say("create.teams")] : []),
    ...(options.extra_achievement ? [say("create.extra")] : []),
  ];
  const switches = Object.entries(options).filter(([name]) => !["ruleset", "sets", "relics", "teams", "extra_achievement", "players"].includes(name));
  return html`<p>${told.join(" · ")}</p>
    ${switches.length ? html`<ul>${switches.map(([name, value]) => html`<li>${say(`switch.${name}`)}: ${say(`switch.${name}.${String(value).replace(/ /g, "_")}`)}</li>`)}</ul>` : null}`;
}

/** @param {{state: State, rows: import("../types").Row[], connection: import("../state/connection.js").Connection}} props */
export function TableMenu({ state, rows, connection }) {
  const [fault, blame] = useState("");
  const [leaving, doubt] = useState(-1);
  const { table } = state;
  const invite = fragment("invite");
  /** @param {string} what @param {Record<string, unknown>} body */
  const act = async (what, body) => {
    try {
      if (what === "sit") await beSomebody();
      await ask("POST", `/api/tables/${table.id}/${what}`, { ...body, ...(what === "sit" && invite ? { invite } : {}) });
      connection.again();
      close();
    } catch (error) {
      blame(error instanceof Refusal ? refusalText(error) : String(error));
    }
  };
  /** Whether I play this seat now: one that a bot plays for me stays mine to take again. @param {Seat} seat */
  const played = (seat) => table.mine.includes(seat.seat);
  /** @param {Seat} seat */
  const free = (seat) => table.status === "running" && !played(seat) && (seat.kind === "bot" || seat.kind === "left" || seat.substitutes);
  return html`<div class="table-menu">
    <${Options} options=${table.options} />
    <h3>${say("create.seats")}</h3>
    <ol class="seat-list">
      ${table.seats.map((seat) => html`<li class="row">
        <${Glyph} name=${seat.kind === "bot" || seat.substitutes ? "bot" : "person"} /><b class="grow">${seat.name}</b>
        ${played(seat) && table.status === "running" ? html`<button type="button" onClick=${() => (leaving === seat.seat ? act("leave", { seat: seat.seat }) : doubt(seat.seat))}>${say(leaving === seat.seat ? "menu.sure" : "room.leave")}</button>` : null}
        ${free(seat) ? html`<button type="button" onClick=${() => act("sit", { seat: seat.seat, ...(myName.value ? { name: myName.value } : {}) })}>${say("menu.take")}</button>` : null}
      </li>`)}
    </ol>
    <h3>${say("menu.watch")}</h3>
    <${CopyField} label=${say("menu.watch")} text=${`${location.origin}/table/${table.id}`} />
    ${table.invite ? html`<h3>${say("room.invite")}</h3><p class="small soft">${say("menu.invite.help")}</p><${CopyField} label=${say("room.invite")} text=${`${location.origin}/table/${table.id}#invite=${table.invite}`} />` : null}
    <h3>${say("menu.report")}</h3>
    <p class="small soft">${say("menu.report.help")}</p>
    <button type="button" onClick=${() => navigator.clipboard?.writeText(report(state, rows))}>${say("menu.report.copy")}</button>
    ${fault ? html`<p class="banner bad" role="alert">${fault}</p>` : null}
  </div>`;
}
