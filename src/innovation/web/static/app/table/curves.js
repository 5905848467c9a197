/** Curves of a game, drawn as SVG; every player has a dash of his own, so that color is not the only sign. */
import { useState } from "preact/hooks";
import { html } from "../html.js";
import { say } from "../state/words.js";

const DASHES = ["", "7 4", "2 4", "10 4 2 4", "1 3", "14 5"];
const MEASURES = ["points", "achievements", "highest_top", "icons"];
const WIDTH = 640;
const HEIGHT = 240;
const LEFT = 46;
const BOTTOM = 28;

/** @param {{turns: {turn: number, players: Record<string, Record<string, number>>}[], players: string[]}} props */
export function Curves({ turns, players }) {
  const [measure, choose] = useState("points");
  if (turns.length < 2) return null;
  const most = Math.max(1, ...turns.flatMap((turn) => players.map((name) => turn.players[name]?.[measure] ?? 0)));
  /** @param {number} number */
  const x = (number) => LEFT + ((WIDTH - LEFT - 8) * number) / (turns.length - 1);
  /** @param {number} value */
  const y = (value) => HEIGHT - BOTTOM - ((HEIGHT - BOTTOM - 10) * value) / most;
  const ticks = [...new Set([0, Math.round(most / 2), most])];
  return html`<figure class="curves">
    <div class="row" role="group" aria-label=${say("curves.title")}>
      ${MEASURES.map((one) => html`<button type="button" aria-pressed=${one === measure} onClick=${() => choose(one)}>${say(`curves.${one}`)}</button>`)}
    </div>
    <svg viewBox=${`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label=${say("curves.label", { measure: say(`curves.${measure}`) })}>
      ${ticks.map((tick) => html`<g class="tick"><line x1=${LEFT} x2=${WIDTH} y1=${y(tick)} y2=${y(tick)} /><text x=${LEFT - 6} y=${y(tick) + 4} text-anchor="end">${tick}</text></g>`)}
      <text class="axis" x=${WIDTH - 4} y=${HEIGHT - 6} text-anchor="end">${say("curves.turns", { count: turns[turns.length - 1].turn })}</text>
      ${players.map(
        (name, number) => html`<polyline class=${`curve curve-${number}`} stroke-dasharray=${DASHES[number]} points=${turns.map((turn, at) => `${x(at)},${y(turn.players[name]?.[measure] ?? 0)}`).join(" ")} />`,
      )}
    </svg>
    <figcaption class="row">
      ${players.map((name, number) => html`<span class="row"><svg class="curve-key" viewBox="0 0 40 10" aria-hidden="true"><line class=${`curve curve-${number}`} stroke-dasharray=${DASHES[number]} x1="0" x2="40" y1="5" y2="5" /></svg>${name}</span>`)}
    </figcaption>
  </figure>`;
}
