/**
 * The one place where a card shows its full text: on hover, on keyboard focus, and pinned by click or tap.
 *
 * Whatever bears `data-card` or `data-back` has it. `attach` listens for the whole page.
 */
import { signal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { html } from "../html.js";
import { say } from "../state/words.js";
import { Glyph } from "../card/icons.js";
import { CardPage } from "../card/page.js";
import { CouldBe } from "../card/could_be.js";

/**
 * @typedef {object} Shown
 * @property {string | null} card
 * @property {string | null} back
 * @property {string | null} owner
 * @property {string | null} zone
 * @property {string | null} color
 * @property {DOMRect} anchor
 * @property {HTMLElement} element
 * @property {boolean} pinned
 * @property {boolean} sheet
 */

/** @type {import("@preact/signals").Signal<Shown | null>} */
export const shown = signal(null);

const DELAY = 220;
let timer = 0;
let touched = false;
let keyboard = false;
let quiet = false;
/** Where the pointer was: what moves below a pointer that rests is not pointed at. */
let where = { x: -1, y: -1 };

/** Whether the reader last used the keyboard. @returns {boolean} */
export function byKeyboard() {
  return keyboard;
}

/** Move the focus without showing the card there. @param {HTMLElement} element */
export function focusQuietly(element) {
  quiet = true;
  element.focus({ preventScroll: true });
  quiet = false;
}

/** @param {EventTarget | null} target @returns {HTMLElement | null} */
function holderOf(target) {
  const element = target instanceof Element ? target.closest("[data-card], [data-back]") : null;
  return element instanceof HTMLElement && !element.closest(".popover") ? element : null;
}

/** @param {HTMLElement} element @param {boolean} pinned @returns {Shown} */
export function describe(element, pinned) {
  return {
    card: element.dataset.card ?? null,
    back: element.dataset.back ?? null,
    owner: element.dataset.owner ?? null,
    zone: element.dataset.zone ?? null,
    color: element.closest(".stack")?.getAttribute("data-color") ?? null,
    anchor: element.getBoundingClientRect(),
    element,
    pinned,
    sheet: touched || innerWidth < 560,
  };
}

export function hide() {
  clearTimeout(timer);
  shown.value = null;
}

/** Keep a card's text open, with what can be done with the card. @param {HTMLElement} element */
export function pin(element) {
  clearTimeout(timer);
  shown.value = describe(element, true);
}

/** Listen to the page; `onPick` says whether a click was a pick, so that nothing is pinned. @param {(thing: Shown, touch: boolean) => boolean} onPick */
export function attach(onPick) {
  /** @param {PointerEvent} event */
  const over = (event) => {
    touched = event.pointerType === "touch";
    const still = event.clientX === where.x && event.clientY === where.y;
    if (still || touched || shown.value?.pinned) return;
    const element = holderOf(event.target);
    clearTimeout(timer);
    if (element) timer = setTimeout(() => (shown.value = describe(element, false)), DELAY);
    else if (shown.value) timer = setTimeout(() => !shown.value?.pinned && hide(), DELAY / 2);
  };
  /** @param {PointerEvent} event */
  const move = (event) => {
    where = { x: event.clientX, y: event.clientY };
  };
  /** @param {FocusEvent} event */
  const focus = (event) => {
    if (!keyboard || quiet || shown.value?.pinned) return;
    const element = holderOf(event.target);
    if (element) shown.value = describe(element, false);
    else if (!(event.target instanceof Element && event.target.closest(".popover"))) hide();
  };
  /** @param {MouseEvent} event */
  const click = (event) => {
    clearTimeout(timer);
    const element = holderOf(event.target);
    if (!element) {
      if (shown.value && !(event.target instanceof Element && event.target.closest(".popover"))) hide();
      return;
    }
    if (element.dataset.act) return;
    event.preventDefault();
    const thing = describe(element, true);
    if (onPick(thing, touched)) hide();
    else shown.value = shown.value?.pinned && shown.value.element === element ? null : thing;
  };
  /** @param {KeyboardEvent} event */
  const key = (event) => {
    keyboard = true;
    const target = event.target;
    if ((event.key === "Enter" || event.key === " ") && target instanceof HTMLElement && target.getAttribute("role") === "button") {
      event.preventDefault();
      target.click();
    }
    if (event.key === "Escape" && shown.value) {
      event.stopPropagation();
      const { element, pinned } = shown.value;
      hide();
      if (pinned) focusQuietly(element);
    }
  };
  /** @param {PointerEvent} event */
  const down = (event) => {
    keyboard = false;
    touched = event.pointerType === "touch";
  };
  const scroll = () => shown.value && !shown.value.pinned && hide();
  document.addEventListener("pointerover", over);
  document.addEventListener("pointermove", move);
  document.addEventListener("pointerdown", down, true);
  document.addEventListener("focusin", focus);
  document.addEventListener("click", click);
  document.addEventListener("keydown", key, true);
  addEventListener("scroll", scroll, true);
  return () => {
    document.removeEventListener("pointerover", over);
    document.removeEventListener("pointermove", move);
    document.removeEventListener("pointerdown", down, true);
    document.removeEventListener("focusin", focus);
    document.removeEventListener("click", click);
    document.removeEventListener("keydown", key, true);
    removeEventListener("scroll", scroll, true);
    hide();
  };
}

/** Put the popover beside its anchor, inside the window. @param {HTMLElement} box @param {DOMRect} anchor */
function place(box, anchor) {
  const gap = 10;
  const { width, height } = box.getBoundingClientRect();
  let left = anchor.right + gap;
  if (left + width > innerWidth - gap) left = anchor.left - width - gap;
  if (left < gap) left = Math.max(gap, Math.min(anchor.left, innerWidth - width - gap));
  const beside = left >= anchor.right || left + width <= anchor.left;
  let top = beside ? anchor.top : anchor.bottom + gap;
  if (!beside && top + height > innerHeight - gap) top = anchor.top - height - gap;
  top = Math.max(gap, Math.min(top, innerHeight - height - gap));
  box.style.left = `${left}px`;
  box.style.top = `${top}px`;
}

/**
 * @param {{actions?: (thing: Shown) => any, ruleset?: string, couldBe?: (thing: Shown) => import("../types").CouldBeGroup | null}} props `actions` gives what
 *   can be done with the thing shown, `couldBe` what a back could be
 */
export function Popover({ actions, ruleset, couldBe }) {
  const thing = shown.value;
  /** @type {import("preact").RefObject<HTMLDivElement | null>} */
  const box = useRef(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (!thing || !element || thing.sheet) return undefined;
    const settle = () => place(element, thing.anchor);
    settle();
    const watch = new ResizeObserver(settle);
    watch.observe(element);
    return () => watch.disconnect();
  }, [thing]);
  useEffect(() => {
    if (thing?.pinned && box.current) {
      const first = box.current.querySelector("button.option") ?? box.current.querySelector("button");
      if (first instanceof HTMLElement) first.focus({ preventScroll: true });
    }
  }, [thing]);
  if (!thing) return null;
  return html`<div
    ref=${box}
    class=${`popover sheet${thing.sheet ? " as-sheet" : ""}${thing.pinned ? " pinned" : ""}`}
    role=${thing.pinned ? "dialog" : "tooltip"}
    aria-label=${thing.pinned ? say("popover.label") : null}
  >
    ${thing.pinned ? html`<button type="button" class="plain popover-close" onClick=${hide} aria-label=${say("close")}><${Glyph} name="close" /></button>` : null}
    ${thing.pinned && actions ? actions(thing) : null}
    ${thing.card ? html`<${CardPage} name=${thing.card} ruleset=${ruleset} />` : null}
    ${thing.back ? html`<${CouldBe} back=${thing.back} told=${couldBe?.(thing)} />` : null}
  </div>`;
}
