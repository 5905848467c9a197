/** The reader's settings. */
import { html } from "../html.js";
import { CHOICES, settings } from "../state/settings.js";
import { say } from "../state/words.js";

/** Each language names itself. */
const OWN_NAMES = /** @type {Record<string, string>} */ ({ en: "English", "zh-Hans": "简体中文", "zh-Hant": "繁體中文" });

/** @param {{name: string}} props */
export function Choice({ name }) {
  return html`<fieldset class="choice">
    <legend>${say(`settings.${name}`)}</legend>
    <div class="segments">
      ${CHOICES[name].map(
        (value) => html`<label class="segment">
          <input type="radio" name=${`setting-${name}`} value=${value} checked=${settings[name].value === value} onChange=${() => (settings[name].value = value)} />
          <span lang=${name === "language" ? value : null}>${name === "language" ? OWN_NAMES[value] : say(`settings.${name}.${value}`)}</span>
        </label>`,
      )}
    </div>
  </fieldset>`;
}

/** @param {{extra?: any}} props */
export function SettingsPanel({ extra }) {
  return html`<div class="settings">
    ${Object.keys(CHOICES).map((name) => html`<${Choice} key=${name} name=${name} />`)}
    ${extra}
  </div>`;
}
