/** That it is my turn shows in the tab's title and icon, and can be heard. */
import { effect, signal } from "@preact/signals";
import { settings } from "../state/settings.js";
import { say } from "../state/words.js";

/** `mine`, `over`, or nothing. */
const what = signal("");

effect(() => {
  const base = say("app.name") || "Innovation";
  document.title = what.value === "mine" ? say("app.your_turn") : what.value === "over" ? say("app.over") : base;
  const icon = document.getElementById("favicon");
  if (icon instanceof HTMLLinkElement) icon.href = what.value === "mine" ? "/static/favicon-turn.svg" : "/static/favicon.svg";
});

/** A short soft tone. */
function tone() {
  try {
    const context = new AudioContext();
    const gain = context.createGain();
    const source = context.createOscillator();
    source.frequency.value = 660;
    gain.gain.setValueAtTime(0.08, context.currentTime);
    gain.gain.exponentialRampToValueAtTime(0.001, context.currentTime + 0.4);
    source.connect(gain).connect(context.destination);
    source.start();
    source.stop(context.currentTime + 0.4);
  } catch {
    // no sound here
  }
}

/** @param {boolean} mine @param {boolean} over */
export function notice(mine, over) {
  const before = what.peek();
  what.value = over ? "over" : mine ? "mine" : "";
  if (what.peek() === "mine" && before !== "mine" && settings.sound.peek() === "on" && document.hidden) tone();
}
