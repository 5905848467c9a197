/** Our own drawings of every icon that a card can bear, as SVG on a grid of 24. */
import { html } from "../html.js";
import { nameOf } from "../state/reference.js";
import { say } from "../state/words.js";

/** @type {Record<string, string>} */
const PATHS = {
  castle: "M4 21V11H3V4h4v3h2.500V4h5v3H17V4h4v7h-1v10h-5.500v-4a2.500 2.500 0 0 0-5 0v4z",
  crown: "M4 18.500h16V21H4zM2.500 7.500 7.500 11 12 3.500 16.500 11l5-3.500L19.500 17h-15z",
  leaf: "M21 2.500C9 3 3.500 7.500 3.500 14c0 1.600.4 3 1.200 4.200L3 20.800 4.600 22l1.800-2.300c1.300.7 2.800 1 4.600.8C18.500 19.600 21 12 21 2.500zM8 17.300C9.200 12.800 12 9.500 16.500 7.400 13 10.300 10.600 13.600 9.800 18z",
  bulb: "M12 1.500a7.300 7.300 0 0 0-4.200 13.300V17h8.400v-2.200A7.300 7.300 0 0 0 12 1.500zM8 18.300h8v1.900H8zM9.500 21.300h5v1.600h-5z",
  factory: "M2.500 21V10.500L8 7.300v3.200l5.500-3.200v3.200L16 9l.7-6.500h3.200L21.500 21zM5.500 14v3.200h3V14zm5 0v3.200h3V14zm5 0v3.200h3V14z",
  clock: "M12 1.500a10.500 10.500 0 1 0 0 21 10.500 10.500 0 0 0 0-21zm0 3a7.500 7.500 0 1 1 0 15 7.500 7.500 0 0 1 0-15zm-1.300 2.300v6l4.200 2.700 1.400-2.200-3-1.900V6.800z",
  hex: "M12 1.800 21 7v10l-9 5.200L3 17V7zm0 3L5.600 8.500v7L12 19.200l6.400-3.700v-7z",
  note: "M12 1.800 21 7v10l-9 5.200L3 17V7zm-1.500 5v6.300a2.300 2.300 0 1 0 1.600 2.200V9.600l3.600-.9V6.300z",
  echo: "M3 8.500c3-4 6-4 9-1s6 3 9-1v3.200c-3 4-6 4-9 1s-6-3-9 1zM3 15c3-4 6-4 9-1s6 3 9-1v3.200c-3 4-6 4-9 1s-6-3-9 1z",
  inspire: "M12 1.500c.8 5.600 3.200 8.500 9.500 10.500-6.300 2-8.700 4.900-9.500 10.500-.8-5.600-3.200-8.500-9.500-10.500C8.800 10 11.200 7.100 12 1.500z",
  plus: "M9.500 3h5v6.500H21v5h-6.500V21h-5v-6.500H3v-5h6.500z",
  arrow_left: "M11 3v5.500h10v7H11V21L2 12z",
  arrow_right: "M13 3v5.500H3v7h10V21l9-9z",
  arrow_up: "M3 11h5.500v10h7V11H21l-9-9z",
  flag: "M4 2h2.500v1.500c4.500-2 8 2 14 0v10.500c-6 2-9.500-2-14 0V22H4z",
  fountain: "M11 9.500C10.500 5.500 7 4.500 5.500 8L3.700 7.200C5.500 2.500 10.500 2.800 12 6.300c1.500-3.500 6.500-3.800 8.300.9L18.500 8C17 4.500 13.500 5.500 13 9.500V14h-2zM3 15h18c-.3 2.600-2.200 4.200-5 4.700V22H8v-2.300c-2.800-.5-4.700-2.100-5-4.700z",
};

export const RESOURCES = ["castle", "crown", "leaf", "bulb", "factory", "clock"];

/** The name of an icon in the reader's language. @param {string} icon @returns {string} */
export function iconName(icon) {
  const [kind, value] = icon.split(":");
  return kind === "bonus" ? say("icon.bonus", { value }) : nameOf("icons", kind);
}

