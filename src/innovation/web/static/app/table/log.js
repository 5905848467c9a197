/** The log, grouped by turn, action and effect. */
import { useEffect, useRef, useState } from "preact/hooks";
import { html } from "../html.js";
import { say } from "../state/words.js";
import { Glyph } from "../card/icons.js";
import { Sentence, plain } from "../card/sentence.js";

/** @typedef {import("../types").Row} Row */
/** @typedef {{row: Row, at: number}} Line */

/**
 * @typedef {object} Group
 * @property {Row | null} head
 * @property {number} at the number of its first row
 * @property {(Group | Line)[]} items
 */

/** What opens a group, the outermost first. */
const LEVELS = [["turn"], ["action"], ["effect", "karma", "bonus"]];

/** @param {Row} row @returns {number} */
function levelOf(row) {
  const level = LEVELS.findIndex((kinds) => kinds.includes(row.row.kind));
  return level < 0 ? LEVELS.length : level;
}

/** @param {Row[]} rows @param {number} [from] the number of the first row @returns {Group} */
export function groups(rows, from = 0) {
  /** @type {Group} */
  const root = { head: null, at: from, items: [] };
  /** @type {{level: number, group: Group}[]} */
  const path = [{ level: -1, group: root }];
  rows.forEach((row, number) => {
    const level = levelOf(row);
    while (path.length > 1 && path[path.length - 1].level >= level) path.pop();
    const parent = path[path.length - 1].group;
    if (level === LEVELS.length) {
      parent.items.push({ row, at: from + number });
      return;
    }
    const group = { head: row, at: from + number, items: [] };
    parent.items.push(group);
    path.push({ level, group });
  });
  return root;
}

/** @param {Group | Line} item @returns {item is Group} */
function isGroup(item) {
  return "items" in item;
}

/**
 * @param {{group: Group, depth?: number, mark?: number, until?: number, onLookBack?: (row: number) => void}} props `mark`: before which
 *   row something new begins; `until`: before which row a reader who looks back stands
 */
export function LogGroup({ group, depth = 0, mark, until, onLookBack }) {
  /** @param {number} at */
  const later = (at) => (until !== undefined && at >= until ? " later" : "");
  return html`<ol class=${`log-group depth-${depth}`}>
    ${group.items.map((item) =>
      isGroup(item)
        ? html`<li class=${`log-${item.head?.row.kind}${mark !== undefined && item.at >= mark ? " fresh" : ""}${later(item.at)}`} key=${item.at}>
            ${item.head ? html`<div class="log-head"><span><${Sentence} of=${item.head.text} /></span>${onLookBack && HEADS.includes(item.head.row.kind) ? html`<button type="button" class="plain look-back" title=${say("history.here")} aria-label=${say("history.here")} onClick=${() => onLookBack(item.at)}><${Glyph} name="history" /></button>` : null}</div>` : null}
            ${item.items.length ? html`<${LogGroup} group=${item} depth=${depth + 1} mark=${mark} until=${until} onLookBack=${onLookBack} />` : null}
          </li>`
        : html`<li class=${`log-line${later(item.at)}`}><${Sentence} of=${item.row.text} /></li>`,
    )}
  </ol>`;
}

const HEADS = ["turn", "action"];

/** What is left of a log: all of it, its turns and actions alone (`*`), or the turns of one player. @param {Group} group @param {string} filter @returns {Group} */
export function filtered(group, filter) {
  if (!filter) return group;
  const heads = group.items.filter(isGroup);
  const items = filter === "*"
    ? heads.filter((item) => HEADS.includes(item.head?.row.kind)).map((item) => filtered(item, filter))
    : heads.filter((item) => item.head?.row.kind === "turn" && item.head.row.player === filter);
  return { ...group, items };
}

/** The whole log as text, for the clipboard. @param {Row[]} rows */
export function logText(rows) {
  return rows.map((row) => "  ".repeat(levelOf(row)) + plain(row.text)).join("\n");
}

/** How many rows a long log shows at first. */
const RECENT = 400;

/** @param {{rows: Row[], since?: number, until?: number, onLookBack: (row: number) => void}} props */
export function Log({ rows, since, until, onLookBack }) {
  /** @type {import("preact").RefObject<HTMLDivElement | null>} */
  const box = useRef(null);
  const near = useRef(true);
  const [filter, choose] = useState("");
  useEffect(() => {
    if (box.current && near.current) box.current.scrollTop = box.current.scrollHeight;
  }, [rows, filter]);
  useEffect(() => {
    box.current?.querySelector(".later")?.scrollIntoView({ block: "center" });
  }, [until]);
  const onScroll = () => {
    if (box.current) near.current = box.current.scrollHeight - box.current.scrollTop - box.current.clientHeight < 60;
  };
  const first = filter ? 0 : Math.max(0, rows.length - RECENT);
  const players = [...new Set(rows.filter(({ row }) => row.kind === "turn").map(({ row }) => /** @type {string} */ (row.player)))];
  return html`<section class="log" aria-label=${say("log.title")}>
    <header class="row"><h3 class="grow">${say("log.title")}</h3>
      <select class="log-filter small" aria-label=${say("log.filter")} value=${filter} onChange=${(/** @type {Event} */ event) => choose(/** @type {HTMLSelectElement} */ (event.target).value)}>
        <option value="">${say("log.filter.all")}</option><option value="*">${say("log.filter.actions")}</option>
        ${players.map((player) => html`<option value=${player}>${say("log.filter.player", { player })}</option>`)}
      </select>
      ${rows.length ? html`<button type="button" class="plain small" title=${say("history.open")} aria-label=${say("history.open")} onClick=${() => onLookBack(since ?? 0)}><${Glyph} name="history" /></button>` : null}
      <button type="button" class="plain small" title=${say("log.copy")} aria-label=${say("log.copy")} onClick=${() => navigator.clipboard?.writeText(logText(rows))}><${Glyph} name="copy" /></button></header>
    <div class="log-scroll" ref=${box} onScroll=${onScroll} tabindex="0" role="log" aria-label=${say("log.title")}>
      ${first ? html`<p class="soft small">${say("log.older", { count: first })}</p>` : null}
      <${LogGroup} group=${filtered(groups(rows.slice(first), first), filter)} mark=${since} until=${until} onLookBack=${onLookBack} />
    </div>
  </section>`;
}
