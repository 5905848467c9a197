/** What happened since my last decision: it stays until my next one. */
import { useEffect, useRef } from "preact/hooks";
import { signal } from "@preact/signals";
import { html } from "../html.js";
import { say } from "../state/words.js";
import { Glyph } from "../card/icons.js";
import { Sentence } from "../card/sentence.js";
import { LogGroup, groups } from "./log.js";

const opened = signal(false);

/** @param {{rows: import("../types").Row[], since: number, onReplay: () => void}} props */
export function Since({ rows, since, onReplay }) {
  /** @type {import("preact").RefObject<HTMLDivElement | null>} */
  const box = useRef(null);
  const news = rows.slice(since);
  useEffect(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [news.length, opened.value]);
  if (!news.length) return html`<section class="since"></section>`;
  const last = news[news.length - 1];
  return html`<section class=${`since${opened.value ? " opened" : ""}`} aria-label=${say("since.title")}>
    <button type="button" class="plain small since-toggle" aria-expanded=${opened.value} title=${say("since.title")} onClick=${() => (opened.value = !opened.value)}>
      <span class="since-word">${say("since.title")}</span><${Glyph} name="log" /> <b>${news.length}</b> ${opened.value ? "▾" : "▸"}
    </button>
    ${opened.value ? html`<button type="button" class="small since-replay" onClick=${onReplay}><${Glyph} name="history" /> ${say("history.replay")}</button>` : null}
    ${opened.value
      ? html`<div class="since-list small" ref=${box} tabindex="0" role="region" aria-label=${say("since.title")}><${LogGroup} group=${groups(news, since)} /></div>`
      : html`<p class="since-last small"><${Sentence} of=${last.text} /></p>`}
  </section>`;
}