/**
 * One icon as a tile. `quiet` hides it from screen readers where a label says the same.
 * @param {{icon: string, quiet?: boolean, age?: number}} props
 */
export function Icon({ icon, quiet, age }) {
  if (!icon || icon === "none") return html`<span class="icon icon-none" aria-hidden="true"></span>`;
  const label = quiet ? { "aria-hidden": "true" } : { role: "img", "aria-label": iconName(icon) };
  if (icon.startsWith("bonus:")) return html`<span class="icon icon-bonus" ...${label}>${icon.slice(6)}</span>`;
  return html`<span class=${`icon icon-${icon}`} ...${label}>
    <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path fill-rule="evenodd" d=${PATHS[icon] ?? PATHS.hex} /></svg>
    ${icon === "hex" && age ? html`<small aria-hidden="true">${age}</small>` : null}
  </span>`;
}

/** @type {Record<string, string>} */
const SHAPES = {
  red: "M12 3 22 20.500H2z",
  yellow: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z",
  green: "M12 1.500 22.500 12 12 22.500 1.500 12z",
  blue: "M4 4h16v16H4z",
  purple: "M12 1.500 14.900 8.700 22.600 9.200 16.700 14.200 18.600 21.700 12 17.500 5.400 21.700 7.300 14.200 1.400 9.200 9.100 8.700z",
};

/**
 * The shape that stands beside each color, so that color is never the only sign.
 * @param {{color: string}} props
 */
export function Shape({ color }) {
  return html`<svg class=${`shape shape-${color}`} viewBox="0 0 24 24" role="img" aria-label=${nameOf("colors", color)}>
    <path d=${SHAPES[color] ?? ""} />
  </svg>`;
}

