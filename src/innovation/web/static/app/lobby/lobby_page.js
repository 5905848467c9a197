/** The lobby: a game within one click, my tables, open tables, a new table. */
import { useEffect, useState } from "preact/hooks";
import { html } from "../html.js";
import { Refusal, ask } from "../state/api.js";
import { beSomebody, myName } from "../state/me.js";
import { learn, nameOf } from "../state/reference.js";
import { settings } from "../state/settings.js";
import { say } from "../state/words.js";
import { Glyph, Icon, RESOURCES } from "../card/icons.js";
import { Aid } from "../shell/aid.js";
import { Browser } from "../shell/browser.js";
import { open } from "../shell/dialog.js";
import { Popover, attach } from "../shell/popover.js";
import { notice } from "../shell/notice.js";
import { refusalText } from "../shell/refusal.js";
import { go } from "../shell/route.js";
import { TopBar } from "../shell/top_bar.js";
import { Create } from "./create.js";
import { PersonalLink } from "./personal_link.js";
import { firstGame, optionsOf, seatsOf } from "./presets.js";

/** @typedef {import("../types").Table} Table */

const REFRESH = 5000;

/** @param {{table: Table}} props */
function TableRow({ table }) {
  const names = table.seats.map((seat) => seat.name ?? say("lobby.free")).join(" · ");
  const sets = (table.options.sets ?? ["base"]).map((/** @type {string} */ set) => nameOf("sets", set)).join(" · ");
  return html`<li class=${`table-row sheet${table.my_turn ? " my-turn" : ""}`}>
    <div class="grow">
      <b>${names}</b>
      <div class="small soft">${sets} · ${say(`lobby.status.${table.status}`)}</div>
    </div>
    ${table.my_turn ? html`<span class="chip turn-chip">${say("lobby.my_turn")}</span>` : null}
    <button type="button" class=${table.my_turn ? "primary" : ""} onClick=${() => go(`/table/${table.id}`)}>
      ${say(table.mine.length ? "lobby.enter" : table.status === "open" ? "lobby.join" : "lobby.watch")}
    </button>
  </li>`;
}

/** The field with my name. */
function NameField() {
  const [draft, type] = useState(/** @type {string | null} */ (null));
  const [fault, blame] = useState("");
  const name = draft ?? myName.value ?? "";
  /** @param {Event} event */
  const save = async (event) => {
    event.preventDefault();
    if (draft === null || !draft.trim()) return;
    try {
      await beSomebody(draft.trim());
      type(null);
      blame("");
    } catch (error) {
      blame(error instanceof Refusal ? refusalText(error) : String(error));
    }
  };
  return html`<form class="row name-field" onSubmit=${save}>
    <label>${say("lobby.name")} <input type="text" maxlength="40" autocomplete="nickname" value=${name} placeholder=${say("lobby.name_hint")} onInput=${(/** @type {Event} */ event) => type(/** @type {HTMLInputElement} */ (event.target).value)} onBlur=${save} /></label>
    ${draft !== null && draft.trim() !== (myName.value ?? "") ? html`<button type="submit">${say("lobby.save")}</button>` : null}
    ${fault ? html`<span class="banner bad small" role="alert">${fault}</span>` : null}
  </form>`;
}

export function LobbyPage() {
  const [mine, tell] = useState(/** @type {Table[]} */ ([]));
  const [listed, list] = useState(/** @type {Table[]} */ ([]));
  const [options, offer] = useState(/** @type {any} */ (null));
  const [fault, blame] = useState("");
  const [busy, wait] = useState(false);
  const language = settings.language.value;
  useEffect(() => attach(() => false), []);
  useEffect(() => {
    learn(language, ["base"]);
  }, [language]);
  useEffect(() => {
    ask("GET", "/api/options").then(offer, () => null);
    const refresh = async () => {
      if (document.hidden) return;
      try {
        const [own, others] = await Promise.all([myName.value ? ask("GET", "/api/me/tables") : { tables: [] }, ask("GET", "/api/tables")]);
        tell(own.tables);
        list(others.tables.filter((/** @type {Table} */ table) => !own.tables.some((/** @type {Table} */ other) => other.id === table.id)));
        notice(own.tables.some((/** @type {Table} */ table) => table.my_turn), false);
        blame("");
      } catch (error) {
        blame(error instanceof Refusal ? refusalText(error) : String(error));
      }
    };
    refresh();
    const timer = setInterval(refresh, REFRESH);
    return () => clearInterval(timer);
  }, [myName.value]);
  const playNow = async () => {
    wait(true);
    try {
      await beSomebody();
      const draft = firstGame();
      const seats = seatsOf(draft.seats, myName.value ?? "");
      const answer = await ask("POST", "/api/tables", { options: optionsOf(draft), seats, listed: false });
      go(`/table/${answer.id}`);
    } catch (error) {
      blame(error instanceof Refusal ? refusalText(error) : String(error));
      wait(false);
    }
  };
  const openBrowser = () => open(() => say("browser.title"), () => html`<${Browser} />`, true);
  const openAid = () => open(() => say("aid.title"), () => html`<${Aid} />`, true);
  const running = mine.filter((table) => table.status !== "over");
  const over = mine.filter((table) => table.status === "over");
  return html`
    <${TopBar} onBrowser=${openBrowser} onAid=${openAid} />
    <main class="lobby" id="main">
      <section class="hero">
        <p class="hero-icons" aria-hidden="true">${RESOURCES.map((icon) => html`<${Icon} icon=${icon} quiet=${true} />`)}</p>
        <h1>${say("lobby.title")}</h1>
        <p>${say("lobby.pitch")}</p>
        <div class="row">
          <button type="button" class="primary big" disabled=${busy} onClick=${playNow}><${Glyph} name="bot" /> ${say("lobby.play_now")}</button>
          <button type="button" class="big" onClick=${openAid}>${say("lobby.learn")}</button>
        </div>
        <${NameField} />
      </section>
      ${fault ? html`<p class="banner bad" role="alert">${fault}</p>` : null}
      ${running.length ? html`<section><h2>${say("lobby.mine")}</h2><ul class="tables">${running.map((table) => html`<${TableRow} key=${table.id} table=${table} />`)}</ul></section>` : null}
      ${listed.length ? html`<section><h2>${say("lobby.listed")}</h2><ul class="tables">${listed.map((table) => html`<${TableRow} key=${table.id} table=${table} />`)}</ul></section>` : null}
      <section class="sheet padded"><h2>${say("create.title")}</h2><${Create} options=${options} /></section>
      ${over.length ? html`<section><h2>${say("lobby.over")}</h2><ul class="tables">${over.slice(0, 10).map((table) => html`<${TableRow} key=${table.id} table=${table} />`)}</ul></section>` : null}
      <section class="sheet padded"><${PersonalLink} /></section>
      <footer class="small soft"><p>${say("app.unofficial")}</p></footer>
    </main>
    <${Popover} />
  `;
}
