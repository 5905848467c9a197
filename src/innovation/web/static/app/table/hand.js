/** My hand, sorted by value, color and set. */
import { html } from "../html.js";
import { sorted } from "../state/reference.js";
import { settings } from "../state/settings.js";
import { say } from "../state/words.js";
import { Face } from "../card/face.js";
import { Glyph } from "../card/icons.js";
import { optionsFor, wayOf } from "./choices.js";

/** @param {{state: import("../types").State}} props */
export function Hand({ state }) {
  const viewer = state.view?.viewer;
  if (!viewer || !state.view) return null;
  const cards = sorted(state.view.players[viewer].hand);
  const ruleset = state.table.options.ruleset;
  const expanded = settings.density.value === "expanded";
  return html`<section class="hand" aria-label=${say("zone.hand", { count: cards.length })}>
    <h3 class="small"><${Glyph} name="hand" /> ${say("zone.hand", { count: cards.length })}</h3>
    <div class="hand-cards">
      ${cards.map((name) => {
        const options = optionsFor(state.decision, { card: name, owner: viewer, zone: "hand" });
        return html`<${Face} key=${name} name=${name} owner=${viewer} zone="hand" expanded=${expanded} ruleset=${ruleset} legal=${options.length > 0} way=${state.decision ? wayOf(state.decision, options) : ""} />`;
      })}
      ${cards.length ? null : html`<p class="soft small">${say("hand.empty")}</p>`}
    </div>
  </section>`;
}