/** @type {Record<string, string>} */
const GLYPHS = {
  hand: "M4 6.500 13 3l7.500 13-9 5zM3 8l3.500 11.500L9 20 4.200 7.600z",
  score: "M12 2 15 9l7 .500-5.400 4.700L18.300 22 12 17.800 5.700 22l1.700-7.800L2 9.500 9 9z",
  forecast: "M12 3a9 9 0 0 0-9 9h4l-5.500 6h21L17 12h4a9 9 0 0 0-9-9z",
  trophy: "M6 3h12v2h3.500c0 4-1.500 6.500-4.500 7-1 2-2.200 3-3.500 3.400V19H17v2.500H7V19h3.500v-3.600C9.200 15 8 14 7 12 4 11.500 2.500 9 2.500 5H6zm12 4v3c1-.6 1.500-1.600 1.600-3zM6 7H4.400C4.500 8.400 5 9.400 6 10z",
  top: "M4 12 12 4l8 8h-5v8H9v-8z",
  undo: "M9 4v4h5a6.500 6.500 0 0 1 0 13H7v-3h7a3.500 3.500 0 0 0 0-7H9v4L2 9.500z",
  gear: "M10 2h4l.6 3 2 1.100 2.800-1.100 2 3.500L19.200 10.500v2.600l2.200 2-2 3.500-2.800-1-2 1.100-.6 3.300h-4l-.6-3.200-2-1.200-2.800 1-2-3.500 2.200-2v-2.600l-2.200-2 2-3.500 2.800 1.100 2-1.100zm2 6.500a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7z",
  book: "M3 4c3-1.200 6-1 9 1 3-2 6-2.200 9-1v15c-3-1-6-.8-9 1.200-3-2-6-2.200-9-1.200zm8 3C9 5.800 7 5.500 5 6v10.700c2-.4 4-.1 6 1z",
  help: "M12 1.500a10.500 10.500 0 1 0 0 21 10.500 10.500 0 0 0 0-21zM7.800 9c.2-2.600 2-4 4.400-4 2.600 0 4.300 1.500 4.300 3.800 0 1.700-.9 2.600-2 3.400-.9.6-1.200 1-1.200 2.100h-2.700c0-2 .8-2.900 1.900-3.700.9-.6 1.200-.9 1.200-1.700s-.6-1.300-1.500-1.300c-1 0-1.600.6-1.700 1.600zM10.500 16h3v2.800h-3z",
  menu: "M3 4.500h18v3H3zm0 6h18v3H3zm0 6h18v3H3z",
  log: "M4 4h16v2.500H4zm0 5h11v2.500H4zm0 5h16v2.500H4zm0 5h11v2.500H4z",
  next: "M4 4l9 8-9 8zM14 4h3.500v16H14z",
  first: "M3.500 4h3v16h-3zM20.500 6 14.500 12l6 6-2 2-8-8 8-8z",
  backward: "M16.500 6 10.500 12l6 6-2 2-8-8 8-8z",
  forward: "M7.500 6 13.500 12l-6 6 2 2 8-8-8-8z",
  play: "M6 3.500l14 8.500-14 8.500z",
  copy: "M8 2h12v15H8zm2.500 2.500v10h7v-10zM4 7h2v12h9v2.500H4z",
  pause: "M6 4h4v16H6zm8 0h4v16h-4z",
  history: "M12.500 3a9 9 0 1 1-8.600 11.600l2.900-.9A6 6 0 1 0 8.400 7.600L11 10H3V2l3.200 3.300A9 9 0 0 1 12.500 3zM11 7h2.500v5l3.500 2.200-1.300 2.100L11 13.400z",
  check: "M3 12.500 6 9.500l4 4 8.500-9 3 2.800L10.200 19.500z",
  close: "M5.500 3.500 12 10l6.500-6.500 2 2L14 12l6.500 6.500-2 2L12 14l-6.500 6.500-2-2L10 12 3.500 5.500z",
  eye: "M12 5c5 0 9 3.500 11 7-2 3.500-6 7-11 7s-9-3.500-11-7c2-3.500 6-7 11-7zm0 3a4 4 0 1 0 0 8 4 4 0 0 0 0-8z",
  person: "M12 2.500a5 5 0 1 0 0 10 5 5 0 0 0 0-10zM3 21.500c.5-5 4-7.500 9-7.500s8.500 2.500 9 7.500z",
  bot: "M11 1.500h2V5h6v13H5V5h6zM8 9v3h2.500V9zm5.500 0v3H16V9zM8 14.500h8V16H8zM2.500 9H4v6H2.500zM20 9h1.500v6H20zM7 19.500h10V22H7z",
  zoom: "M10 2a8 8 0 1 0 4.900 14.300L20.600 22l1.900-1.900-5.700-5.700A8 8 0 0 0 10 2zm0 2.800a5.200 5.200 0 1 1 0 10.400 5.200 5.200 0 0 1 0-10.400z",
  warning: "M12 2 23 21.500H1zM10.800 9v6h2.400V9zm0 7.500V19h2.400v-2.500z",
  share: "M18 2a4 4 0 0 0-3.900 4.800L8.600 9.700a4 4 0 1 0 0 4.600l5.500 2.900A4 4 0 1 0 15 15l-5.600-2.900v-.2L15 9a4 4 0 1 0 3-7z",
  hit: "M13.500 1.500 4 13.500h6L8.500 22.500 19 9.500h-6z",
  link: "M9.500 14.500a4.500 4.500 0 0 1 0-6.400l3-3a4.600 4.600 0 0 1 6.400 6.400l-2 2-1.800-1.800 2-2a2 2 0 0 0-2.800-2.800l-3 3a2 2 0 0 0 0 2.800zm5-5a4.500 4.500 0 0 1 0 6.400l-3 3a4.600 4.600 0 0 1-6.400-6.400l2-2 1.800 1.800-2 2a2 2 0 0 0 2.800 2.800l3-3a2 2 0 0 0 0-2.800z",
  chat: "M3 4h18v13H11l-5 4.500V17H3z",
  display: "M3 3h18v13H3zm2.500 2.500v8h13v-8zM7 18h10v3H7z",
  moon: "M14 2a10 10 0 1 0 8 14.500A8.500 8.500 0 0 1 14 2z",
};

/** A small sign of the page itself, never read aloud. @param {{name: string}} props */
export function Glyph({ name }) {
  return html`<svg class="glyph" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path fill-rule="evenodd" d=${GLYPHS[name] ?? ""} />
  </svg>`;
}
