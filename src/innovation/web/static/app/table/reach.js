/** Whom an effect would reach: shown on top cards, on options and in the popover. */
import { html } from "../html.js";
import { cardOf, nameOf, titleOf } from "../state/reference.js";
import { listed, say } from "../state/words.js";
import { Glyph } from "../card/icons.js";
import { effectsOf } from "../card/facts.js";

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

/** Small marks: who shares, who is hit, or that nothing would happen. @param {{reach: Reach[], self: string, first?: string[]}} props `first`: Figures whose karma acts before and may change it */
export function ReachMarks({ reach, self, first }) {
  const { shares, hits, demands } = summed(reach);
  const others = shares.filter((name) => name !== self);
  if (first?.length) {
    const words = say("reach.karma_first", { cards: listed(first.map(titleOf)) });
    return html`<span class="reach"><span class="mark" title=${words}><${Glyph} name="help" /><span class="unseen">${words}</span></span></span>`;
  }
  if (idle(reach)) {
    return html`<span class="reach none" title=${say("reach.nothing")}><${Glyph} name="warning" /><span class="unseen">${say("reach.nothing")}</span></span>`;
  }
  return html`<span class="reach">
    ${others.length ? html`<span class="mark shares" title=${say("reach.shares", { players: listed(others) })}><${Glyph} name="share" /><span>${short(others)}</span></span>` : null}
    ${hits.length ? html`<span class="mark hits" title=${say("reach.hits", { players: listed(hits) })}><${Glyph} name="hit" /><span>${short(hits)}</span></span>` : null}
    ${demands && !hits.length ? html`<span class="mark misses" title=${say("reach.hits_nobody")}><${Glyph} name="hit" /><span>–</span></span>` : null}
  </span>`;
}

/** A sentence for each effect. @param {{reach: Reach[], self: string, ruleset?: string, first?: string[]}} props */
export function ReachText({ reach, self, ruleset, first }) {
  if (first?.length) return html`<p class="banner small">${say("reach.karma_first", { cards: listed(first.map(titleOf)) })}</p><${ReachText} reach=${reach} self=${self} ruleset=${ruleset} />`;
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

/** What the server tells of a Dogma action with a card. @param {import("../types").State} state @param {string} owner @param {string} card @returns {import("../types").Foreseen | null} */
export function foreseen(state, owner, card) {
  const offered = state.decision?.options.find((option) => option.card === card && option.reach && (!option.owner || option.owner === owner));
  if (offered?.reach) return { reach: offered.reach, karma_first: offered.karma_first };
  return state.reaches?.[owner]?.[card] ?? null;
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
