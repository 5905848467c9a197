/** The page's own sentences. A key is one whole sentence in each language. */
import { signal } from "@preact/signals";
import { settings } from "./settings.js";

/** @type {import("@preact/signals").Signal<Record<string, string>>} */
const texts = signal({});
/** @type {Map<string, Record<string, string>>} */
const loaded = new Map();

/** Load the sentences of a language and speak it from then on. @param {string} language */
export async function speak(language) {
  let found = loaded.get(language);
  if (!found) {
    const answer = await fetch(`/static/texts/${language}.json`);
    found = /** @type {Record<string, string>} */ (await answer.json());
    loaded.set(language, found);
  }
  if (settings.language.value === language) texts.value = found;
}

/**
 * The sentence of a key, its placeholders `{name}` filled.
 * @param {string} key
 * @param {Record<string, string | number>} [params]
 * @returns {string}
 */
export function say(key, params = {}) {
  const template = texts.value[key];
  if (template === undefined) return Object.keys(texts.value).length ? `‹${key}›` : "";
  return template.replace(/\{(\w+)\}/g, (_, name) => String(params[name] ?? ""));
}

/** Names in a row, as the language writes it. @param {string[]} names @returns {string} */
export function listed(names) {
  try {
    return new Intl.ListFormat(settings.language.value, { style: "long", type: "conjunction" }).format(names);
  } catch {
    return names.join(", ");
  }
}
