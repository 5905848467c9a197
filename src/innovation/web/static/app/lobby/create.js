/** A new table: seats and every option, each with a word of help. */
import { useState } from "preact/hooks";
import { html } from "../html.js";
import { Refusal, ask } from "../state/api.js";
import { beSomebody, myName } from "../state/me.js";
import { ALL_SETS, nameOf } from "../state/reference.js";
import { say } from "../state/words.js";
import { Glyph } from "../card/icons.js";
import { refusalText } from "../shell/refusal.js";
import { go } from "../shell/route.js";
import { PRESETS, firstGame, optionsOf, seatsOf } from "./presets.js";

/** @typedef {import("./presets.js").Draft} Draft */
/** @typedef {{name: string, values: (string | number)[], needs: string | null}} Switch */

const RULESETS = ["third", "first", "echoes_v1"];

/** @param {Draft} draft @returns {[number, number]} the least and the most players */
function room(draft) {
  if (draft.teams) return [4, 4];
  if (draft.ruleset !== "echoes_v1") return [2, 4];
  return draft.switches.big_table === "on" ? [5, 6] : [2, 5];
}

/** Keep a draft free of contradictions; `switches` are those that the server knows. @param {Draft} draft @param {Switch[]} switches @returns {Draft} */
export function settled(draft, switches) {
  const next = { ...draft, switches: { ...draft.switches }, seats: [...draft.seats] };
  if (next.ruleset === "first") next.sets = ["base"];
  if (next.ruleset === "echoes_v1") next.sets = ["base", "echoes"];
  if (!next.sets.includes("artifacts")) next.relics = false;
  for (const one of switches) if (!applies(next, one)) delete next.switches[one.name];
  const [least, most] = room(next);
  while (next.seats.length < least) next.seats.push({ kind: "bot", bot: "greedy" });
  next.seats.length = Math.min(next.seats.length, most);
  return next;
}

/** @param {{title: string, help?: string, children?: any}} props */
function Field({ title, help, children }) {
  return html`<fieldset class="choice"><legend>${title}</legend>${help ? html`<p class="soft small">${help}</p>` : null}${children}</fieldset>`;
}

/** @param {{name: string, values: string[], value: string, label: (value: string) => string, onChoose: (value: string) => void}} props */
function Segments({ name, values, value, label, onChoose }) {
  return html`<div class="segments">
    ${values.map((one) => html`<label class="segment"><input type="radio" name=${name} value=${one} checked=${one === value} onChange=${() => onChoose(one)} /><span>${label(one)}</span></label>`)}
  </div>`;
}

/** @param {{draft: Draft, change: (draft: Draft) => void, bots: string[]}} props */
function Seats({ draft, change, bots }) {
  const kinds = ["me", "open", ...bots.map((bot) => `bot:${bot}`)];
  const [least, most] = room(draft);
  /** @param {number} number @param {string} kind */
  const set = (number, kind) => {
    const seats = [...draft.seats];
    const [word, bot] = kind.split(":");
    seats[number] = bot ? { kind: word, bot } : { kind: word };
    change({ ...draft, seats });
  };
  return html`<ol class="seat-list">
    ${draft.seats.map((seat, number) => {
      const kind = seat.bot ? `bot:${seat.bot}` : seat.kind;
      const mineBefore = draft.seats.slice(0, number).some((one) => one.kind === "me");
      return html`<li class="row">
        <${Glyph} name=${seat.bot ? "bot" : "person"} />
        <label class="grow"><span class="unseen">${say("create.seat", { number: number + 1 })}</span>
          <select class="grow" value=${kind} onChange=${(/** @type {Event} */ event) => set(number, /** @type {HTMLSelectElement} */ (event.target).value)}>
            ${kinds.map((one) => html`<option value=${one}>${one.startsWith("bot:") ? say(`bot.${one.slice(4)}`) : say(one === "me" && mineBefore ? "seat.me_too" : `seat.${one}`)}</option>`)}
          </select></label>
        ${seat.kind === "me" && mineBefore
          ? html`<input type="text" maxlength="40" aria-label=${say("create.name_of_seat", { number: number + 1 })} placeholder=${say("create.name")} value=${seat.name ?? ""} onInput=${(/** @type {Event} */ event) => {
              const seats = [...draft.seats];
              seats[number] = { ...seat, name: /** @type {HTMLInputElement} */ (event.target).value };
              change({ ...draft, seats });
            }} />`
          : null}
        ${draft.seats.length > least ? html`<button type="button" class="plain" aria-label=${say("create.fewer", { number: number + 1 })} onClick=${() => change({ ...draft, seats: draft.seats.filter((_, other) => other !== number) })}><${Glyph} name="close" /></button>` : null}
      </li>`;
    })}
    ${draft.seats.length < most ? html`<li><button type="button" onClick=${() => change({ ...draft, seats: [...draft.seats, { kind: "open" }] })}>${say("create.more")}</button></li>` : null}
  </ol>`;
}

