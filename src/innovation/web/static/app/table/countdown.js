/** An action that is sent in a moment: until then it can be called off. */
import { signal } from "@preact/signals";
import { html } from "../html.js";
import { say } from "../state/words.js";

const SECONDS = 3;

/** @typedef {{label: string, left: number, then: () => void}} Counting */

/** @type {import("@preact/signals").Signal<Counting | null>} */
export const counting = signal(null);
let timer = 0;

/** Count down, then act. A new one takes the place of one that runs. @param {string} label what will be done @param {() => void} then */
export function countDown(label, then) {
  callOff();
  counting.value = { label, left: SECONDS, then };
  timer = setInterval(() => {
    const now = counting.peek();
    if (now && now.left > 1) counting.value = { ...now, left: now.left - 1 };
    else act();
  }, 1000);
}

/** Do not wait any longer. */
export function act() {
  const then = counting.peek()?.then;
  callOff();
  then?.();
}

/** Do nothing after all. @returns {boolean} whether there was anything to call off */
export function callOff() {
  clearInterval(timer);
  const running = counting.peek() !== null;
  counting.value = null;
  return running;
}

export function Countdown() {
  const now = counting.value;
  if (!now) return null;
  return html`<div class="countdown row banner" role="status">
    <span class="grow"><b>${now.label}</b> <span aria-hidden="true">${say("countdown.in", { seconds: now.left })}</span></span>
    <button type="button" onClick=${callOff}>${say("countdown.call_off")}</button>
    <button type="button" class="primary" onClick=${act}>${say("countdown.now")}</button>
  </div>`;
}
