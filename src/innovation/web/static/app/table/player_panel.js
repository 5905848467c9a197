/** One player: what counts, what he holds, and his board. */
import { useState } from "preact/hooks";
import { html } from "../html.js";
import { cardOf, nameOf } from "../state/reference.js";
import { settings } from "../state/settings.js";
import { say } from "../state/words.js";
import { Back, Backs } from "../card/back.js";
import { Glyph, Icon, RESOURCES, Shape } from "../card/icons.js";
import { CardPage } from "../card/page.js";
import { StackView } from "../card/stack.js";
import { open } from "../shell/dialog.js";
import { optionsFor, wayOf } from "./choices.js";
import { ChosenMark } from "./draft.js";
import { ReachMarks, foreseen } from "./reach.js";
import { teamOf } from "./teams.js";

/** @typedef {import("../types").State} State */

export const COLORS = ["red", "yellow", "green", "blue", "purple"];

/** All cards of a stack, top first, with their texts. @param {{state: State, owner: string, color: string}} props */
function WholeStack({ state, owner, color }) {
  const stack = state.view?.players[owner]?.board[color];
  if (!stack) return html`<p>${say("stack.empty")}</p>`;
  const ruleset = state.table.options.ruleset;
  return html`<p class="soft small">${say("stack.order", { splay: nameOf("splays", stack.splay) })}</p>
    <ol class="whole-stack">
      ${stack.cards.map((name) => html`<li>${cardOf(name) ? html`<${CardPage} name=${name} ruleset=${ruleset} />` : html`<${Back} text=${name} />`}</li>`)}
    </ol>`;
}

/** @param {{state: State, name: string, most: Record<string, number>}} props `most` is the highest count of each icon at the table */
function Icons({ state, name, most }) {
  const icons = state.standings[name]?.icons ?? {};
  return html`<ul class="totals" aria-label=${say("panel.icons")}>
    ${RESOURCES.map(
      (icon) => html`<li class=${icons[icon] > 0 && icons[icon] === most[icon] ? "most" : icons[icon] ? "" : "zero"} title=${say("panel.icon_count", { icon: nameOf("icons", icon), count: icons[icon] ?? 0 })}>
        <${Icon} icon=${icon} /><b>${icons[icon] ?? 0}</b>
      </li>`,
    )}
  </ul>`;
}

/** A number with its sign. @param {{glyph: string, label: string, children?: any, strong?: boolean}} props */
function Count({ glyph, label, children, strong }) {
  return html`<span class=${`count${strong ? " strong" : ""}`} title=${label}><${Glyph} name=${glyph} /><span class="unseen">${label}</span><span aria-hidden="true">${children}</span></span>`;
}

/** A zone that others see by backs. @param {{state: State, owner: string, zone: "hand" | "score" | "forecast", glyph: string}} props */
function Zone({ state, owner, zone, glyph }) {
  const cards = state.view?.players[owner][zone] ?? [];
  const label = say(`zone.${zone}`, { count: cards.length });
  return html`<div class=${`zone zone-${zone}`}>
    <span class="zone-name" title=${label}><${Glyph} name=${glyph} /><span class="zone-word">${say(`zone.short.${zone}`)}</span> <b>${cards.length}</b></span>
    ${cards.length ? html`<${Backs} cards=${cards} owner=${owner} zone=${zone} short=${zone === "score"} legal=${(/** @type {string} */ text) => isLegal(state, owner, zone, text)} />` : null}
  </div>`;
}

/** @param {State} state @param {string} owner @param {string} zone @param {string} text */
function isLegal(state, owner, zone, text) {
  const thing = text.startsWith("back ") ? { back: text, owner, zone } : { card: text, owner, zone };
  return optionsFor(state.decision, thing).length > 0;
}

/** What stands in front of the name: who that is. @param {{state: State, name: string}} props */
function Who({ state, name }) {
  const seat = state.table.seats.find((one) => one.name === name);
  const own = state.view?.viewer === name;
  const glyph = seat?.kind === "bot" || seat?.substitutes ? "bot" : "person";
  const viewer = state.view?.viewer;
  const partner = viewer && !own && teamOf(state, viewer).includes(name);
  const away = seat?.kind === "left" || (seat?.kind === "person" && !seat.here);
  return html`<${Glyph} name=${glyph} /> <span class="player-name">${name}</span>
    ${own ? html`<span class="chip">${say("panel.you")}</span>` : null}
    ${partner ? html`<span class="chip">${say("panel.partner")}</span>` : null}
    ${away ? html`<span class="chip away">${say(seat?.kind === "left" ? "panel.left" : "panel.away")}</span>` : null}`;
}

/** The achievements a player has: backs and special ones. @param {{state: State, name: string}} props */
function Won({ state, name }) {
  const won = state.view?.players[name].achievements ?? [];
  if (!won.length) return null;
  return html`<span class="won"><${Backs} cards=${won} owner=${name} zone="achievements" /></span>`;
}

/**
 * @param {{state: State, name: string, most: Record<string, number>, own: boolean, onReplace?: any}} props
 */
