/** The bar on top: home, what goes on, and what can be opened. */
import { html } from "../html.js";
import { CHOICES, settings } from "../state/settings.js";
import { say } from "../state/words.js";
import { Glyph } from "../card/icons.js";
import { open } from "./dialog.js";
import { go } from "./route.js";
import { SettingsPanel } from "./settings_panel.js";

const SHORT = /** @type {Record<string, string>} */ ({ en: "EN", "zh-Hans": "简", "zh-Hant": "繁" });

function nextLanguage() {
  const codes = CHOICES.language;
  settings.language.value = codes[(codes.indexOf(settings.language.value) + 1) % codes.length];
}

/** @param {{middle?: any, onBrowser?: () => void, onAid?: () => void, onNext?: () => void, onMenu?: () => void}} props */
export function TopBar({ middle, onBrowser, onAid, onNext, onMenu }) {
  const openSettings = () => open(() => say("settings.title"), () => html`<${SettingsPanel} />`);
  /** @param {MouseEvent} event */
  const home = (event) => {
    event.preventDefault();
    go("/");
  };
  return html`<header class="top-bar">
    <a class="home" href="/" aria-label=${say("app.name")} onClick=${home}><img src="/static/favicon.svg" alt="" width="24" height="24" /><span>${say("app.name")}</span></a>
    <div class="middle grow">${middle}</div>
    ${onNext ? html`<button type="button" class="plain" onClick=${onNext} title=${say("bar.next")}><${Glyph} name="next" /><span class="bar-word">${say("bar.next")}</span></button>` : null}
    ${onBrowser ? html`<button type="button" class="plain" onClick=${onBrowser} title=${say("browser.title")}><${Glyph} name="book" /><span class="bar-word">${say("bar.cards")}</span></button>` : null}
    ${onAid ? html`<button type="button" class="plain" onClick=${onAid} title=${say("aid.title")}><${Glyph} name="help" /><span class="bar-word">${say("bar.aid")}</span></button>` : null}
    ${onMenu ? html`<button type="button" class="plain" onClick=${onMenu} title=${say("menu.title")} aria-label=${say("menu.title")}><${Glyph} name="menu" /></button>` : null}
    <button type="button" class="plain" onClick=${nextLanguage} title=${say("bar.language")} aria-label=${`${SHORT[settings.language.value]}: ${say("bar.language")}`}>${SHORT[settings.language.value]}</button>
    <button type="button" class="plain" onClick=${openSettings} title=${say("settings.title")} aria-label=${say("settings.title")}><${Glyph} name="gear" /></button>
  </header>`;
}
