/** What can be achieved: standard achievements with their price, special ones with everybody's progress, decrees. */
import { html } from "../html.js";
import { CardLink } from "../card/link.js";
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

/** Everybody's progress, one column a player. @param {{state: State, names: string[]}} props */
function Specials({ state, names }) {
  const viewer = state.view?.viewer;
  const players = Object.keys(state.view?.players ?? {}).sort((one, other) => Number(other === viewer) - Number(one === viewer));
  /** @param {string} name @param {string} player @returns {[number, number][]} */
  const steps = (name, player) => {
    const ready = state.preparations?.[name]?.[player];
    return ready ? [ready] : (state.specials?.[name]?.[player] ?? []);
  };
  const measured = names.filter((name) => players.some((player) => steps(name, player).length));
  const others = names.filter((name) => !measured.includes(name));
  return html`<table class="specials">
      <thead><tr><td></td>${players.map((player) => html`<th scope="col" title=${player}><span>${player === viewer ? say("panel.you") : player}</span></th>`)}</tr></thead>
      <tbody>
        ${measured.map((name) => html`<tr key=${name}>
          <th scope="row"><${CardLink} card=${name} flip=${true} /></th>
          ${players.map((player) => html`<td><${Step} player=${player} step=${nearest(steps(name, player))} mine=${player === viewer} prepares=${Boolean(state.preparations?.[name])} /></td>`)}
        </tr>`)}
      </tbody>
    </table>
    ${others.length ? html`<p class="decrees">${others.map((name) => html`<${CardLink} card=${name} flip=${true} /> `)}</p>` : null}`;
}

/** How far somebody is. @param {{player: string, step: [number, number] | undefined, mine: boolean, prepares: boolean}} props `prepares`: for a single meld or tuck */
function Step({ player, step, mine, prepares }) {
  if (!step) return html`<span class="soft">–</span>`;
  const [have, need] = step;
  return html`<span class=${`step${mine ? " mine" : ""}`} title=${say(prepares ? "special.prepares" : "special.progress", { player, have, need })}>
    <i class="meter" ref=${(/** @type {HTMLElement | null} */ bar) => bar && (bar.style.width = `${Math.min(100, (100 * have) / need)}%`)}></i><span>${have}/${need}</span>
  </span>`;
}

/** The special achievements and decrees that nobody has. @param {{state: State}} props */
export function SpecialAchievements({ state }) {
  const open = state.view?.achievements ?? [];
  const specials = open.filter((text) => cardOf(text)?.kind === "special");
  const decrees = open.filter((text) => cardOf(text)?.kind === "decree");
  return html`<section class="achievements" aria-label=${say("achievements.special")}>
    ${specials.length ? html`<h3>${say("achievements.special")}</h3><${Specials} state=${state} names=${specials} />` : null}
    ${decrees.length ? html`<h4>${say("achievements.decrees")}</h4><p class="decrees">${decrees.map((name) => html`<${CardLink} card=${name} /> `)}</p>` : null}
  </section>`;
}

/** The standard achievements with the score each takes, and cards that karma makes available. @param {{state: State}} props */
export function Achievements({ state }) {
  const { view } = state;
  if (!view) return null;
  const others = view.achievements.filter((text) => !text.startsWith("back ") && !["special", "decree"].includes(cardOf(text)?.kind ?? ""));
  return html`<section class="achievements" aria-label=${say("achievements.title")}>
    <h3>${say("achievements.title", {})} <small class="soft">${say("achievements.needed", { count: state.table.threshold })}</small></h3>
    <ul class="prices">
      ${state.achievements.map((one) => {
        const back = backOf(one.text);
        const legal = optionsFor(state.decision, { back: one.text, zone: "available" }).length > 0;
        const label = one.price === null ? say("achievements.plain", { value: one.value }) : say(one.claimable ? "achievements.claimable" : "achievements.price", { value: one.value, price: one.price });
        return html`<li>
          <button type="button" class=${`price${one.claimable ? " claimable" : ""}${legal ? " legal way-achieve" : ""}`} data-back=${one.text} data-zone="available" data-legal=${legal ? "yes" : null} title=${label}>
            <span class="unseen">${label}</span>
            <span class="price-face" aria-hidden="true"><span><${Value} value=${one.value} /><${SetMark} set=${back?.set ?? "base"} /></span>
            ${one.price === null ? null : html`<small><${Glyph} name="score" />${one.price}</small>`}</span>
          </button>
        </li>`;
      })}
      ${state.achievements.length ? null : html`<li class="soft small">${say("achievements.none")}</li>`}
    </ul>
    ${others.length ? html`<p class="decrees">${others.map((name) => html`<${CardLink} card=${name} zone="available" /> `)}</p>` : null}
  </section>`;
}
