/** Looking back: the table as it stood after an earlier pick, one pick after another. What goes on meanwhile goes on. */
import { signal } from "@preact/signals";
import { capture } from "./flip.js";

/** @typedef {import("../types").State} State */
/** @typedef {{pick: number} | {row: number}} Moment after so many picks, or before the pick that wrote that row of the log */
/** @typedef {{pick: number, picks: number, log: number, state: Partial<State>}} Then */

/** How long a moment stays while all are shown one after another, in milliseconds. */
const STAY = 1400;

export class Past {
  /** @param {import("../state/connection.js").Connection} connection */
  constructor(connection) {
    this.connection = connection;
    /** @type {import("@preact/signals").Signal<Then | null>} What is looked at; null: the table as it is now. */
    this.shown = signal(null);
    this.playing = signal(false);
    /** @type {Moment | null} Where to go next: of several wishes that come fast only the last counts. */
    this.wanted = null;
    this.asking = false;
    /** How often the reader went back to now: what he asked before counts no longer. */
    this.left = 0;
    this.timer = 0;
  }

  /** @param {Moment} moment */
  async go(moment) {
    this.wanted = moment;
    if (this.asking) return;
    this.asking = true;
    while (this.wanted) {
      const wish = this.wanted;
      this.wanted = null;
      const { left } = this;
      const answer = await this.connection.past(wish);
      if (this.wanted || left !== this.left) continue;
      if (answer?.type === "past") this.#show(answer);
      else if (this.shown.peek() && answer?.code === "bad_request") {
        this.connection.refusal.value = null; // what was looked at has been taken back
        this.leave();
      }
    }
    this.asking = false;
  }

  /** @param {Then} then */
  #show(then) {
    capture();
    if (then.pick >= then.picks) this.leave();
    else this.shown.value = then;
  }

  /** Some picks further, or back. @param {number} picks */
  step(picks) {
    const then = this.shown.peek();
    if (then) this.go({ pick: Math.max(0, then.pick + picks) });
  }

  /** Show what came next, moment by moment, up to now. @param {Moment} [from] */
  async play(from) {
    this.pause();
    this.playing.value = true;
    if (from) await this.go(from);
    const on = () => {
      if (!this.playing.peek() || !this.shown.peek()) return;
      this.step(1);
      this.timer = setTimeout(on, STAY);
    };
    this.timer = setTimeout(on, from ? STAY : 0);
  }

  pause() {
    clearTimeout(this.timer);
    this.playing.value = false;
  }

  /** Back to the table as it is now. */
  leave() {
    this.pause();
    this.left += 1;
    this.wanted = null;
    this.shown.value = null;
  }
}
