/** The table: everything that is seen and done during a game. */
import { signal } from "@preact/signals";
import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import { html } from "../html.js";
import { cardOf, learn } from "../state/reference.js";
import { settings } from "../state/settings.js";
import { say } from "../state/words.js";
import { Connection } from "../state/connection.js";
import { Glyph } from "../card/icons.js";
import { plain } from "../card/sentence.js";
import { Browser } from "../shell/browser.js";
import { Aid } from "../shell/aid.js";
import { dialog, open } from "../shell/dialog.js";
import { Popover, attach, byKeyboard, focusQuietly, hide, shown } from "../shell/popover.js";
import { refusalText } from "../shell/refusal.js";
import { fragment, go } from "../shell/route.js";
import { TopBar } from "../shell/top_bar.js";
import { notice } from "../shell/notice.js";
import { Room } from "../lobby/room.js";
import { Achievements, SpecialAchievements } from "./achievements.js";
import { optionsFor } from "./choices.js";
import { Countdown, callOff, countDown } from "./countdown.js";
import { answer, chosenAs, draft, draftOf, retell, takeBack, withDraft } from "./draft.js";
import { EndPage } from "./end.js";
import { play } from "./flip.js";
import { guess, guessed } from "./guesses.js";
import { Hand } from "./hand.js";
import { HistoryBar } from "./history_bar.js";
import { onKeys } from "./keys.js";
import { Log } from "./log.js";
import { nextTable } from "./next_table.js";
import { Pace } from "./pace.js";
import { Past } from "./past.js";
import { PlayerPanel, highestCounts } from "./player_panel.js";
import { forgetPreview, PreviewLine, previewSoon } from "./preview.js";
import { OptionButton, Prompt, TurnLine } from "./prompt.js";
import { FeaturedCounts, ReachText, foreseen } from "./reach.js";
import { Replace } from "./replace.js";
import { Since } from "./since.js";
import { Standings } from "./standings.js";
import { Supply } from "./supply.js";
import { TableMenu } from "./table_menu.js";

/** @typedef {import("../types").State} State */
/** @typedef {import("../types").Option} Option */

/** Which part is shown where there is no room for all: the table, or the supply and log. */
export const tab = signal("mine");
/** Whether the hand and the options are folded away, to see the table behind them. */
const folded = signal(false);

/** The players from the viewer's left on, himself last. @param {State} state @returns {string[]} */
function seating(state) {
  const names = state.table.seats.map((seat) => seat.name ?? "").filter((name) => state.view?.players[name]);
  const start = state.view?.viewer ? names.indexOf(state.view.viewer) + 1 : 0;
  return [...names.slice(start), ...names.slice(0, start)];
}

/** The table as it stood then: nothing is asked there. @param {State} now @param {import("./past.js").Then} then @returns {State} */
function asThen(now, then) {
  return { ...now, ...then.state, decision: null, result: null, undo: { allowed: false, version: null }, bots_wait: false };
}

/** Whether a pick is asked for twice; of a choice of several the whole is, not each. @param {State} state */
function asksFirst(state) {
  if ((state.decision?.at_most ?? 1) > 1) return false;
  return settings.confirm.value === "always" || (settings.confirm.value === "actions" && ["action", "display"].includes(state.decision?.kind ?? ""));
}

/** Whether a pick is sent after a countdown. @param {import("../types").Decision} decision */
function waitsFirst(decision) {
  return settings.confirm.peek() === "countdown" && ["action", "display"].includes(decision.kind);
}

/** @param {{id: string}} props */
export function TablePage({ id }) {
  const [line, join] = useState(/** @type {{connection: Connection, pace: Pace, past: Past} | null} */ (null));
  useEffect(() => {
    const connection = new Connection(id);
    const pace = new Pace(connection);
    const past = new Past(connection);
    const follow = () => {
      const moment = Number(fragment("pick") ?? Number.NaN);
      if (moment >= 0) past.go({ pick: moment });
    };
    follow();
    addEventListener("hashchange", follow);
    join({ connection, pace, past });
    return () => {
      removeEventListener("hashchange", follow);
      past.leave();
      callOff();
      pace.close();
      connection.close();
      hide();
    };
  }, [id]);
  return line ? html`<${Running} key=${id} connection=${line.connection} pace=${line.pace} past=${line.past} />` : null;
}

