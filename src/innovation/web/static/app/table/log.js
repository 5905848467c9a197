/** The log, grouped by turn, action and effect. */
import { useEffect, useRef } from "preact/hooks";
import { html } from "../html.js";
import { say } from "../state/words.js";
import { Sentence, plain } from "../card/sentence.js";

/** @typedef {import("../types").Row} Row */

/**
 * @typedef {object} Group
 * @property {Row | null} head
 * @property {number} at the number of its first row
 * @property {(Group | Row)[]} items
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
      parent.items.push(row);
      return;
    }
    const group = { head: row, at: from + number, items: [] };
    parent.items.push(group);
    path.push({ level, group });
  });
  return root;
}

/** @param {Group | Row} item @returns {item is Group} */
function isGroup(item) {
  return "items" in item;
}

/** @param {{group: Group, depth?: number, mark?: number}} props `mark`: before which row something new begins */
export function LogGroup({ group, depth = 0, mark }) {
  return html`<ol class=${`log-group depth-${depth}`}>
    ${group.items.map((item) =>
      isGroup(item)
        ? html`<li class=${`log-${item.head?.row.kind}${mark !== undefined && item.at >= mark ? " fresh" : ""}`} key=${item.at}>
            ${item.head ? html`<div class="log-head"><${Sentence} of=${item.head.text} /></div>` : null}
            ${item.items.length ? html`<${LogGroup} group=${item} depth=${depth + 1} mark=${mark} />` : null}
          </li>`
        : html`<li class="log-line"><${Sentence} of=${item.text} /></li>`,
    )}
  </ol>`;
}

/** The whole log as text, for the clipboard. @param {Row[]} rows */
export function logText(rows) {
  return rows.map((row) => "  ".repeat(levelOf(row)) + plain(row.text)).join("\n");
}

/** How many rows a long log shows at first. */
const RECENT = 400;

/** @param {{rows: Row[], since?: number}} props */
export function Log({ rows, since }) {
  /** @type {import("preact").RefObject<HTMLDivElement | null>} */
  const box = useRef(null);
  const near = useRef(true);
  useEffect(() => {
    if (box.current && near.current) box.current.scrollTop = box.current.scrollHeight;
  }, [rows]);
  const onScroll = () => {
    if (box.current) near.current = box.current.scrollHeight - box.current.scrollTop - box.current.clientHeight < 60;
  };
  const first = Math.max(0, rows.length - RECENT);
  return html`<section class="log" aria-label=${say("log.title")}>
    <header class="row"><h3 class="grow">${say("log.title")}</h3>
      <button type="button" class="plain small" onClick=${() => navigator.clipboard?.writeText(logText(rows))}>${say("log.copy")}</button></header>
    <div class="log-scroll" ref=${box} onScroll=${onScroll} tabindex="0" role="log" aria-label=${say("log.title")}>
      ${first ? html`<p class="soft small">${say("log.older", { count: first })}</p>` : null}
      <${LogGroup} group=${groups(rows.slice(first), first)} mark=${since} />
    </div>
  </section>`;
}
