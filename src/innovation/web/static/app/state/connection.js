/** One socket to one table: it comes back by itself after a break, and nothing sent is lost or done twice. */
import { signal } from "@preact/signals";
import { settings } from "./settings.js";

/** @typedef {import("../types").State} State */
/** @typedef {import("../types").Row} Row */

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8000;
const HEARTBEAT = 25000;

export class Connection {
  /** @param {string} id */
  constructor(id) {
    this.id = id;
    /** @type {import("@preact/signals").Signal<State | null>} The last thing the server said. */
    this.state = signal(null);
    /** @type {import("@preact/signals").Signal<Row[]>} */
    this.log = signal([]);
    /** `connecting`, `open`, `lost`, `gone` (no such table), `old` (a game that this server cannot go on with). */
    this.status = signal("connecting");
    /** @type {import("@preact/signals").Signal<{code: string, message: string} | null>} */
    this.refusal = signal(null);
    /** How many of my messages have no answer yet. */
    this.unanswered = signal(0);
    /** @type {Map<string, {message: Record<string, unknown>, settle: (answer: any) => void}>} */
    this.pending = new Map();
    /** @type {number | null | undefined} As whom to look; undefined leaves it to the server. */
    this.seat = undefined;
    this.counter = 0;
    this.wait = FIRST_WAIT;
    this.closed = false;
    /** @type {WebSocket | null} */
    this.socket = null;
    this.timer = 0;
    this.heard = Date.now();
    this.wake = () => this.#onWake();
    document.addEventListener("visibilitychange", this.wake);
    addEventListener("online", this.wake);
    this.heartbeat = setInterval(() => this.#beat(), HEARTBEAT);
    this.#open();
  }

  /** Begin anew, as whoever I am now: a socket keeps the person that it was opened by. */
  again() {
    clearTimeout(this.timer);
    const before = this.socket;
    this.seat = undefined;
    this.state.value = null;
    this.log.value = [];
    this.#open();
    before?.close();
  }

  /** End it for good. */
  close() {
    this.closed = true;
    clearTimeout(this.timer);
    clearInterval(this.heartbeat);
    document.removeEventListener("visibilitychange", this.wake);
    removeEventListener("online", this.wake);
    this.socket?.close();
  }

  #open() {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/play`);
    this.socket = socket;
    socket.onopen = () => this.#greet(socket);
    socket.onmessage = (event) => socket === this.socket && this.#hear(JSON.parse(event.data));
    socket.onclose = (event) => this.#onClose(socket, event.code);
  }

