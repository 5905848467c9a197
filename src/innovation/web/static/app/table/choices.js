/** Which options of a decision belong to which thing on the table. */

/** @typedef {import("../types").Decision} Decision */
/** @typedef {import("../types").Option} Option */

/** What sort of action an option is: `draw`, `meld`, `dogma`, ... @param {Option} option @returns {string} */
export function verbOf(option) {
  return option.text.split(" ")[0];
}

/**
 * The options that picking this card means.
 * @param {Decision | null} decision
 * @param {{card?: string | null, back?: string | null, owner?: string | null, zone?: string | null, color?: string | null}} thing
 * @returns {Option[]}
 */
export function optionsFor(decision, thing) {
  if (!decision) return [];
  return decision.options.filter((option) => fits(decision, option, thing));
}

/**
 * @param {Decision} decision
 * @param {Option} option
 * @param {{card?: string | null, back?: string | null, owner?: string | null, zone?: string | null, color?: string | null}} thing
 */
function fits(decision, option, thing) {
  if (thing.card) {
    if (option.card === thing.card) return !option.owner || !thing.owner || option.owner === thing.owner;
    const byColor = option.color && !option.card && (decision.kind === "color" || verbOf(option) === "inspire");
    return Boolean(byColor && thing.zone === "board" && thing.owner === decision.player && thing.color === option.color);
  }
  if (!thing.back || option.card) return false;
  const [, age, set] = thing.back.split(" ");
  if (option.zone === "available" || decision.kind === "achievement") {
    return thing.zone === "available" && option.value === Number(age) && (!namesSet(option) || option.text.includes(set));
  }
  return option.text.startsWith(thing.back) && option.owner === thing.owner && option.zone === thing.zone;
}

/** Whether an option for an achievement says of which set it is. @param {Option} option */
function namesSet(option) {
  return /base|echoes|figures|cities|artifacts/.test(option.text);
}

/** How a legal thing is marked: by the kind of what it does. @param {Decision} decision @param {Option[]} options @returns {string} */
export function wayOf(decision, options) {
  if (decision.kind !== "action" && decision.kind !== "display") return "card";
  const verbs = options.map(verbOf);
  for (const verb of ["meld", "dogma", "endorse", "achieve", "inspire", "decree", "return"]) if (verbs.includes(verb)) return verb;
  return "card";
}

const VERBS = ["draw", "meld", "dogma", "endorse", "achieve", "inspire", "decree"];

/** The options of an action in groups, one a verb. @param {Decision} decision @returns {[string, Option[]][]} */
export function grouped(decision) {
  /** @type {Map<string, Option[]>} */
  const groups = new Map();
  for (const option of decision.options) {
    const verb = decision.kind === "action" ? verbOf(option) : "";
    groups.set(verb, [...(groups.get(verb) ?? []), option]);
  }
  return [...groups].sort(([one], [other]) => VERBS.indexOf(one) - VERBS.indexOf(other));
}
