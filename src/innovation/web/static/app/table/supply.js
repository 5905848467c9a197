/** The supply: every pile with its count, and where my next draw comes from. */
import { html } from "../html.js";
import { CardLink } from "../card/link.js";
import { backOf, nameOf, titleOf } from "../state/reference.js";
import { say } from "../state/words.js";
import { SetMark, Value } from "../card/face.js";
import { Glyph } from "../card/icons.js";

const AGES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** @param {{state: import("../types").State}} props */
export function Supply({ state }) {
  const { view, next_draw: nextDraw } = state;
  if (!view) return null;
  const next = nextDraw ? backOf(nextDraw) : null;
  const rows = Object.entries(view.supply);
  return html`<section class="supply" aria-label=${say("supply.title")}>
    <h3>${say("supply.title")}</h3>
    ${next ? html`<p class="next-draw small"><${Glyph} name="next" /> ${say("supply.next", { player: view.turn.player, value: next.age, set: nameOf("sets", next.set) })}</p>` : null}
    <div class="table-scroll">
      <table>
        <thead><tr><td></td>${AGES.map((age) => html`<th scope="col"><${Value} value=${age} /></th>`)}</tr></thead>
        <tbody>
          ${rows.map(
            ([set, piles]) => html`<tr>
              <th scope="row">${set === "base" ? html`<span class="set-mark set-base">${say("mark.base")}</span>` : html`<${SetMark} set=${set} />`}<span class="unseen">${nameOf("sets", set)}</span></th>
              ${AGES.map((age) => {
                const pile = piles[String(age)] ?? 0;
                const count = typeof pile === "number" ? pile : pile.length;
                const marked = next && next.age === age && (next.set === set || set === "mixed");
                const label = say("supply.pile", { set: nameOf("sets", set), value: age, count });
                return html`<td>${set === "mixed" || !count
                  ? html`<span class=${`pile${count ? "" : " empty"}${marked ? " next" : ""}`} title=${label}>${count}${typeof pile === "number" || !count ? null : html` <${SetMark} set=${pile[0]} />`}</span>`
                  : html`<button type="button" class=${`pile${marked ? " next" : ""}`} data-back=${`back ${age} ${set}`} data-zone="pile" data-flip=${`pile ${age} ${set}`}><span class="unseen">${marked ? `${label} ${say("supply.marked")}` : label}</span><span aria-hidden="true">${count}</span></button>`}</td>`;
              })}
            </tr>`,
          )}
        </tbody>
      </table>
    </div>
    ${view.relics?.length ? html`<p class="small">${say("supply.relics")} ${view.relics.map((name) => html`<${CardLink} card=${name} /> `)}</p>` : null}
    ${view.removed?.length ? html`<details class="small"><summary>${say("supply.removed", { count: view.removed.length })}</summary> ${view.removed.map((name) => html`<${CardLink} card=${name} /> `)}</details>` : null}
  </section>`;
}
