/** Markup as tagged templates: `html` builds Preact elements. */
import { h } from "preact";
import htm from "htm";

export const html = htm.bind(h);
