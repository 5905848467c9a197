/** The one sentence that says what is asked, and every legal answer as a button. */
import { html } from "../html.js";
import { CardLink } from "../card/link.js";
import { backOf, cardOf, nameOf, sorted } from "../state/reference.js";
import { listed, say } from "../state/words.js";
import { SetMark, Value } from "../card/face.js";
import { effectsOf } from "../card/facts.js";
import { Icon, RESOURCES, Shape } from "../card/icons.js";
import { Sentence } from "../card/sentence.js";
import { CardText } from "../card/text.js";
import { Chosen } from "./draft.js";
import { grouped, verbOf } from "./choices.js";
import { PreviewLine } from "./preview.js";
import { ReachMarks } from "./reach.js";

/** @typedef {import("../types").State} State */
/** @typedef {import("../types").Option} Option */
/** @typedef {import("../types").Decision} Decision */

const COLORS = ["red", "yellow", "green", "blue", "purple"];

/** Whether an option is a card of the player's own hand, which is picked there. @param {Decision} decision @param {Option} option */
function inHand(decision, option) {
  return Boolean(option.card) && option.zone === "hand" && option.owner === decision.player;
}

/** The options with a button of their own, in groups. @param {Decision} decision @returns {[string, Option[]][]} */
export function buttons(decision) {
  return grouped(decision)
    .map(([verb, options]) => /** @type {[string, Option[]]} */ ([verb, arranged(options.filter((option) => !inHand(decision, option)))]))
    .filter(([, options]) => options.length);
}

/** All options in the order of their numbers: the buttons, then the cards of the hand. @param {Decision} decision @returns {Option[]} */
export function numbered(decision) {
  const own = decision.options.filter((option) => inHand(decision, option));
  return [...buttons(decision).flatMap(([, options]) => options), ...arranged(own)];
}

/** Cards by value, then color; passing last. @param {Option[]} options */
function arranged(options) {
  const order = sorted(options.map((option) => option.card ?? "").filter(Boolean));
  /** @param {Option} option */
  const place = (option) => (option.text === "pass" ? 1000 : option.card ? order.indexOf(option.card) : 0);
  return [...options].sort((one, other) => place(one) - place(other));
}

/** How many are chosen, and how many may be. @param {Decision} decision */
function counted({ taken, at_least: least, at_most: most }) {
  if (least === most) return say("prompt.counter_exact", { taken, at_most: most });
  if (least === 0) return say("prompt.counter_up_to", { taken, at_most: most });
  return say("prompt.counter", { taken, at_least: least, at_most: most });
}

/** Actions that come in groups: the group bears the verb, each button its card. */
const LABELLED = ["dogma", "endorse", "achieve", "inspire", "decree"];

