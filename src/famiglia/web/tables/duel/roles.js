// @ts-check
/** Which cards have a part in a move. The moves come from the server; this only groups them by their cards. */

/** @import {DuelChoice} from "../../core/messages.js" */
/** @typedef {"street"|"new"|"hand"|"area"} Zone */
/** @typedef {"take"|"back"|"down"|"fetch"|"lay"|"leave"|"lower"} Role */
/** @typedef {{zone: Zone, code: string, role: Role, price?: number}} Part */
/** @typedef {{zone: Zone, code: string, lowered?: number}} Spot */

/** The order in which ways are offered: that of the turn. */
const STEPS = ["street", "accountant", "brute", "take"];

/**
 * The cards of a move and what would become of each.
 * @param {DuelChoice} choice
 * @returns {Part[]}
 */
export function partsOf(choice) {
  /** @type {Part[]} */
  const parts = [];
  const add = (/** @type {Zone} */ zone, /** @type {string|null|undefined} */ code, /** @type {Role} */ role) => {
    if (code) parts.push({ zone, code, role });
  };
  const { verb, arguments: { card, brute, lay, back, down, price = 0, new: isNew } } = choice;
  const street = isNew ? "new" : "street";
  if (verb === "refresh") add(street, card, "leave");
  if (verb === "account") add("hand", card, "down");
  if (verb === "exchange") {
    add("area", card, "fetch");
    add("hand", lay, "lay");
  }
  if (verb === "brute") {
    add(street, card, "lower");
    add("hand", brute, "down");
  }
  if (verb === "take") {
    if (card) parts.push({ zone: street, code: card, role: "take", price });
    add("hand", back, "back");
    add("hand", down, "down");
  }
  return parts;
}

/**
 * Is this the card that the part is about? Of two alike in the Street one may have been lowered.
 * @param {Spot} spot
 * @param {Part} part
 */
function isPart(spot, part) {
  const price = Number(spot.code[1]) - (spot.lowered ?? 0);
  return part.zone === spot.zone && part.code === spot.code && (part.price === undefined || part.price === price);
}

/**
 * Have all these cards a part in the move, each its own?
 * @param {readonly Spot[]} picks
 * @param {DuelChoice} choice
 */
export function fits(picks, choice) {
  const parts = partsOf(choice);
  return picks.every((pick) => {
    const at = parts.findIndex((part) => isPart(pick, part));
    if (at < 0) return false;
    parts.splice(at, 1);
    return true;
  });
}

/**
 * The moves that these cards serve.
 * @param {readonly DuelChoice[]} moves
 * @param {readonly Spot[]} picks
 */
export function waysWith(moves, picks) {
  return picks.length ? moves.filter((choice) => fits(picks, choice)) : [];
}

/**
 * The moves under the action they belong to.
 * @param {readonly DuelChoice[]} moves
 * @returns {{step: string, ways: DuelChoice[]}[]}
 */
export function grouped(moves) {
  return STEPS.map((step) => ({ step, ways: moves.filter((choice) => choice.step === step && partsOf(choice).length) })).filter(
    ({ ways }) => ways.length,
  );
}

/**
 * What one can do with the card, one after the other.
 * @param {Spot} spot
 * @param {readonly DuelChoice[]} moves
 * @returns {Set<Role>}
 */
export function rolesOf(spot, moves) {
  const roles = new Set(/** @type {Role[]} */ ([]));
  for (const choice of moves)
    for (const part of partsOf(choice)) if (isPart(spot, part)) roles.add(part.role);
  return roles;
}