export function PlayerPanel({ state, name, most, own, onReplace }) {
  const player = /** @type {import("../types").PlayerView} */ (state.view?.players[name]);
  const standing = state.standings[name];
  const [folded, fold] = useState(false);
  const others = Object.keys(state.view?.players ?? {}).length - (state.view?.viewer ? 1 : 0);
  const roomy = innerWidth >= 1500 && (own || (innerHeight >= 900 && (others === 1 || !state.view?.viewer)));
  const expanded = settings.density.value === "expanded" || (settings.density.value === "auto" && roomy);
  const acting = state.view?.turn.player === name && !state.result;
  const deciding = state.waiting.some((one) => one.player === name);
  const team = teamOf(state, name);
  const won = team.reduce((sum, member) => sum + (state.standings[member]?.achievements ?? 0), 0);
  const sets = state.table.options.sets ?? ["base"];
  const ruleset = state.table.options.ruleset;
  const colors = COLORS.filter((color) => player.board[color]);
  const source = state.decision?.source ?? state.waiting[0]?.source ?? null;
  /** @param {string} color */
  const zoom = (color) => open(() => say("stack.title", { owner: name, color: nameOf("colors", color) }), () => html`<${WholeStack} state=${state} owner=${name} color=${color} />`, true);
  return html`<section class=${`panel sheet${acting ? " acting" : ""}${deciding ? " deciding" : ""}${own ? " own" : ""}`} aria-label=${say("panel.label", { player: name })} data-player=${name}>
    <header class="panel-head">
      <button type="button" class="plain panel-title" aria-expanded=${!folded} onClick=${() => fold(!folded)}><${Who} state=${state} name=${name} /></button>
      ${acting ? html`<span class="chip turn-chip">${say("panel.turn")}</span>` : null}
      ${deciding && !state.result ? html`<span class="chip thinking">${say("panel.decides")}</span>` : null}
      <span class="counts">
        <${Count} glyph="trophy" strong=${true} label=${say(team.length > 1 ? "panel.team_achievements" : "panel.achievements", { count: won, needed: state.table.threshold })}>${won}/${state.table.threshold}<//>
        <${Count} glyph="score" label=${say("panel.score", { points: standing?.points ?? 0 })}>${standing?.points ?? 0}<//>
        <${Count} glyph="top" label=${say("panel.highest_top", { value: standing?.highest_top ?? 0 })}>${standing?.highest_top ?? 0}<//>
      </span>
      <${Icons} state=${state} name=${name} most=${most} />
      ${onReplace}
    </header>
    ${folded
      ? null
      : html`<div class=${`board${expanded ? " is-expanded" : ""}`}>
            ${colors.map((color) => {
              const top = player.board[color].cards[0];
              const thing = { card: top, owner: name, zone: "board", color };
              const options = optionsFor(state.decision, thing);
              return html`<${StackView}
                key=${color}
                color=${color}
                stack=${player.board[color]}
                expanded=${expanded}
                owner=${name}
                ruleset=${ruleset}
                legal=${options.length && state.decision ? wayOf(state.decision, options) : null}
                working=${top === source}
                onZoom=${() => zoom(color)}
                marks=${html`<${ChosenMark} decision=${state.decision} thing=${thing} /><${TopMarks} state=${state} owner=${name} card=${top} />`}
              />`;
            })}
            ${own && COLORS.length > colors.length
              ? html`<div class="missing" aria-label=${say("panel.missing")}>${COLORS.filter((color) => !player.board[color]).map((color) => html`<span class=${`slot c-${color}`}><${Shape} color=${color} /></span>`)}</div>`
              : null}
            ${colors.length ? null : html`<p class="soft small">${say("panel.empty_board")}</p>`}
          </div>
          <div class="zones">
            ${own ? null : html`<${Zone} state=${state} owner=${name} zone="hand" glyph="hand" />`}
            <${Zone} state=${state} owner=${name} zone="score" glyph="score" />
            ${sets.includes("echoes") || sets.includes("figures") || player.forecast.length ? html`<${Zone} state=${state} owner=${name} zone="forecast" glyph="forecast" />` : null}
            ${player.achievements.length ? html`<div class="zone"><span class="zone-name"><${Glyph} name="trophy" /><span class="zone-word">${say("zone.short.achievements")}</span></span><${Won} state=${state} name=${name} /></div>` : null}
            ${player.revealed?.length ? html`<div class="zone"><span class="zone-name">${say("zone.short.revealed")}</span><${Backs} cards=${player.revealed} owner=${name} zone="revealed" legal=${(/** @type {string} */ text) => isLegal(state, name, "revealed", text)} /></div>` : null}
            ${player.display.length ? html`<div class="zone"><span class="zone-name"><${Glyph} name="display" />${say("zone.short.display")}</span><${Backs} cards=${player.display} owner=${name} zone="display" legal=${(/** @type {string} */ text) => isLegal(state, name, "display", text)} /></div>` : null}
          </div>`}
  </section>`;
}

/** Who would share and who would be hit, on a top card. @param {{state: State, owner: string, card: string}} props */
function TopMarks({ state, owner, card }) {
  const told = state.result ? null : foreseen(state, owner, card);
  return told ? html`<${ReachMarks} reach=${told.reach} self=${owner} first=${told.karma_first} />` : null;
}

/** The highest count of each icon at the table. @param {State} state @returns {Record<string, number>} */
export function highestCounts(state) {
  return Object.fromEntries(RESOURCES.map((icon) => [icon, Math.max(...Object.values(state.standings).map((one) => one.icons[icon] ?? 0))]));
}
