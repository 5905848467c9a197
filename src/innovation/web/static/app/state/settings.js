/** What a reader sets for himself, kept in this browser. Each setting is a signal. */
import { effect, signal } from "@preact/signals";

const STORE = "innovation.settings";

/** @type {Record<string, string[]>} Every setting with its values, the default first. */
export const CHOICES = {
  language: ["en", "zh-Hans", "zh-Hant"],
  theme: ["auto", "light", "dark"],
  size: ["medium", "small", "large", "largest"],
  density: ["auto", "compact", "expanded"],
  pace: ["normal", "fast", "slow", "off"],
  confirm: ["actions", "countdown", "never", "always"],
  sound: ["off", "on"],
};

/** @returns {string} */
function browserLanguage() {
  for (const wanted of navigator.languages ?? []) {
    if (/^zh-(TW|HK|MO|Hant)/i.test(wanted)) return "zh-Hant";
    if (/^zh/i.test(wanted)) return "zh-Hans";
    if (/^en/i.test(wanted)) return "en";
  }
  return "en";
}

/** @returns {Record<string, unknown>} */
function stored() {
  try {
    const kept = JSON.parse(localStorage.getItem(STORE) ?? "{}");
    return typeof kept === "object" && kept !== null ? kept : {};
  } catch {
    return {};
  }
}

const kept = stored();

/** @type {Record<string, import("@preact/signals").Signal<string>>} */
export const settings = {};
for (const [name, values] of Object.entries(CHOICES)) {
  const before = kept[name];
  const first = name === "language" ? browserLanguage() : values[0];
  settings[name] = signal(typeof before === "string" && values.includes(before) ? before : first);
}

effect(() => {
  const now = Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, value.value]));
  const root = document.documentElement;
  root.lang = now.language;
  root.dataset.theme = now.theme;
  root.dataset.size = now.size;
  root.dataset.density = now.density;
  try {
    localStorage.setItem(STORE, JSON.stringify(now));
  } catch {
    // a browser that keeps nothing still plays
  }
});

/** Whether movement is wanted, and how long a card's way takes, in milliseconds. @returns {number} */
export function travelTime() {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return 0;
  return { fast: 130, normal: 240, slow: 520, off: 0 }[settings.pace.value] ?? 240;
}