/** @param {{connection: Connection, pace: Pace, past: Past}} props */
function Running({ connection, pace, past }) {
  const now = pace.state.value;
  const looked = past.shown.value;
  const then = looked && now?.view && looked.state.view?.viewer === now.view.viewer ? looked : null; // what another saw is not for whoever sits here now
  const state = now?.view && then ? asThen(now, then) : withDraft(now);
  const rows = pace.log.value;
  const language = settings.language.value;
  const [hinted, hint] = useState(/** @type {string | null} */ (null));
  const [ready, prepare] = useState(false);
  const busy = connection.unanswered.value > 0;
  const sets = state?.table.options.sets;
  useEffect(() => connection.speak(language), [language]);
  useEffect(() => {
    if (sets) learn(language, sets).finally(() => prepare(true));
  }, [language, sets?.join()]);
  useLayoutEffect(() => play((name) => {
    const card = cardOf(name);
    return card ? `pile ${card.age} ${card.set}` : null;
  }), [state?.version, then?.pick]);
  useEffect(() => {
    if (looked && !then && now) past.leave();
  }, [looked, then, now]);
  useEffect(() => {
    if (state?.bots_wait && ["off", "fast"].includes(settings.pace.peek())) connection.done();
  }, [state?.version]);
  useEffect(() => {
    hint(null);
    callOff();
    forgetPreview();
    notice(Boolean(now?.decision), now?.table.status === "over");
    const first = document.querySelector(".prompt button.option, .hand .legal, .legal");
    const idle = !document.activeElement || document.activeElement === document.body;
    if (state?.decision && byKeyboard() && idle && first instanceof HTMLElement) focusQuietly(first);
  }, [state?.decision?.number, state?.decision === null, state?.table.status, ready]);

  const part = tab.value;
  useEffect(() => {
    if (innerWidth < 1000) scrollTo(0, part === "log" ? document.documentElement.scrollHeight : 0);
  }, [part]);

  useEffect(() => {
    draft.value = null;
  }, [connection]);
  useEffect(() => {
    retell(connection, pace.state.peek()?.decision ?? null);
  }, [state?.language]);

  const opened = shown.value;
  useEffect(() => {
    if (!opened) forgetPreview();
    const now = pace.state.peek();
    if (opened?.back && now) guess(connection, now);
  }, [opened, state?.version]);

  /** @param {number} row the row of the log after which to look */
  const lookBack = (row) => {
    past.pause();
    past.go({ row });
    if (innerWidth < 1000 && tab.value === "log") tab.value = "mine";
  };
  /** @param {Option} option */
  const pick = (option) => {
    const decision = pace.state.peek()?.decision;
    if (!decision) return;
    hide();
    forgetPreview();
    if (waitsFirst(decision)) countDown(plain(option.label), () => send(option));
    else send(option);
  };
  /** @param {Option} option */
  const send = async (option) => {
    const decision = pace.state.peek()?.decision;
    if (!decision) return;
    await answer(connection, decision, option, settings.confirm.peek() === "always");
    pace.catchUp();
  };
  /** @param {Option | null} option */
  const look = (option) => {
    const decision = withDraft(pace.state.peek())?.decision;
    if (option && decision) previewSoon(connection, decision, option);
    else forgetPreview();
  };
  const undo = async () => {
    if (callOff()) return;
    const held = draftOf(pace.state.peek()?.decision);
    if (held) return takeBack(connection, held.picked.length - 1);
    await connection.undo();
    pace.catchUp();
  };
  const askHint = async () => {
    const decision = pace.state.peek()?.decision;
    if (!decision) return;
    const answer = await connection.hint(decision);
    if (answer?.type === "hint") hint(answer.option ?? "");
  };

  useEffect(
    () =>
      attach((thing, touch) => {
        if (pace.queue.length) pace.catchUp();
        const now = withDraft(pace.state.peek());
        if (!now || past.shown.peek()) return false;
        const chosen = chosenAs(now.decision, thing);
        if (chosen >= 0 && !touch && !dialog.peek()) {
          takeBack(connection, chosen);
          return true;
        }
        const options = optionsFor(now.decision, thing);
        if (!options.length || touch || asksFirst(now) || dialog.peek()) return false;
        if (options.length > 1 && new Set(options.map((option) => option.text.replace(/ #\d+$/, ""))).size > 1) return false;
        pick(options[0]);
        return true;
      }),
    [],
  );
  useEffect(() => onKeys({ past, decision: () => withDraft(pace.state.peek())?.decision, pick, undo, askHint, openBrowser, openAid, openLog: () => (tab.value = tab.value === "log" ? "mine" : "log") }), []);

  const openBrowser = () => open(() => say("browser.title"), () => html`<${Browser} sets=${pace.state.peek()?.table.options.sets} ruleset=${pace.state.peek()?.table.options.ruleset} />`, true);
  const openAid = () => open(() => say("aid.title"), () => html`<${Aid} state=${pace.state.peek()} />`, true);

  const openMenu = () => open(() => say("menu.title"), () => {
    const now = pace.state.value;
    return now ? html`<${TableMenu} state=${now} rows=${pace.log.value} connection=${connection} />` : null;
  });

  if (connection.status.value === "gone" || connection.status.value === "old") {
    return html`<${TopBar} /><main class="narrow"><p class="banner bad">${say(`table.${connection.status.value}`)}</p><button type="button" onClick=${() => go("/")}>${say("end.lobby")}</button></main>`;
  }
  if (!state) return html`<${TopBar} /><main class="narrow"><p class="soft">${say("table.connecting")}</p></main>`;
  if (!state.view) return html`<${TopBar} /><${Room} state=${state} connection=${connection} />`;
  if (!ready) return html`<${TopBar} /><main class="narrow"><p class="soft">${say("table.connecting")}</p></main>`;

  const viewer = state.view.viewer;
  const order = seating(state);
  const most = highestCounts(state);
  const turnOfMine = now?.waiting.find((one) => state.table.mine.includes(one.seat));
  const handOver = state.table.mine.length > 1 && turnOfMine && turnOfMine.seat !== state.seat && !then ? turnOfMine : null;

  const others = order.filter((name) => name !== viewer);
  /** @param {string} name */
  const panel = (name) => html`<${PlayerPanel} key=${name} state=${state} name=${name} most=${most} own=${name === viewer} onReplace=${html`<${Replace} state=${state} name=${name} />`} />`;

  /** @param {import("../shell/popover.js").Shown} thing */
  const actions = (thing) => {
    const decision = state.decision;
    const options = optionsFor(decision, thing);
    const card = thing.card ? cardOf(thing.card) : null;
    const told = card && thing.owner && !state.result ? foreseen(state, thing.owner, card.name) : null;
    const distinct = options.filter((option, number) => options.findIndex((other) => other.text.replace(/ #\d+$/, "") === option.text.replace(/ #\d+$/, "")) === number);
    const chosen = chosenAs(decision, thing);
    return html`<div class="actions">
      ${chosen >= 0 ? html`<button type="button" class="option" data-act="take-back" onClick=${() => { hide(); takeBack(connection, chosen); }} disabled=${busy}>${say("draft.take_back", { option: card?.title ?? "" })}</button>` : null}
      ${decision ? distinct.map((option) => html`<${OptionButton} key=${option.text} option=${option} decision=${decision} onPick=${pick} onLook=${look} busy=${busy} />`) : null}
      ${options.map((option) => html`<${PreviewLine} key=${option.text} state=${state} option=${option} />`)}
      ${told ? html`<${ReachText} reach=${told.reach} first=${told.karma_first} self=${thing.owner ?? ""} ruleset=${state.table.options.ruleset} />` : null}
      ${card && told ? html`<${FeaturedCounts} card=${card} state=${state} />` : null}
    </div>`;
  };

  /** @param {import("../shell/popover.js").Shown} thing */
  const couldBe = (thing) => (then ? null : guessed(connection, state, thing));

  const undoable = state.undo.allowed || draftOf(state.decision) !== null;
  const tools = html`
    <button type="button" class="tool" onClick=${undo} disabled=${!undoable || busy} title=${say(undoable ? "undo.can" : "undo.cannot")}><${Glyph} name="undo" /> <span>${say("undo")}</span></button>
    ${state.decision && !draftOf(state.decision) ? html`<button type="button" class="tool" onClick=${askHint} disabled=${busy} title=${say("hint.help")}><${Glyph} name="help" /> <span>${say("hint")}</span></button>` : null}
  `;
  const refusal = connection.refusal.value;
  const wait = state.bots_wait && state.undo.allowed;
  return html`
    <${TopBar} onBrowser=${openBrowser} onAid=${openAid} onNext=${() => nextTable(connection.id)} onMenu=${openMenu} middle=${html`<${TurnLine} state=${state} />`} />
    <div class=${`table-page tab-${!viewer && tab.value === "mine" ? "others" : tab.value}${state.result ? " over" : ""}`}>
      <nav class="tabs" aria-label=${say("tabs.label")}>
        ${(viewer ? ["mine", "others", "supply", "log"] : ["others", "supply", "log"]).map((name) => html`<button type="button" aria-pressed=${tab.value === name} onClick=${() => (tab.value = name)}>${say(`tabs.${name}`)}</button>`)}
      </nav>
      <main class="felt" id="main">
        ${connection.status.value === "lost" ? html`<p class="banner bad" role="status">${say("table.lost")}</p>` : null}
        ${state.result ? html`<${EndPage} state=${state} />` : null}
        ${handOver
          ? html`<section class="cover sheet"><h2>${say("cover.title", { player: handOver.player })}</h2><p>${say("cover.text")}</p>
              <button type="button" class="primary" onClick=${() => connection.look(handOver.seat)}>${say("cover.show", { player: handOver.player })}</button></section>`
          : html`<${Standings} state=${state} order=${order} most=${most} />
            <div class=${`players others count-${others.length}`} tabindex="0" role="region" aria-label=${say("table.others")}>${others.map(panel)}</div>
            ${viewer ? html`<div class="players own-place">${panel(viewer)}</div>` : null}`}
      </main>
      <aside class="side">
        <div class="side-supply"><${Achievements} state=${state} /><${Supply} state=${state} /><${SpecialAchievements} state=${state} /></div>
        <${Log} rows=${rows} since=${viewer && !then && !state.result ? state.since : undefined} until=${then?.log} onLookBack=${lookBack} />
      </aside>
      ${state.result || handOver
        ? null
        : html`<footer class=${`dock${folded.value ? " folded" : ""}`}>
            ${refusal ? html`<p class="banner bad small" role="alert">${refusalText(refusal)}</p>` : null}
            ${then ? html`<${HistoryBar} past=${past} rows=${rows.slice(0, then.log)} waits=${Boolean(now?.decision)} id=${connection.id} />` : html`
            <div class="dock-head">
              ${viewer ? html`<${Since} rows=${rows} since=${state.since} onReplay=${() => past.play({ row: state.since })} />` : html`<p class="small soft"><${Glyph} name="eye" /> ${say("table.watching")}</p>`}
              <div class="tools">${viewer ? tools : null}
                <button type="button" class="tool fold" aria-expanded=${!folded.value} aria-label=${say("dock.fold")} title=${say("dock.fold")} onClick=${() => (folded.value = !folded.value)}>${folded.value ? "▴" : "▾"}</button></div>
            </div>
            <${Prompt} state=${state} decision=${state.decision} onPick=${pick} onLook=${look} onUndo=${undo} connection=${connection} hinted=${hinted} busy=${busy} />
            ${wait ? html`<p class="bots-wait small soft">${say("undo.wait")} <button type="button" class="small" onClick=${() => connection.done()}>${say("undo.done")}</button></p>` : null}
            ${hinted === "" ? html`<p class="small soft" role="status">${say("hint.none")}</p>` : null}`}
            <${Countdown} />
            <${Hand} state=${state} />
          </footer>`}
    </div>
    <${Popover} actions=${actions} ruleset=${state.table.options.ruleset} couldBe=${couldBe} />
  `;
}

