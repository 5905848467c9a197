/** The bar of a reader who looks back: where he is, and how to go on from there. */
import { html } from "../html.js";
import { say } from "../state/words.js";
import { Glyph } from "../card/icons.js";
import { Sentence } from "../card/sentence.js";

/** @typedef {import("./past.js").Past} Past */

/** A button with a sign. @param {{glyph: string, label: string, onClick: () => void, disabled?: boolean}} props */
function Step({ glyph, label, onClick, disabled }) {
  return html`<button type="button" class="tool" title=${label} aria-label=${label} onClick=${onClick} disabled=${disabled}><${Glyph} name=${glyph} /></button>`;
}

/** @param {{past: Past, rows: import("../types").Row[], waits: boolean, id: string}} props `rows`: the log up to then; `waits`: the game waits for the reader */
export function HistoryBar({ past, rows, waits, id }) {
  const then = past.shown.value;
  if (!then) return null;
  const playing = past.playing.value;
  const last = rows[rows.length - 1];
  /** @param {number} pick */
  const go = (pick) => {
    past.pause();
    past.go({ pick });
  };
  const copy = () => navigator.clipboard?.writeText(`${location.origin}/table/${id}#pick=${then.pick}`);
  return html`<section class="history" aria-label=${say("history.title")}>
    <div class="row">
      <b class="grow">${say("history.at", { pick: then.pick, picks: then.picks })}</b>
      ${waits ? html`<span class="chip thinking">${say("history.waits")}</span>` : null}
      <button type="button" class="primary" onClick=${() => past.leave()}>${say("history.now")}</button>
    </div>
    <div class="history-steps">
      <${Step} glyph="first" label=${say("history.first")} onClick=${() => go(0)} disabled=${!then.pick} />
      <${Step} glyph="backward" label=${say("history.backward")} onClick=${() => go(then.pick - 1)} disabled=${!then.pick} />
      <${Step} glyph=${playing ? "pause" : "play"} label=${say(playing ? "history.pause" : "history.play")} onClick=${() => (playing ? past.pause() : past.play())} />
      <${Step} glyph="forward" label=${say("history.forward")} onClick=${() => go(then.pick + 1)} />
      <${Step} glyph="link" label=${say("history.link")} onClick=${copy} />
      <input type="range" class="grow" min="0" max=${then.picks} value=${then.pick} aria-label=${say("history.slider")} onInput=${(/** @type {Event} */ event) => go(Number(/** @type {HTMLInputElement} */ (event.target).value))} />
    </div>
    <p class="history-last" aria-live="polite">${last ? html`<${Sentence} of=${last.text} />` : null}</p>
  </section>`;
}
