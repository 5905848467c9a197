/** A choice of several while it is put together: it is sent as a whole, and until then each piece of it can be taken back. */
import { signal } from "@preact/signals";
import { html } from "../html.js";
import { say } from "../state/words.js";
import { Glyph } from "../card/icons.js";
import { Sentence, plain } from "../card/sentence.js";

/** @typedef {import("../types").Decision} Decision */
/** @typedef {import("../types").Option} Option */
/** @typedef {import("../types").State} State */
/** @typedef {import("../state/connection.js").Connection} Connection */

/**
 * `of` is the decision that the first pick answers, `next` what would be asked now; null where the choice is whole and waits for
 * a last word.
 * @typedef {{of: Decision, picked: Option[], next: Decision | null}} Draft
 */

/** @type {import("@preact/signals").Signal<Draft | null>} */
export const draft = signal(null);

/** What is put together for this decision. @param {Decision | null | undefined} decision @returns {Draft | null} */
export function draftOf(decision) {
  const held = draft.value;
  return held && decision && held.of.number === decision.number && held.of.seat === decision.seat ? held : null;
}

/** The state as it is for its reader: asked what his choice has come to. @template {State | null | undefined} T @param {T} state @returns {T} */
export function withDraft(state) {
  const held = draftOf(state?.decision);
  if (!state || !held) return state;
  return { ...state, decision: held.next ?? { ...held.of, taken: held.of.taken + held.picked.length, options: [] } };
}

/** Which of those chosen for this decision a thing on the table is; -1 for none. @param {Decision | null | undefined} decision @param {{card?: string | null, owner?: string | null}} thing @returns {number} */
export function chosenAs(decision, thing) {
  const picked = draftOf(decision)?.picked ?? [];
  return thing.card ? picked.findIndex((option) => option.card === thing.card && (!option.owner || !thing.owner || option.owner === thing.owner)) : -1;
}

/** @type {WeakMap<Connection, Promise<unknown>>} What is still being done with the choice. */
const last = new WeakMap();

/** One thing after another: who is faster than the answers loses nothing. @template T @param {Connection} connection @param {() => Promise<T>} change @returns {Promise<T>} */
function inTurn(connection, change) {
  const done = (last.get(connection) ?? Promise.resolve()).then(change);
  last.set(connection, done.catch(() => null));
  return done;
}

/** Answer a decision; of a choice of several one more. @param {Connection} connection @param {Decision} of @param {Option} option @param {boolean} asks whether the whole waits for a last word */
export async function answer(connection, of, option, asks) {
  if (of.at_most < 2) return connection.pick(of, option.text);
  return inTurn(connection, async () => {
    const held = draftOf(of);
    if (held && !held.next?.options.some((other) => other.text === option.text)) return false; // chosen, or gone, meanwhile
    const picked = [...(held?.picked ?? []), option];
    if (option.text === "pass") return commit(connection, of, picked);
    return settle(connection, of, picked, asks);
  });
}

/** Take back one of the chosen, and those after it where they hang on it. @param {Connection} connection @param {number} number */
export async function takeBack(connection, number) {
  const option = draft.value?.picked[number];
  if (!option) return;
  await inTurn(connection, async () => {
    const held = draft.value;
    const place = held?.picked.indexOf(option) ?? -1;
    if (!held || place < 0) return; // taken back, or sent, meanwhile
    const rest = held.picked.filter((other) => other !== option);
    if (!(await settle(connection, held.of, rest, true))) await settle(connection, held.of, held.picked.slice(0, place), true);
  });
}

/** Say the same in another language. @param {Connection} connection @param {Decision | null} of */
export async function retell(connection, of) {
  const held = draftOf(of);
  if (!held || !of || held.of === of) return;
  const said = held.picked.map((option) => of.options.find((other) => other.text === option.text) ?? option);
  await settle(connection, of, said, true);
}

/** Ask what the choice has come to; a whole one is sent unless it waits. Whether the picks go together. @param {Connection} connection @param {Decision} of @param {Option[]} picked @param {boolean} asks @returns {Promise<boolean>} */
async function settle(connection, of, picked, asks) {
  if (!picked.length) {
    draft.value = null;
    return true;
  }
  const answered = await connection.draft(of, picked.map((option) => option.text));
  if (answered?.type !== "draft") {
    draft.value = null;
    return false;
  }
  if (answered.next || asks) draft.value = { of, picked, next: answered.next };
  else await commit(connection, of, picked);
  return true;
}

/** @param {Connection} connection @param {Decision} of @param {Option[]} picked */
export async function commit(connection, of, picked) {
  await connection.picks(of, picked.map((option) => option.text));
  draft.value = null;
}

/** The sign on a card that is chosen. @param {{decision: Decision | null | undefined, thing: {card?: string | null, owner?: string | null}}} props */
export function ChosenMark({ decision, thing }) {
  const number = chosenAs(decision, thing);
  if (number < 0) return null;
  return html`<span class="chosen-mark"><${Glyph} name="check" /><span class="unseen">${say("draft.chosen")}</span> ${number + 1}</span>`;
}

/**
 * What is chosen so far, each to be taken back, and the last word.
 * @param {{state: State, connection: Connection, onUndo: () => void, busy: boolean}} props
 */
export function Chosen({ state, connection, onUndo, busy }) {
  const decision = state.decision;
  const held = draftOf(decision);
  if (!held) {
    if (!decision || decision.taken === 0 || !state.undo.allowed) return null;
    return html`<p class="chosen"><button type="button" class="small" onClick=${onUndo} disabled=${busy}><${Glyph} name="undo" /> ${say("draft.undo_last")}</button></p>`;
  }
  return html`<p class="chosen" role="group" aria-label=${say("draft.chosen")}>
    <span class="soft small">${say("draft.chosen")}</span>
    ${held.picked.map((option, number) => {
      const words = say("draft.take_back", { option: plain(option.label) });
      return html`<button type="button" class="small taken" data-act="take-back" data-card=${option.card} onClick=${() => takeBack(connection, number)} disabled=${busy} aria-label=${words} title=${words}>
        <${Sentence} of=${option.label} still=${true} /> <${Glyph} name="close" /></button>`;
    })}
    ${held.next ? null : html`<button type="button" class="primary" data-act="commit" onClick=${() => commit(connection, held.of, held.picked)} disabled=${busy}>${say("draft.confirm", { count: held.picked.length })}</button>`}
  </p>`;
}
