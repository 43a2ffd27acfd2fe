// @ts-check
/** What is said about a card: to the ear, and in the note beside it. */

import { card, say, tell } from "../../core/words.js";

/** @import {Piece} from "../shell/motion.js" */
/** @import {Role} from "./roles.js" */
/** @import {Scene} from "./scene.js" */

/** What can be done with a card, by the part it would play. @type {Record<Role, string>} */
const CAN = {
  take: "duel-can-take", lower: "duel-can-lower", leave: "duel-can-refresh", fetch: "duel-can-fetch",
  lay: "duel-can-lay", down: "duel-can-play", back: "duel-can-pay",
};

/** @type {Record<string, string>} */
const ABILITY = { F: "ability-F", A: "ability-A", B: "ability-B", M: "ability-M" };

/**
 * The name of a card with all that matters about it: "Accountant 2, costs 2 × Accountant 1, can be taken".
 * @param {Scene} scene @param {Piece} piece
 */
export function cardName(scene, piece) {
  const parts = [card(piece.code)];
  const lowered = scene.loweredBy(piece);
  if (piece.zone === "new") parts.push(say("duel-new"));
  if (lowered) parts.push(say("detail-lowered", { value: scene.value(piece) }));
  if (scene.inStreet(piece)) parts.push(priceText(scene, piece));
  const tag = scene.tags.get(piece.id);
  if (tag) parts.push(say("duel-would", { what: tag.text }));
  else if (scene.deciding && scene.spotOf(piece)) parts.push(...uses(scene, piece));
  return parts.filter(Boolean).join(", ");
}

/** @param {Scene} scene @param {Piece} piece */
export function priceText(scene, piece) {
  const price = scene.price(piece);
  if (!price) return "";
  return price.length ? say("duel-costs", { cards: price }) : say("price-free");
}

/** @param {Scene} scene @param {Piece} piece */
function uses(scene, piece) {
  const roles = scene.roles(piece);
  if (!roles.size) return [say("duel-cannot")];
  const not = scene.inStreet(piece) && !roles.has("take") ? [say("duel-cannot-take")] : [];
  const pays = roles.has("back");
  const said = /** @type {Role[]} */ (Object.keys(CAN)).filter((role) => roles.has(role));
  return [...not, ...said.filter((role) => !(pays && role === "down" && !playable(scene, piece))).map((role) => say(CAN[role]))];
}

/** Can the hand card be played for its ability, not only paid with? @param {Scene} scene @param {Piece} piece */
function playable(scene, piece) {
  return scene.moves.some(
    ({ verb, arguments: { card: played, brute } }) => (verb === "account" && played === piece.code) || (verb === "brute" && brute === piece.code),
  );
}

/** How many points it brings. @param {Scene} scene @param {Piece} piece */
export function worthText(scene, piece) {
  const points = scene.worth[piece.code];
  return points === undefined ? "" : say("detail-points", { points });
}

/** What the card is good for. @param {string} code */
export function abilityText(code) {
  return code[1] === "0" && code[0] !== "F" ? say("ability-none") : say(ABILITY[code[0] ?? ""] ?? "ability-none");
}

/** The reason why a card cannot be used, as one text. @param {Scene} scene @param {Piece} piece */
export function whyText(scene, piece) {
  const why = scene.why(piece);
  if (!why) return "";
  const said = [tell(why.fact, scene.seatNames), say("duel-rule", { id: why.rule })];
  if (why.remedy) said.push(tell(why.remedy, scene.seatNames));
  return said.join(" ");
}