  /** @param {WebSocket} socket */
  #greet(socket) {
    if (socket !== this.socket) {
      socket.close(); // another one was opened meanwhile
      return;
    }
    const state = this.state.value;
    /** @type {Record<string, unknown>} */
    const hello = { type: "hello", language: settings.language.value };
    if (this.seat !== undefined) hello.seat = this.seat;
    if (state && state.language === settings.language.value && (this.seat === undefined || this.seat === state.seat)) {
      hello.seat = state.seat;
      hello.version = state.version;
      hello.log = this.log.value.length;
    }
    socket.send(JSON.stringify(hello));
    this.status.value = "open";
    this.wait = FIRST_WAIT;
    this.heard = Date.now();
    for (const { message } of this.pending.values()) socket.send(JSON.stringify(message));
  }

  /** @param {WebSocket} socket @param {number} code */
  #onClose(socket, code) {
    if (this.closed || socket !== this.socket) return;
    if (code === 4404 || code === 4503) {
      this.status.value = code === 4404 ? "gone" : "old";
      return;
    }
    this.status.value = "lost";
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.#open(), this.wait);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  #onWake() {
    if (this.closed || document.visibilityState === "hidden") return;
    if (this.status.value === "lost") {
      clearTimeout(this.timer);
      this.wait = FIRST_WAIT;
      this.#open();
    } else {
      this.#beat();
    }
  }

  /** Notice a line that died silently. */
  #beat() {
    if (this.closed || this.socket?.readyState !== WebSocket.OPEN) return;
    if (Date.now() - this.heard > 2.5 * HEARTBEAT) {
      this.socket.close();
      return;
    }
    this.socket.send(JSON.stringify({ type: "ping", id: "beat" }));
  }

  /** @param {any} message */
  #hear(message) {
    this.heard = Date.now();
    if (message.type === "state") {
      const { from, rows } = message.log;
      this.log.value = [...this.log.value.slice(0, from), ...rows];
      this.state.value = message;
      return;
    }
    if (message.type === "error" && message.code === "not_yours" && message.id === "") {
      this.#seatLost();
      return;
    }
    const waiting = this.pending.get(message.id);
    if (waiting) {
      this.pending.delete(message.id);
      this.unanswered.value = this.pending.size;
      waiting.settle(message);
    }
    if (message.type === "error" && message.code !== "stale") {
      this.refusal.value = { code: message.code, message: message.message };
    }
  }

  /** The seat that I looked from is played by somebody else by now: look from where I may. */
  #seatLost() {
    this.seat = undefined;
    this.state.value = null;
    this.log.value = [];
    this.socket?.send(JSON.stringify({ type: "hello", language: settings.language.value }));
  }

  /**
   * Send a message and wait for its answer; it is sent again after a break.
   * @param {Record<string, unknown>} message
   * @returns {Promise<any>}
   */
  request(message) {
    this.counter += 1;
    const id = `${Math.random().toString(36).slice(2, 8)}.${this.counter}`;
    const whole = { ...message, id };
    this.refusal.value = null;
    return new Promise((settle) => {
      this.pending.set(id, { message: whole, settle });
      this.unanswered.value = this.pending.size;
      if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(whole));
    });
  }

  /** Send what needs no answer of its own. @param {Record<string, unknown>} message */
  tell(message) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** @param {import("../types").Decision} decision @param {string} option */
  pick(decision, option) {
    return this.request({ type: "pick", seat: decision.seat, decision: decision.number, option });
  }

  /** Make several picks of one choice, all or none. @param {import("../types").Decision} decision @param {string[]} options */
  picks(decision, options) {
    return this.request({ type: "picks", seat: decision.seat, decision: decision.number, options });
  }

  /** What a choice of several would ask after these picks; nothing is done. @param {import("../types").Decision} decision @param {string[]} options */
  draft(decision, options) {
    return this.request({ type: "draft", seat: decision.seat, decision: decision.number, options });
  }

  /** What the cards could be that the reader does not see. */
  couldBe() {
    return this.request({ type: "could_be" });
  }

  undo() {
    const state = this.state.value;
    if (!state || state.seat === null || state.undo.version === null) return Promise.resolve(null);
    return this.request({ type: "undo", seat: state.seat, version: state.undo.version });
  }

  /** I will not take my last pick back: bots need not wait. */
  done() {
    const state = this.state.value;
    if (state?.bots_wait) this.tell({ type: "done", id: "done", version: state.version });
  }

  /** @param {import("../types").Decision} decision @param {string} option */
  preview(decision, option) {
    return this.request({ type: "preview", seat: decision.seat, decision: decision.number, option });
  }

  /** @param {import("../types").Decision} decision */
  hint(decision) {
    return this.request({ type: "hint", seat: decision.seat, decision: decision.number });
  }

  /** How the table stood. @param {import("../table/past.js").Moment} moment */
  past(moment) {
    return this.request({ type: "past", ...moment });
  }

  /** See the table from another of my seats. @param {number | null} seat */
  look(seat) {
    this.seat = seat;
    this.tell({ type: "look", seat });
  }

  /** @param {string} language */
  speak(language) {
    if (this.state.value && this.state.value.language !== language) this.tell({ type: "language", language });
  }
}
