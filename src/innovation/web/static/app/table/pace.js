/**
 * What is shown follows what happened, one step after another, so that a reader sees each of them. Any pick or click lets him catch up at once.
 */
import { batch, signal } from "@preact/signals";
import { settings } from "../state/settings.js";
import { capture } from "./flip.js";

/** @typedef {import("../types").State} State */
/** @typedef {import("../types").Row} Row */

/** How long each step stays, and how long a reader is held back at most, in milliseconds. */
const STEPS = /** @type {Record<string, [number, number]>} */ ({ off: [0, 0], fast: [120, 600], normal: [450, 2500], slow: [1500, 12000] });

export class Pace {
  /** @param {import("../state/connection.js").Connection} connection */
  constructor(connection) {
    /** @type {import("@preact/signals").Signal<State | null>} */
    this.state = signal(null);
    /** @type {import("@preact/signals").Signal<Row[]>} */
    this.log = signal([]);
    /** @type {{state: State, log: Row[]}[]} */
    this.queue = [];
    this.timer = 0;
    this.stop = connection.state.subscribe((state) => state && this.#arrive(state, connection.log.peek()));
  }

  close() {
    this.stop();
    clearTimeout(this.timer);
  }

  /** @param {State} state @param {Row[]} log */
  #arrive(state, log) {
    const now = this.state.peek();
    const jump = !now || now.language !== state.language || now.seat !== state.seat || state.version <= now.version || log.length <= this.log.peek().length;
    if (jump) this.queue = [];
    this.queue.push({ state, log });
    const [step, most] = STEPS[settings.pace.peek()] ?? STEPS.normal;
    const fits = step ? Math.max(1, Math.floor(most / step)) : 0;
    if (this.queue.length > fits + 1) this.queue.splice(0, this.queue.length - fits - 1);
    if (jump || !step) this.catchUp();
    else if (!this.timer) this.#next(step);
  }

  /** @param {number} step */
  #next(step) {
    const first = this.queue.shift();
    if (!first) {
      this.timer = 0;
      return;
    }
    this.#show(first);
    this.timer = setTimeout(() => this.#next(step), step);
  }

  /** Show the last thing that happened. */
  catchUp() {
    clearTimeout(this.timer);
    this.timer = 0;
    const last = this.queue.pop();
    this.queue = [];
    if (last) this.#show(last);
  }

  /** @param {{state: State, log: Row[]}} step */
  #show({ state, log }) {
    capture();
    batch(() => {
      this.state.value = state;
      this.log.value = log;
    });
  }
}
