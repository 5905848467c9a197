/** My hand, sorted by value, color and set. */
import { html } from "../html.js";
import { sorted } from "../state/reference.js";
import { settings } from "../state/settings.js";
import { say } from "../state/words.js";
import { Face } from "../card/face.js";
import { Glyph } from "../card/icons.js";
import { optionsFor, wayOf } from "./choices.js";
import { ChosenMark } from "./draft.js";
import { numbered } from "./prompt.js";

/** The digit that picks the first of these options; 0 for none. @param {import("../types").Option[]} all @param {import("../types").Option[]} options */
function keyOf(all, options) {
  const number = options.length ? all.indexOf(options[0]) + 1 : 0;
  return number < 10 ? number : 0;
}

/** @param {{state: import("../types").State}} props */
export function Hand({ state }) {
  const viewer = state.view?.viewer;
  if (!viewer || !state.view) return null;
  const cards = sorted(state.view.players[viewer].hand);
  const ruleset = state.table.options.ruleset;
  const expanded = settings.density.value === "expanded";
  const all = state.decision ? numbered(state.decision) : [];
  return html`<section class="hand" aria-label=${say("zone.hand", { count: cards.length })}>
    <h3 class="small" title=${say("zone.hand", { count: cards.length })}><${Glyph} name="hand" /> <span class="hand-word">${say("zone.short.hand")}</span> <b>${cards.length}</b></h3>
    <div class="hand-cards">
      ${cards.map((name) => {
        const options = optionsFor(state.decision, { card: name, owner: viewer, zone: "hand" });
        return html`<${Face} key=${name} name=${name} owner=${viewer} zone="hand" expanded=${expanded} ruleset=${ruleset} legal=${options.length > 0} way=${state.decision ? wayOf(state.decision, options) : ""} number=${keyOf(all, options)}><${ChosenMark} decision=${state.decision} thing=${{ card: name, owner: viewer }} /><//>`;
      })}
      ${cards.length ? null : html`<p class="soft small">${say("hand.empty")}</p>`}
    </div>
  </section>`;
}
