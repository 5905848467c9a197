/** A table before its game begins: who sits where, invitations, free seats. */
import { useState } from "preact/hooks";
import { html } from "../html.js";
import { Refusal, ask } from "../state/api.js";
import { beSomebody, myName } from "../state/me.js";
import { nameOf } from "../state/reference.js";
import { say } from "../state/words.js";
import { Glyph } from "../card/icons.js";
import { refusalText } from "../shell/refusal.js";
import { fragment } from "../shell/route.js";
import { CopyField } from "./copy_field.js";

/** @typedef {import("../types").Seat} Seat */

/** @param {{state: import("../types").State, connection: import("../state/connection.js").Connection}} props */
export function Room({ state, connection }) {
  const [fault, blame] = useState("");
  const [name, type] = useState("");
  const { table } = state;
  const host = table.hosting ?? false;
  const invite = fragment("invite");
  /** @param {string} what @param {Record<string, unknown>} body */
  const act = async (what, body) => {
    try {
      if (what === "sit") await beSomebody(name.trim() || undefined);
      await ask("POST", `/api/tables/${table.id}/${what}`, body);
      if (what === "sit") connection.again();
      blame("");
    } catch (error) {
      blame(error instanceof Refusal ? refusalText(error) : String(error));
    }
  };
  /** @param {Seat} seat */
  const sit = (seat) => act("sit", { seat: seat.seat, ...(name.trim() || myName.value ? { name: name.trim() || myName.value } : {}), ...(invite ? { invite } : {}) });
  return html`<main class="narrow room" id="main">
    <section class="sheet padded">
      <h1>${say("room.title")}</h1>
      <p class="soft">${(table.options.sets ?? ["base"]).map((/** @type {string} */ set) => nameOf("sets", set)).join(" · ")} · ${say(`ruleset.${table.options.ruleset ?? "third"}`)}</p>
      ${table.mine.length ? null : html`<label>${say("lobby.name")} <input type="text" maxlength="40" value=${name || myName.value || ""} onInput=${(/** @type {Event} */ event) => type(/** @type {HTMLInputElement} */ (event.target).value)} /></label>`}
      <ol class="seat-list">
        ${table.seats.map((seat) => html`<li class="row">
          <${Glyph} name=${seat.kind === "bot" ? "bot" : "person"} />
          <b class="grow">${seat.name ?? say("lobby.free")}${seat.kind === "invited" ? html` <span class="chip">${say("room.invited")}</span>` : null}${seat.mine ? html` <span class="chip">${say("panel.you")}</span>` : null}</b>
          ${seat.kind === "open" && !table.mine.length ? html`<button type="button" class="primary" onClick=${() => sit(seat)}>${say("room.sit")}</button>` : null}
          ${seat.kind === "open" && host ? html`<button type="button" onClick=${() => act("bot", { seat: seat.seat, bot: "greedy" })}>${say("room.bot")}</button>` : null}
          ${seat.kind === "bot" && host ? html`<button type="button" onClick=${() => act("open", { seat: seat.seat })}>${say("room.unbot")}</button>` : null}
          ${seat.mine ? html`<button type="button" class="plain" onClick=${() => act("leave", { seat: seat.seat })}>${say("room.leave")}</button>` : null}
        </li>`)}
      </ol>
      <p>${say("room.waiting")}</p>
      ${table.invite ? html`<h2>${say("room.invite")}</h2><p class="soft small">${say("room.invite.help")}</p><${CopyField} label=${say("room.invite")} text=${`${location.origin}/table/${table.id}#invite=${table.invite}`} />` : null}
      ${host ? html`<label class="listed"><input type="checkbox" checked=${table.listed} onChange=${() => act("listed", { listed: !table.listed })} /> <span>${say("create.listed")}</span></label>` : null}
      ${fault ? html`<p class="banner bad" role="alert">${fault}</p>` : null}
    </section>
  </main>`;
}
