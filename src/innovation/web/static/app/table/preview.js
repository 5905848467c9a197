/** What an option would change, asked of the server and shown before the pick. */
import { signal } from "@preact/signals";
import { html } from "../html.js";
import { backOf, nameOf, titleOf } from "../state/reference.js";
import { listed, say } from "../state/words.js";
import { Icon, RESOURCES } from "../card/icons.js";
import { verbOf } from "./choices.js";
import { draftOf } from "./draft.js";

/** @typedef {import("../types").Decision} Decision */
/** @typedef {import("../types").Option} Option */

/** @type {import("@preact/signals").Signal<{key: string, option: Option, preview: import("../types").Preview | null} | null>} */
export const previewed = signal(null);
/** @type {Map<string, import("../types").Preview | null>} */
const known = new Map();
let timer = 0;

/** Whether there is something to say of an option beforehand. @param {Decision} decision @param {Option} option */
export function canPreview(decision, option) {
  if (draftOf(decision)) return false;
  if (decision.kind === "action") return ["meld", "dogma", "endorse"].includes(verbOf(option));
  return /splay|meld|promote/.test(decision.verb) && option.text !== "pass" && option.text !== "no";
}

/** Show what an option would do, a moment from now. @param {import("../state/connection.js").Connection} connection @param {Decision} decision @param {Option} option */
export function previewSoon(connection, decision, option) {
  clearTimeout(timer);
  if (!canPreview(decision, option)) {
    previewed.value = null;
    return;
  }
  const key = `${connection.id} ${decision.number} ${option.text}`;
  if (known.has(key)) {
    previewed.value = { key, option, preview: known.get(key) ?? null };
    return;
  }
  timer = setTimeout(async () => {
    const answer = await connection.preview(decision, option.text);
    if (answer?.type !== "preview") return;
    known.set(key, answer.preview);
    previewed.value = { key, option, preview: answer.preview };
  }, 120);
}

export function forgetPreview() {
  clearTimeout(timer);
  previewed.value = null;
}

/** @param {{state: import("../types").State, option?: Option}} props `option`: show only what belongs to it */
export function PreviewLine({ state, option }) {
  const now = previewed.value;
  if (!now || !now.preview || (option && option.text !== now.option.text)) return null;
  const { after = {}, draws, dig, claims, nothing } = now.preview;
  const parts = [];
  for (const [player, changes] of Object.entries(after)) {
    const before = state.standings[player];
    if (!before) continue;
    const own = player === state.view?.viewer;
    const icons = RESOURCES.filter((icon) => changes.icons && changes.icons[icon] !== undefined && changes.icons[icon] !== before.icons[icon]);
    const points = changes.points !== undefined && changes.points !== before.points;
    const won = changes.achievements !== undefined && changes.achievements !== before.achievements;
    if (!icons.length && !points && !won) continue;
    parts.push(html`<span class="change">
      ${own ? null : html`<b>${player}</b> `}
      ${icons.map((icon) => html`<span class="delta"><${Icon} icon=${icon} />${before.icons[icon]}→<b>${changes.icons?.[icon]}</b></span>`)}
      ${points ? html`<span class="delta">${say("preview.points", { before: before.points, after: changes.points ?? 0 })}</span>` : null}
      ${won ? html`<span class="delta">${say("preview.achievements", { before: before.achievements, after: changes.achievements ?? 0 })}</span>` : null}
    </span>`);
  }
  if (draws?.length) {
    const backs = draws.map((text) => {
      const back = backOf(text);
      return back ? say("back.one", { value: back.age, set: nameOf("sets", back.set) }) : text;
    });
    parts.push(html`<span class="change">${say("preview.draws", { cards: listed(backs) })}</span>`);
  }
  if (dig) parts.push(html`<span class="change">${say("preview.dig")}</span>`);
  if (claims?.length) parts.push(html`<span class="change">${say("preview.claims", { cards: listed(claims.map(titleOf)) })}</span>`);
  if (nothing) parts.push(html`<span class="change warn">${say("preview.nothing")}</span>`);
  if (!parts.length) return option && verbOf(option) !== "dogma" && verbOf(option) !== "endorse" ? html`<p class="preview small soft">${say("preview.same")}</p>` : null;
  return html`<p class="preview small"><span class="soft">${say("preview.title")}</span> ${parts}</p>`;
}