/** A standard achievement without its verb: its age, its set where that must be said, and which of several equal ones. @param {{text: string}} props */
function ShortAchievement({ text }) {
  const [, age, set, which] = /^achieve (\d+)(?: ([a-z]+))?(?: (#\d+))?$/.exec(text) ?? [];
  return age ? html`<${Value} value=${Number(age)} />${set ? html`<${SetMark} set=${set} />` : null} ${which}` : text.replace(/^\w+ /, "");
}

/** What an option looks like; `short` where its group says the verb. @param {{option: Option, decision: Decision, short?: boolean}} props */
export function OptionFace({ option, decision, short }) {
  const card = option.card ? cardOf(option.card) : null;
  const verb = decision.kind === "action" ? verbOf(option) : "";
  const color = !card && (option.color ?? (COLORS.includes(option.text) ? option.text : null));
  const back = option.back ? backOf(option.back) : null;
  return html`
    ${card?.color ? html`<${Shape} color=${card.color} />` : null}
    ${color ? html`<${Shape} color=${color} />` : null}
    ${RESOURCES.includes(option.text) ? html`<${Icon} icon=${option.text} quiet=${true} />` : null}
    <span>${short ? html`<span class="unseen">${say(`verb.${verb}`)} </span><b class="card-word">${card?.title ?? (option.color ? nameOf("colors", option.color) : html`<${ShortAchievement} text=${option.text} />`)}</b>` : html`<${Sentence} of=${option.label} still=${true} />`}</span>
    ${back ? html`<span class="mini-back"><${Value} value=${back.age} /><${SetMark} set=${back.set} /></span>` : null}
    ${card && card.color && !verb ? html`<span class=${`c-${card.color}`}><${Value} value=${option.value ?? card.age} /></span><${SetMark} set=${card.set} />` : null}
    ${option.reach ? html`<${ReachMarks} reach=${option.reach} self=${decision.player} first=${option.karma_first} />` : null}
  `;
}

/**
 * @param {{option: Option, decision: Decision, onPick: (option: Option) => void, onLook?: (option: Option | null) => void, number?: number, hinted?: boolean, busy?: boolean, short?: boolean}} props
 */
export function OptionButton({ option, decision, onPick, onLook, number, hinted, busy, short }) {
  const verb = decision.kind === "action" ? verbOf(option) : decision.kind;
  const quiet = option.text === "pass" || option.text === "no";
  return html`<button
    type="button"
    class=${`option verb-${verb}${quiet ? " quiet" : ""}${hinted ? " hinted" : ""}`}
    data-act="pick"
    data-option=${option.text}
    data-card=${option.card}
    data-back=${!option.card ? option.back : null}
    data-zone=${option.back ? "pile" : null}
    onClick=${() => onPick(option)}
    onPointerEnter=${() => onLook?.(option)}
    onPointerLeave=${() => onLook?.(null)}
    onFocus=${() => onLook?.(option)}
    aria-keyshortcuts=${number && number < 10 ? String(number) : null}
    disabled=${busy}
  >
    ${number && number < 10 ? html`<kbd aria-hidden="true">${number}</kbd>` : null}
    <${OptionFace} option=${option} decision=${decision} short=${short} />
    ${hinted ? html`<span class="chip">${say("prompt.hinted")}</span>` : null}
  </button>`;
}

/** The text of what is at work: a dogma effect by its number, else karma, an echo or inspire effect, a decree. @param {import("../types").Card} card @param {number | null} effect @param {boolean} karma @param {string} ruleset @returns {string} */
function workingText(card, effect, karma, ruleset) {
  if (karma) return card.karma.join(" ");
  if (effect) return effectsOf(card, ruleset)[effect - 1]?.text ?? "";
  return card.echo ?? card.inspire ?? card.condition ?? "";
}

/** Which card and effect is at work, with the text of the effect. @param {{state: State, source: string | null, effect: number | null, karma?: boolean}} props */
function AtWork({ state, source, effect, karma = false }) {
  const card = source ? cardOf(source) : null;
  if (!card) return null;
  const { ruleset } = state.table.options;
  const effects = effectsOf(card, ruleset);
  const kind = karma ? "karma" : effect ? effects[effect - 1]?.kind : card.echo ? "echo" : card.inspire ? "inspire" : "effect";
  return html`<div class="at-work small">
    ${card.color ? html`<${Shape} color=${card.color} />` : null}
    <${CardLink} card=${card.name} />
    ${effect ? html` <span class="soft">${say("prompt.effect", { number: effect, count: effects.length })}</span>` : null}
    <span class="effect-text">${kind === "effect" ? null : html`<b class="tag">${say(`card.${kind}`)}</b> `}<${CardText} text=${workingText(card, effect, karma, ruleset)} /></span>
  </div>`;
}

/** "Action 1 of 2", and whose turn it is. @param {{state: State}} props */
export function TurnLine({ state }) {
  const turn = state.view?.turn;
  if (!turn) return null;
  if (state.result) return html`<span>${say("turn.over")}</span>`;
  if (turn.number === 0) return html`<span class="wide-only">${say("turn.opening")}</span><span class="narrow-only" aria-hidden="true">${say("turn.opening.short")}</span>`;
  if (!turn.action) return html`<span>${say("turn.start", { number: turn.number, player: turn.player })}</span>`;
  const key = turn.actions === 1 ? "turn.only" : "turn.action";
  const facts = { number: turn.number, player: turn.player, action: turn.action, actions: turn.actions };
  return html`<span class="wide-only">${say(key, facts)}</span><span class="narrow-only" aria-hidden="true">${say("turn.short", facts)}</span>`;
}

/** Whom everybody waits for. @param {{state: State}} props */
function Waiting({ state }) {
  if (state.result || !state.waiting.length) return null;
  const names = state.waiting.map((one) => one.player);
  const { source, effect } = state.waiting[0];
  return html`<div class="prompt-text waiting-text" aria-live="polite">
    <p><span class="dots" aria-hidden="true"><i></i><i></i><i></i></span> ${say(names.length > 1 ? "prompt.waiting_several" : "prompt.waiting", { players: listed(names) })}</p>
    <${AtWork} state=${state} source=${source} effect=${effect} />
  </div>`;
}

/**
 * @param {{state: State, decision: Decision | null, onPick: (option: Option) => void, onLook: (option: Option | null) => void, onUndo: () => void, connection: import("../state/connection.js").Connection, hinted: string | null, busy: boolean}} props
 */
export function Prompt({ state, decision, onPick, onLook, onUndo, connection, hinted, busy }) {
  if (!decision) return html`<section class="prompt" aria-label=${say("prompt.label")}><${Waiting} state=${state} /></section>`;
  let number = 0;
  const fromHand = decision.options.some((option) => inHand(decision, option));
  const counter = decision.at_most > 1 ? counted(decision) : null;
  return html`<section class=${`prompt mine kind-${decision.kind}`} aria-label=${say("prompt.label")}>
    <div class="prompt-text" aria-live="assertive"><p><${Sentence} of=${decision.prompt} />${counter ? html` <span class="chip">${counter}</span>` : null}</p>
      <${AtWork} state=${state} source=${decision.source} effect=${decision.effect} karma=${decision.karma} /></div>
    <${Chosen} state=${state} connection=${connection} onUndo=${onUndo} busy=${busy} />
    <${PreviewLine} state=${state} />
    ${buttons(decision).length ? html`<div class="options" role="group" aria-label=${say("prompt.options")}>
      ${buttons(decision).map(
        ([verb, options]) => html`<div class=${`option-group group-${verb}`} key=${verb}>
          ${LABELLED.includes(verb) ? html`<span class="group-name" aria-hidden="true">${say(`verb.${verb}`)}</span>` : null}
          ${options.map((option) => {
            number += 1;
            return html`<${OptionButton} key=${option.text} option=${option} decision=${decision} onPick=${onPick} onLook=${onLook} number=${number} hinted=${hinted === option.text} busy=${busy} short=${LABELLED.includes(verb)} />`;
          })}
        </div>`,
      )}
      ${fromHand ? html`<span class="soft small hand-note">${say(decision.kind === "action" ? "prompt.meld_below" : "prompt.hand_below")}</span>` : null}
    </div>` : null}
  </section>`;
}

