/** What can be achieved: standard achievements with their price, special ones with everybody's progress, decrees. */
import { html } from "../html.js";
import { backOf, cardOf, titleOf } from "../state/reference.js";
import { say } from "../state/words.js";
import { SetMark, Value } from "../card/face.js";
import { Glyph } from "../card/icons.js";
import { optionsFor } from "./choices.js";

/** @typedef {import("../types").State} State */

/** Full steps are the nearest way. @param {[number, number][]} steps */
function nearest(steps) {
  return [...steps].sort(([have, need], [other, wanted]) => other / wanted - have / need)[0];
}

/** @param {{state: State, name: string}} props */
function Special({ state, name }) {
  const progress = state.specials?.[name] ?? {};
  const viewer = state.view?.viewer;
  const players = Object.keys(progress).sort((one, other) => Number(other === viewer) - Number(one === viewer));
  return html`<li>
    <button type="button" class="card-link" data-card=${name} data-flip=${name}>${titleOf(name)}</button>
    <span class="progress">
      ${players.map((player) => {
        const step = nearest(progress[player]);
        if (!step) return null;
        const [have, need] = step;
        return html`<span class=${`step${player === viewer ? " mine" : ""}`} title=${say("special.progress", { player, have, need })}>
          <span class="unseen">${say("special.progress", { player, have, need })}</span>
          <span class="meter" aria-hidden="true"><i ref=${(/** @type {HTMLElement | null} */ bar) => bar && (bar.style.width = `${Math.min(100, (100 * have) / need)}%`)}></i></span>
          <span aria-hidden="true">${player === viewer ? say("panel.you") : player} ${have}/${need}</span>
        </span>`;
      })}
    </span>
  </li>`;
}

/** @param {{state: State}} props */
export function Achievements({ state }) {
  const { view } = state;
  if (!view) return null;
  const open = view.achievements.filter((text) => !text.startsWith("back "));
  const specials = open.filter((text) => cardOf(text)?.kind === "special");
  const decrees = open.filter((text) => cardOf(text)?.kind === "decree");
  const others = open.filter((text) => !specials.includes(text) && !decrees.includes(text));
  return html`<section class="achievements" aria-label=${say("achievements.title")}>
    <h3>${say("achievements.title", {})} <small class="soft">${say("achievements.needed", { count: state.table.threshold })}</small></h3>
    <ul class="prices">
      ${state.achievements.map((one) => {
        const back = backOf(one.text);
        const legal = optionsFor(state.decision, { back: one.text, zone: "available" }).length > 0;
        const label = one.price === null ? say("achievements.plain", { value: one.value }) : say(one.claimable ? "achievements.claimable" : "achievements.price", { value: one.value, price: one.price });
        return html`<li>
          <button type="button" class=${`price${one.claimable ? " claimable" : ""}${legal ? " legal way-achieve" : ""}`} data-back=${one.text} data-zone="available" data-legal=${legal ? "yes" : null} aria-label=${label} title=${label}>
            <${Value} value=${one.value} /><${SetMark} set=${back?.set ?? "base"} />
            ${one.price === null ? null : html`<small><${Glyph} name="score" />${one.price}</small>`}
          </button>
        </li>`;
      })}
      ${state.achievements.length ? null : html`<li class="soft small">${say("achievements.none")}</li>`}
    </ul>
    ${others.length ? html`<ul class="specials">${others.map((name) => html`<li><button type="button" class="card-link" data-card=${name} data-zone="available">${titleOf(name)}</button></li>`)}</ul>` : null}
    ${specials.length ? html`<h4>${say("achievements.special")}</h4><ul class="specials">${specials.map((name) => html`<${Special} key=${name} state=${state} name=${name} />`)}</ul>` : null}
    ${decrees.length ? html`<h4>${say("achievements.decrees")}</h4><p class="decrees">${decrees.map((name) => html`<button type="button" class="card-link" data-card=${name}>${titleOf(name)}</button> `)}</p>` : null}
  </section>`;
}
