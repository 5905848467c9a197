/** Play by keyboard: a digit picks that option, letters open things, arrows go from option to option. */
import { dialog } from "../shell/dialog.js";
import { shown } from "../shell/popover.js";
import { callOff } from "./countdown.js";
import { nextTable } from "./next_table.js";
import { numbered } from "./prompt.js";

/**
 * @param {{past: import("./past.js").Past, decision: () => import("../types").Decision | null | undefined, pick: (option: import("../types").Option) => void, undo: () => void, askHint: () => void,
 *   openBrowser: () => void, openAid: () => void, openLog: () => void}} on
 */
export function onKeys(on) {
  /** @param {KeyboardEvent} event */
  const key = (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || dialog.value) return;
    const target = event.target;
    if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement) return;
    if (on.past.shown.peek() && lookBack(on.past, event)) {
      event.preventDefault();
      return;
    }
    const decision = on.past.shown.peek() ? null : on.decision();
    if (/^[1-9]$/.test(event.key) && decision) {
      const option = numbered(decision)[Number(event.key) - 1];
      if (option) on.pick(option);
    } else if (event.key.startsWith("Arrow")) {
      if (!step(event.key)) return;
    } else if (event.key === "d" && decision) {
      const draw = decision.options.find((option) => option.text === "draw");
      if (draw) on.pick(draw);
    } else if (event.key === "Escape") {
      if (!callOff()) return;
    } else if (event.key === "u" || event.key === "Backspace") on.undo();
    else if (event.key === "h") on.askHint();
    else if (event.key === "l") on.openLog();
    else if (event.key === "c") on.openBrowser();
    else if (event.key === "?") on.openAid();
    else if (event.key === "n") nextTable(location.pathname.split("/").pop() ?? "");
    else return;
    event.preventDefault();
  };
  document.addEventListener("keydown", key);
  return () => document.removeEventListener("keydown", key);
}

/** What a key does for a reader who looks back. @param {import("./past.js").Past} past @param {KeyboardEvent} event @returns {boolean} */
function lookBack(past, event) {
  if (event.key === "ArrowLeft") past.step(-1);
  else if (event.key === "ArrowRight") past.step(1);
  else if (event.key === "Escape" && !shown.value) past.leave();
  else return ["u", "Backspace", "h"].includes(event.key);
  if (event.key !== "Escape") past.pause();
  return true;
}

/** From one thing that can be picked to the next. @param {string} key @returns {boolean} */
function step(key) {
  const inside = shown.value?.pinned ? ".popover button.option" : ".prompt button.option:not(:disabled), .legal";
  const stops = [...document.querySelectorAll(inside)].filter((stop) => stop instanceof HTMLElement && stop.offsetParent !== null);
  if (!stops.length) return false;
  const here = stops.indexOf(/** @type {Element} */ (document.activeElement));
  const way = key === "ArrowRight" || key === "ArrowDown" ? 1 : -1;
  const next = here < 0 ? stops[0] : stops[(here + way + stops.length) % stops.length];
  if (next instanceof HTMLElement) next.focus();
  return true;
}
