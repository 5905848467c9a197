/** The end: why, by which tie-break, what everybody had, the curves of the game, and a rematch. */
import { useEffect, useRef, useState } from "preact/hooks";
import { html } from "../html.js";
import { CardLink } from "../card/link.js";
import { titleOf } from "../state/reference.js";
import { Refusal, ask } from "../state/api.js";
import { listed, say } from "../state/words.js";
import { Glyph } from "../card/icons.js";
import { Sentence } from "../card/sentence.js";
import { dialog } from "../shell/dialog.js";
import { byKeyboard, focusQuietly } from "../shell/popover.js";
import { go } from "../shell/route.js";
import { refusalText } from "../shell/refusal.js";
import { Curves } from "./curves.js";

/** How often a player took each action. @param {any} summary @param {string} name @returns {string} */
function actionsOf(summary, name) {
  return Object.entries(summary.actions[name] ?? {})
    .filter(([, count]) => count)
    .map(([verb, count]) => say("end.action_count", { action: say(`verb.${verb}`), count: /** @type {number} */ (count) }))
    .join(" · ");
}

/** @param {{state: import("../types").State}} props */
export function EndPage({ state }) {
  const [summary, tell] = useState(/** @type {any} */ (null));
  const [fault, blame] = useState("");
  const result = /** @type {import("../types").Result} */ (state.result);
  const { table } = state;
  /** @type {import("preact").RefObject<HTMLElement | null>} */
  const section = useRef(null);
  useEffect(() => {
    // There is nothing more to pick: the keyboard goes on here.
    if (byKeyboard() && !dialog.peek() && section.current) focusQuietly(section.current);
  }, []);
  useEffect(() => {
    ask("GET", `/api/tables/${table.id}/summary?language=${state.language}`).then(tell, () => tell(null));
  }, [table.id, state.language]);
  const players = Object.keys(result.points);
  const rematch = async () => {
    try {
      const answer = await ask("POST", `/api/tables/${table.id}/rematch`);
      go(`/table/${answer.id}`);
    } catch (error) {
      blame(error instanceof Refusal ? refusalText(error) : String(error));
    }
  };
  const save = async () => {
    const record = await ask("GET", `/api/tables/${table.id}/record`);
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([JSON.stringify(record)], { type: "application/json" }));
    link.download = `innovation-${table.id}.json`;
    link.click();
    URL.revokeObjectURL(link.href);
  };
  return html`<section ref=${section} class="end sheet" tabindex="-1" aria-label=${say("end.title")}>
    <h2><${Glyph} name="trophy" /> ${say(result.winners.length > 1 ? "end.winners" : "end.winner", { players: listed(result.winners) })}</h2>
    <p><${Sentence} of=${result.sentence} /></p>
    ${result.tie_break ? html`<p>${say(`end.tie.${result.tie_break}`)}</p>` : null}
    <div class="table-scroll">
      <table class="scores">
        <thead><tr><th scope="col">${say("end.player")}</th><th scope="col">${say("curves.achievements")}</th><th scope="col">${say("curves.points")}</th></tr></thead>
        <tbody>
          ${players.map((name) => html`<tr class=${result.winners.includes(name) ? "won" : ""}>
            <th scope="row">${result.winners.includes(name) ? html`<${Glyph} name="trophy" /> ` : null}${name}</th>
            <td>${result.achievements[name]}</td><td>${result.points[name]}</td>
          </tr>
          ${summary?.actions ? html`<tr class="acts"><td colspan="3" class="small soft">${actionsOf(summary, name)}</td></tr>` : null}`)}
        </tbody>
      </table>
    </div>
    ${fault ? html`<p class="banner bad" role="alert">${fault}</p>` : null}
    <div class="row">
      ${table.mine.length ? html`<button type="button" class="primary" onClick=${rematch}>${say("end.rematch")}</button>` : null}
      ${table.rematch && !table.mine.length ? html`<button type="button" onClick=${() => go(`/table/${table.rematch?.id}`)}>${say("end.watch_rematch")}</button>` : null}
      <button type="button" onClick=${save}>${say("end.record")}</button>
      <button type="button" onClick=${() => go("/")}>${say("end.lobby")}</button>
    </div>
    ${summary ? html`<${Curves} turns=${summary.turns} players=${players} />` : null}
    ${summary?.dogmas?.length
      ? html`<h3>${say("end.dogmas")}</h3><ul class="dogmas small">${summary.dogmas.slice(0, 8).map((/** @type {any} */ one) => html`<li><${CardLink} card=${one.card} /> ${say("end.dogma_count", { player: one.player, count: one.count })}</li>`)}</ul>`
      : null}
    ${summary?.length ? html`<p class="small soft">${say("end.length", { turns: summary.length.turns, picks: summary.length.picks, minutes: Math.max(1, Math.round(summary.length.seconds / 60)) })}</p>` : null}
  </section>`;
}
