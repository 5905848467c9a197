/** The page: it finds out who the reader is, and shows the lobby, a table or the cards. */
import { effect } from "@preact/signals";
import { render } from "preact";
import { useEffect } from "preact/hooks";
import { html } from "./html.js";
import { ask } from "./state/api.js";
import { recall } from "./state/me.js";
import { ALL_SETS, learn } from "./state/reference.js";
import { settings } from "./state/settings.js";
import { say, speak } from "./state/words.js";
import { LobbyPage } from "./lobby/lobby_page.js";
import { Browser } from "./shell/browser.js";
import { Dialog, dialog } from "./shell/dialog.js";
import { Popover, attach } from "./shell/popover.js";
import { dropFragment, fragment, path } from "./shell/route.js";
import { TopBar } from "./shell/top_bar.js";
import { TablePage } from "./table/table_page.js";

function CardsPage() {
  useEffect(() => attach(() => false), []);
  return html`<${TopBar} /><main class="lobby" id="main"><h1>${say("browser.title")}</h1><${Browser} sets=${ALL_SETS} /></main><${Popover} />`;
}

function Page() {
  const table = /^\/table\/([^/]+)\/?$/.exec(path.value);
  const body = table ? html`<${TablePage} key=${table[1]} id=${table[1]} />` : path.value === "/cards" ? html`<${CardsPage} />` : html`<${LobbyPage} />`;
  return html`<div class="page" inert=${Boolean(dialog.value)}>${body}</div><${Dialog} />`;
}

/** Words of the language come first, so that nothing is shown without them. */
async function start() {
  await Promise.all([speak(settings.language.value), takeKey().then(recall, recall).catch(() => null)]);
  effect(() => {
    const language = settings.language.value;
    speak(language);
    learn(language, ["base"]).catch(() => null);
  });
  const root = document.getElementById("page");
  if (root) render(html`<${Page} />`, root);
}

/** A personal link makes this device that person. */
async function takeKey() {
  const key = fragment("key");
  if (!key) return;
  dropFragment();
  await ask("POST", "/api/me/take", { key });
}

start();
