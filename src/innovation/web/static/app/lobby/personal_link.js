/** The link that makes another device me. */
import { useState } from "preact/hooks";
import { html } from "../html.js";
import { Refusal, ask } from "../state/api.js";
import { beSomebody } from "../state/me.js";
import { say } from "../state/words.js";
import { Glyph } from "../card/icons.js";
import { refusalText } from "../shell/refusal.js";
import { CopyField } from "./copy_field.js";

export function PersonalLink() {
  const [link, show] = useState("");
  const [fault, blame] = useState("");
  const make = async () => {
    try {
      await beSomebody();
      const answer = await ask("POST", "/api/me/link");
      show(location.origin + answer.path);
      blame("");
    } catch (error) {
      blame(error instanceof Refusal ? refusalText(error) : String(error));
    }
  };
  return html`<h2><${Glyph} name="link" /> ${say("link.title")}</h2>
    <p class="soft">${say("link.help")}</p>
    ${link ? html`<${CopyField} label=${say("link.title")} text=${link} />` : html`<button type="button" onClick=${make}>${say("link.make")}</button>`}
    ${fault ? html`<p class="banner bad" role="alert">${fault}</p>` : null}`;
}
