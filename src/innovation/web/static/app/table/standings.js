/** All players at a glance, one row each: for screens that show one board at a time. */
import { html } from "../html.js";
import { nameOf } from "../state/reference.js";
import { say } from "../state/words.js";
import { Glyph, Icon, RESOURCES } from "../card/icons.js";
import { teamOf } from "./teams.js";

/** @param {{state: import("../types").State, order: string[], most: Record<string, number>}} props */
export function Standings({ state, order, most }) {
  const view = state.view;
  if (!view) return null;
  return html`<table class="standings" aria-label=${say("standings.label")}>
    <thead><tr>
      <td></td>
      <th scope="col" title=${say("curves.achievements")}><${Glyph} name="trophy" /><span class="unseen">${say("curves.achievements")}</span></th>
      <th scope="col" title=${say("curves.points")}><${Glyph} name="score" /><span class="unseen">${say("curves.points")}</span></th>
      <th scope="col" title=${say("curves.highest_top")}><${Glyph} name="top" /><span class="unseen">${say("curves.highest_top")}</span></th>
      ${RESOURCES.map((icon) => html`<th scope="col" title=${nameOf("icons", icon)}><${Icon} icon=${icon} /></th>`)}
    </tr></thead>
    <tbody>
      ${order.map((name) => {
        const one = state.standings[name];
        if (!one) return null;
        const won = teamOf(state, name).reduce((sum, member) => sum + (state.standings[member]?.achievements ?? 0), 0);
        return html`<tr key=${name} class=${view.turn.player === name && !state.result ? "acting" : ""}>
          <th scope="row"><span>${name === view.viewer ? say("panel.you") : name}</span></th>
          <td><b>${won}</b>/${state.table.threshold}</td><td>${one.points}</td><td>${one.highest_top}</td>
          ${RESOURCES.map((icon) => html`<td class=${one.icons[icon] && one.icons[icon] === most[icon] ? "most" : ""}>${one.icons[icon] ?? 0}</td>`)}
        </tr>`;
      })}
    </tbody>
  </table>`;
}
