/** Whom an effect would reach: shown on top cards, on options and in the popover. */
import { html } from "../html.js";
import { cardOf, nameOf } from "../state/reference.js";
import { listed, say } from "../state/words.js";
import { Glyph } from "../card/icons.js";
import { effectsOf } from "../card/facts.js";
import { teamOf } from "./teams.js";

/** @typedef {import("../types").Reach} Reach */

/** Sharers and targets of all effects together. @param {Reach[]} reach */
export function summed(reach) {
  const shares = new Set(reach.filter((one) => !one.demand).flatMap((one) => one.players));
  const hits = new Set(reach.filter((one) => one.demand).flatMap((one) => one.players));
  return { shares: [...shares], hits: [...hits], demands: reach.some((one) => one.demand), nothing: reach.length === 0 };
}

/** Whether a Dogma action is sure to do nothing: it has no effects, or nothing but demands that hit nobody. @param {Reach[]} reach */
export function idle(reach) {
  return reach.every((one) => one.demand && one.players.length === 0);
}

/** Names as far as there is room, else how many. @param {string[]} names @returns {string} */
function short(names) {
  return names.length > 2 ? say("reach.many", { count: names.length }) : names.join(", ");
}

/** Small marks: who shares, who is hit, or that nothing would happen. @param {{reach: Reach[], self: string}} props */
export function ReachMarks({ reach, self }) {
  const { shares, hits, demands } = summed(reach);
  const others = shares.filter((name) => name !== self);
  if (idle(reach)) {
    return html`<span class="reach none" title=${say("reach.nothing")}><${Glyph} name="warning" /><span class="unseen">${say("reach.nothing")}</span></span>`;
  }
  return html`<span class="reach">
    ${others.length ? html`<span class="mark shares" title=${say("reach.shares", { players: listed(others) })}><${Glyph} name="share" /><span>${short(others)}</span></span>` : null}
    ${hits.length ? html`<span class="mark hits" title=${say("reach.hits", { players: listed(hits) })}><${Glyph} name="hit" /><span>${short(hits)}</span></span>` : null}
    ${demands && !hits.length ? html`<span class="mark misses" title=${say("reach.hits_nobody")}><${Glyph} name="hit" /><span>–</span></span>` : null}
  </span>`;
}

/** A sentence for each effect. @param {{reach: Reach[], self: string, ruleset?: string}} props */
export function ReachText({ reach, self, ruleset }) {
  if (!reach.length) return html`<p class="banner bad small">${say("reach.nothing")}</p>`;
  return html`<ul class="reach-text small">
    ${reach.map((one) => {
      const card = cardOf(one.card);
      const others = one.players.filter((name) => name !== self);
      const key = one.demand ? (one.players.length ? "reach.hits" : "reach.hits_nobody") : others.length ? "reach.shares" : "reach.alone";
      const effect = card ? (one.effect === 0 ? card.echo : effectsOf(card, ruleset)[one.effect - 1]?.text) : "";
      return html`<li class=${one.demand ? "demand" : ""}>
        <b>${one.effect === 0 ? say("reach.echo", { card: card?.title ?? one.card }) : say("reach.effect", { number: one.effect })}</b>
        ${" "}${say(key, { players: listed(one.demand ? one.players : others) })}
        <span class="unseen">${effect}</span>
      </li>`;
    })}
  </ul>`;
}

/**
 * What icons say of a top card of any board, as they stand now: who would share, whom a demand or compel would hit.
 * Partners share, but are never hit (rules 5.3.2 to 5.3.4, 16.3).
 * @param {import("../types").Card} card
 * @param {string} owner
 * @param {import("../types").State} state
 * @returns {Reach[]}
 */
export function byIcons(card, owner, state) {
  const icon = card.featured;
  if (!icon || !state.view) return [];
  const { players } = state.view;
  const count = (/** @type {string} */ name) => state.standings[name]?.icons[icon] ?? 0;
  const others = Object.keys(players).filter((name) => name !== owner && !players[name].eliminated);
  const team = teamOf(state, owner);
  const opponents = others.filter((name) => !team.includes(name));
  const enough = (/** @type {string} */ name) => count(name) >= count(owner);
  return effectsOf(card, state.table.options.ruleset).map((effect, number) => ({
    card: card.name,
    effect: number + 1,
    demand: effect.kind !== "effect",
    players: effect.kind === "effect" ? others.filter(enough) : opponents.filter((name) => enough(name) === (effect.kind === "compel")),
  }));
}

/** How the featured icon stands at the table. @param {{card: import("../types").Card, state: import("../types").State}} props */
export function FeaturedCounts({ card, state }) {
  const icon = card.featured;
  if (!icon || !state.view) return null;
  return html`<p class="small soft">${say("reach.counts", {
    icon: nameOf("icons", icon),
    counts: listed(Object.keys(state.view.players).map((name) => `${name} ${state.standings[name]?.icons[icon] ?? 0}`)),
  })}</p>`;
}
