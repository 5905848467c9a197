/** The log, grouped by turn, action and effect. */
import { useEffect, useRef } from "preact/hooks";
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
            ${item.head ? html`<div class="log-head"><span><${Sentence} of=${item.head.text} /></span>${onLookBack && ["turn", "action"].includes(item.head.row.kind) ? html`<button type="button" class="plain look-back" title=${say("history.here")} aria-label=${say("history.here")} onClick=${() => onLookBack(item.at)}><${Glyph} name="history" /></button>` : null}</div>` : null}
            ${item.items.length ? html`<${LogGroup} group=${item} depth=${depth + 1} mark=${mark} until=${until} onLookBack=${onLookBack} />` : null}
          </li>`
        : html`<li class=${`log-line${later(item.at)}`}><${Sentence} of=${item.row.text} /></li>`,
    )}
  </ol>`;
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
  useEffect(() => {
    if (box.current && near.current) box.current.scrollTop = box.current.scrollHeight;
  }, [rows]);
  useEffect(() => {
    box.current?.querySelector(".later")?.scrollIntoView({ block: "center" });
  }, [until]);
  const onScroll = () => {
    if (box.current) near.current = box.current.scrollHeight - box.current.scrollTop - box.current.clientHeight < 60;
  };
  const first = Math.max(0, rows.length - RECENT);
  return html`<section class="log" aria-label=${say("log.title")}>
    <header class="row"><h3 class="grow">${say("log.title")}</h3>
      ${rows.length ? html`<button type="button" class="plain small" onClick=${() => onLookBack(since ?? 0)}><${Glyph} name="history" /> ${say("history.open")}</button>` : null}
      <button type="button" class="plain small" onClick=${() => navigator.clipboard?.writeText(logText(rows))}>${say("log.copy")}</button></header>
    <div class="log-scroll" ref=${box} onScroll=${onScroll} tabindex="0" role="log" aria-label=${say("log.title")}>
      ${first ? html`<p class="soft small">${say("log.older", { count: first })}</p>` : null}
      <${LogGroup} group=${groups(rows.slice(first), first)} mark=${since} until=${until} onLookBack=${onLookBack} />
    </div>
  </section>`;
}