/** @param {{options: any}} props `options` of `/api/options` */
export function Create({ options }) {
  const [draft, redraw] = useState(firstGame());
  const [preset, setPreset] = useState("first");
  const [fault, blame] = useState("");
  const [busy, wait] = useState(false);
  const bots = (options?.bots ?? ["random", "greedy"]).map((/** @type {any} */ bot) => (typeof bot === "string" ? bot : bot.name));
  /** @type {Switch[]} */
  const known = options?.switches ?? [];
  /** @param {Draft} next */
  const change = (next) => {
    setPreset("");
    redraw(settled(next, known));
  };
  /** @param {string} name */
  const choose = (name) => {
    setPreset(name);
    redraw(settled({ ...firstGame(), ...PRESETS[name] }, known));
  };
  const create = async () => {
    wait(true);
    try {
      await beSomebody();
      const seats = seatsOf(draft.seats, myName.value ?? "");
      const answer = await ask("POST", "/api/tables", { options: optionsOf(draft), seats, listed: draft.listed });
      go(`/table/${answer.id}`);
    } catch (error) {
      blame(error instanceof Refusal ? refusalText(error) : String(error));
      wait(false);
    }
  };
  const switches = known.filter((one) => applies(draft, one));
  return html`<div class="create">
    <${Field} title=${say("create.presets")}>
      <div class="row presets">${Object.keys(PRESETS).map((name) => html`<button type="button" class="preset" aria-pressed=${preset === name} onClick=${() => choose(name)}><b>${say(`preset.${name}`)}</b><small>${say(`preset.${name}.help`)}</small></button>`)}</div>
    <//>
    <${Field} title=${say("create.seats")} help=${say("create.seats.help")}><${Seats} draft=${draft} change=${change} bots=${bots} /><//>
    <${Field} title=${say("create.sets")} help=${say("create.sets.help")}>
      <div class="set-choices">
        ${ALL_SETS.map((set) => html`<label class="set-choice"><input type="checkbox" checked=${draft.sets.includes(set)} disabled=${set === "base" || draft.ruleset !== "third"} onChange=${() =>
          change({ ...draft, sets: draft.sets.includes(set) ? draft.sets.filter((one) => one !== set) : ALL_SETS.filter((one) => one === set || draft.sets.includes(one)) })} />
          <span><b>${nameOf("sets", set)}</b><small class="soft">${say(`set.${set}.help`)}</small></span></label>`)}
      </div>
    <//>
    <details>
      <summary>${say("create.more_options")}</summary>
      <${Field} title=${say("create.ruleset")} help=${say(`ruleset.${draft.ruleset}.help`)}>
        <${Segments} name="ruleset" values=${RULESETS} value=${draft.ruleset} label=${(/** @type {string} */ one) => say(`ruleset.${one}`)} onChoose=${(/** @type {string} */ ruleset) => change({ ...draft, ruleset, switches: {} })} />
      <//>
      <div class="checks">
        <label><input type="checkbox" checked=${draft.teams === "partners"} onChange=${() => change({ ...draft, teams: draft.teams ? null : "partners" })} /> <span><b>${say("create.teams")}</b> <small class="soft">${say("create.teams.help")}</small></span></label>
        <label><input type="checkbox" checked=${draft.extra_achievement} onChange=${() => change({ ...draft, extra_achievement: !draft.extra_achievement })} /> <span><b>${say("create.extra")}</b> <small class="soft">${say("create.extra.help")}</small></span></label>
        <label><input type="checkbox" disabled=${!draft.sets.includes("artifacts")} checked=${draft.relics} onChange=${() => change({ ...draft, relics: !draft.relics })} /> <span><b>${say("create.relics")}</b> <small class="soft">${say("create.relics.help")}</small></span></label>
      </div>
      ${switches.map((facts) => {
        const { name } = facts;
        const values = facts.values.map(String);
        return html`<${Field} key=${name} title=${say(`switch.${name}`)} help=${say(`switch.${name}.help`)}>
          <${Segments} name=${name} values=${values} value=${String(draft.switches[name] ?? values[0])} label=${(/** @type {string} */ value) => say(`switch.${name}.${value.replace(/ /g, "_")}`)}
            onChoose=${(/** @type {string} */ value) => {
              const kept = { ...draft.switches };
              const chosen = facts.values.find((one) => String(one) === value);
              if (value === values[0]) delete kept[name];
              else kept[name] = chosen;
              change({ ...draft, switches: kept });
            }} />
        <//>`;
      })}
    </details>
    <label class="listed"><input type="checkbox" checked=${draft.listed} onChange=${() => change({ ...draft, listed: !draft.listed })} /> <span>${say("create.listed")}</span></label>
    ${fault ? html`<p class="banner bad" role="alert">${fault}</p>` : null}
    <button type="button" class="primary big" disabled=${busy} onClick=${create}>${say(draft.seats.some((seat) => seat.kind === "open") ? "create.open" : "create.start")}</button>
  </div>`;
}

/** Whether a switch means anything for this draft. @param {Draft} draft @param {Switch} one */
function applies(draft, { name, needs }) {
  if (needs && !draft.sets.includes(needs)) return false;
  if (name.startsWith("relics_")) return draft.relics;
  if (name === "big_table" || name === "mixed_backs_public") return draft.ruleset === "echoes_v1";
  if (name === "empty_base_age") return draft.sets.length > 1 && draft.ruleset === "third";
  if (name === "echoes_draw") return draft.ruleset === "third";
  if (name === "other_player_hits_teammate") return Boolean(draft.teams);
  return true;
}
