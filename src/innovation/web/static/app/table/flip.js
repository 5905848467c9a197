/** Cards travel from where they were to where they are: first, last, invert, play. Input is never held up. */
import { travelTime } from "../state/settings.js";

/** @type {Map<string, DOMRect>} */
let before = new Map();
let scrolled = { x: 0, y: 0 };

/** Note where everything lies, before a change. */
export function capture() {
  before = new Map();
  scrolled = { x: scrollX, y: scrollY };
  if (!travelTime()) return;
  for (const element of document.querySelectorAll("[data-flip]")) {
    const rect = element.getBoundingClientRect();
    if (rect.width) before.set(element.getAttribute("data-flip") ?? "", rect);
  }
}

/** Let everything that moved travel; what is new comes out of its pile. @param {(name: string) => string | null} pileOf */
export function play(pileOf) {
  const duration = travelTime();
  const start = before;
  before = new Map();
  if (!duration || !start.size) return;
  const shift = { x: scrollX - scrolled.x, y: scrollY - scrolled.y };
  for (const element of document.querySelectorAll("[data-flip]")) {
    const name = element.getAttribute("data-flip") ?? "";
    if (name.startsWith("pile ")) continue;
    const last = element.getBoundingClientRect();
    const known = start.get(name);
    const first = known ?? start.get(pileOf(name) ?? "");
    if (!first || !last.width) continue;
    const dx = first.left - last.left - (known ? shift.x : 0);
    const dy = first.top - last.top - (known ? shift.y : 0);
    if (Math.abs(dx) < 4 && Math.abs(dy) < 4) continue;
    if (known && Math.hypot(dx, dy) > 4000) continue;
    element.animate(
      [
        { transform: `translate(${dx}px, ${dy}px)`, opacity: known ? 1 : 0.4, zIndex: 30 },
        { transform: "none", opacity: 1, zIndex: 30 },
      ],
      { duration, easing: "cubic-bezier(.2,.7,.2,1)" },
    );
  }
}
