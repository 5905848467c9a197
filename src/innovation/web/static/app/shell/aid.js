/** The player aid, in the order in which one teaches: the goal, a turn, icons, splaying, achievements, then each set. */
import { html } from "../html.js";
import { nameOf } from "../state/reference.js";
import { say } from "../state/words.js";
import { Icon, RESOURCES } from "../card/icons.js";

/** The first and the last age whose base cards bear an icon (rules 1.4.1). */
const COMMON = /** @type {Record<string, [number, number]>} */ ({ castle: [1, 3], crown: [1, 10], leaf: [1, 10], bulb: [1, 10], factory: [4, 10], clock: [7, 10] });
const ACTIONS = ["draw", "meld", "dogma", "achieve"];
const SPLAYS = /** @type {Record<string, [string, string[]]>} */ ({ left: ["left", ["crown"]], right: ["right", ["leaf", "leaf"]], up: ["up", ["bulb", "leaf", "crown"]] });

/** A little picture of a splay. @param {{splay: string}} props */
function SplayExample({ splay }) {
  const [, icons] = SPLAYS[splay];
  const strip = html`<span class=${`strip strip-${splay} c-blue`}>${icons.map((icon) => html`<${Icon} icon=${icon} quiet=${true} />`)}</span>`;
  const top = html`<span class="card c-blue aid-card"><span class="title">${say("aid.top_card")}</span></span>`;
  return html`<figure class="aid-splay"><div class=${`stack splay-${splay}`}><div class="stack-cards">
      ${splay === "right" ? html`<div class="strips">${strip}${strip}</div>` : null}${top}${splay !== "right" ? html`<div class="strips">${strip}${strip}</div>` : null}
    </div></div><figcaption class="small">${say(`aid.splay.${splay}`)}</figcaption></figure>`;
}

/** @param {{state?: import("../types").State | null}} props */
export function Aid({ state }) {
  const sets = state?.table.options.sets ?? ["base"];
  return html`<div class="aid">
    <h3>${say("aid.goal.title")}</h3>
    <p>${state ? say("aid.goal.here", { count: state.table.threshold }) : say("aid.goal")}</p>
    <h3>${say("aid.turn.title")}</h3>
    <p>${say("aid.turn")}</p>
    <dl>${ACTIONS.map((action) => html`<dt>${say(`verb.${action}`)}</dt><dd>${say(`aid.${action}`)}</dd>`)}</dl>
    <h3>${say("aid.sharing.title")}</h3>
    <p>${say("aid.sharing")}</p>
    <p>${say("aid.demand")}</p>
    <h3>${say("aid.icons.title")}</h3>
    <ul class="aid-icons">${RESOURCES.map((icon) => html`<li><${Icon} icon=${icon} quiet=${true} /> ${nameOf("icons", icon)} <span class="soft small">${say("aid.icon_ages", { from: COMMON[icon][0], to: COMMON[icon][1] })}</span></li>`)}</ul>
    <h3>${say("aid.splay.title")}</h3>
    <p>${say("aid.splay")}</p>
    <div class="row aid-splays">${Object.keys(SPLAYS).map((splay) => html`<${SplayExample} splay=${splay} />`)}</div>
    <h3>${say("aid.words.title")}</h3>
    <dl>${["meld", "tuck", "score", "return", "transfer", "splay"].map((word) => html`<dt>${say(`aid.word.${word}`)}</dt><dd>${say(`aid.word.${word}.is`)}</dd>`)}</dl>
    <h3>${say("aid.achieve.title")}</h3>
    <p>${say("aid.achieve.price")}</p>
    <p>${say("aid.thresholds")}</p>
    ${["echoes", "cities", "artifacts", "figures"].filter((set) => sets.includes(set)).map((set) => html`<h3>${nameOf("sets", set)}</h3><p>${say(`aid.set.${set}`)}</p>`)}
    <h3>${say("aid.keys.title")}</h3>
    <dl class="keys">${["numbers", "arrows", "tab", "d", "u", "h", "l", "c", "n", "help", "escape", "history"].map((key) => html`<dt><kbd>${say(`key.${key}`)}</kbd></dt><dd>${say(`key.${key}.does`)}</dd>`)}</dl>
  </div>`;
}
