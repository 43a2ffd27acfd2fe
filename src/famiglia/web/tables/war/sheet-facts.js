// @ts-check
/** What the action sheets say: their columns and spaces in the order of the print, what lies there, and what it costs. */

import { say } from "../../core/words.js";

/** @import {PackEffect, PackSpace} from "../../core/messages.js" */
/** @import {Scene} from "./scene.js" */

/** The symbols of the actions. @type {Record<string, string>} */
const SYMBOLS = { issue_order: "issue", recruit: "recruit", place: "place", equipment: "equipment", launder: "launder", rally: "rally", exert: "exert", ultima_azione: "bust" };

/** The symbols of columns that are not about one institution. @type {Record<string, string>} */
const COLUMNS = { become_starting_player_and_equipment: "primo", influence_two_institutions: "two" };

/**
 * An influence token on a place of the top sheet.
 * @typedef {object} Token
 * @property {string} id as in a click: its place and its family
 * @property {string} place
 * @property {string} colour
 * @property {number} fee what the viewer pays for using it
 */

/**
 * A column of the top sheet.
 * @typedef {object} Column
 * @property {number} column
 * @property {string} symbol
 * @property {string} name
 * @property {number} cost all that the viewer would pay; the printed cost for those who cannot take it
 * @property {boolean} payable
 * @property {Token[]} tokens from top to bottom
 */

/** The column and the row of a place, such as `c2r1`. @param {string} place @returns {[number, number]} */
export function placeAt(place) {
  const [, column, row] = /^c(\d+)r(\d+)$/.exec(place) ?? [];
  return [Number(column ?? 0), Number(row ?? 0)];
}

/** Whether the viewer pays the owner of a token of this family. @param {Scene} scene @param {string} colour */
export function feeOf(scene, colour) {
  const owner = scene.seatOf(colour);
  return scene.seat !== null && owner !== null && owner !== scene.seat ? 1 : 0;
}

/** The name of a column: its institution, or what it does. @param {Scene} scene @param {number} column */
export function columnName(scene, column) {
  const { row, action } = scene.pack.contents.columns[column - 1] ?? {};
  return row ? say(`war-institution-${row}`) : say(action === "become_starting_player_and_equipment" ? "wt-column-first" : "wt-column-two");
}

/** The columns of the top sheet. @param {Scene} scene @param {import("../../core/messages.js").WarState} [game] with or without the draft @returns {Column[]} */
export function columnsOf(scene, game = scene.game) {
  const { top, top_tokens: tokens } = game.view.sheets;
  const printed = scene.pack.contents.sheets[top]?.cost ?? [];
  const places = Object.keys(tokens).map((place) => ({ place, at: placeAt(place) })).sort((one, other) => one.at[1] - other.at[1]);
  return scene.pack.contents.columns.map(({ column, action, row }) => {
    const price = game.guidance?.columns?.find((each) => each.column === column);
    return {
      column,
      symbol: row ?? COLUMNS[action] ?? "influence",
      name: columnName(scene, column),
      cost: price ? price.supply + Object.values(price.to).reduce((sum, fee) => sum + fee, 0) : (printed[column - 1] ?? 0),
      payable: price?.payable ?? true,
      tokens: places.filter(({ at }) => at[0] === column)
        .flatMap(({ place }) => tokens[place].map((colour) => ({ id: `${place} ${colour}`, place, colour, fee: feeOf(scene, colour) }))),
    };
  });
}

/** The spaces of the bottom sheet by column, from top to bottom. @param {Scene} scene @returns {PackSpace[][]} */
export function spacesOf(scene) {
  const here = scene.pack.contents.spaces.filter((space) => space.sheet === scene.view.sheets.bottom);
  return scene.pack.contents.columns.map(({ column }) => here.filter((space) => space.column === column).sort((one, other) => one.row - other.row));
}

/**
 * A part of a space as it is drawn.
 * @typedef {object} Part
 * @property {string} symbol
 * @property {string} text the viewer's number
 * @property {string} [mark] a second symbol
 */

/** The parts of a space with the viewer's own numbers. @param {Scene} scene @param {PackSpace} space @returns {Part[]} */
export function partsOf(scene, space) {
  const offer = scene.guidance.spaces?.[space.id] ?? scene.now.guidance?.spaces?.[space.id];
  const mat = scene.seat === null ? null : scene.family(scene.seat).mat;
  /** @type {Record<string, number|undefined>} */
  const bases = { place: mat?.police.base, recruit: mat?.church.base };
  return space.parts.map(({ verb, parameters }, at) => {
    const base = bases[verb];
    const number = offer?.parts[at]?.number ?? (base === undefined ? null : base + Number(parameters.bonus ?? 0));
    const bonus = Number(parameters.bonus ?? 0) ? `+${parameters.bonus}` : "";
    const count = Number(parameters.n ?? 1);
    const symbol = SYMBOLS[verb] ?? "influence";
    if (verb === "issue_order") return { symbol, text: count < 2 ? "" : parameters.mode === "stacked" ? `${count}` : Array(count).fill("1").join("·") };
    if (verb === "exert") return { symbol, text: count > 1 ? `${count}` : "", mark: parameters.to === "sheet" ? "sheet" : undefined };
    if (verb === "place") return { symbol, text: `${number ?? bonus}${parameters.where === "own" ? "°" : ""}` };
    if (verb === "equipment") return { symbol, text: count > 1 ? `${count}` : "" };
    return { symbol, text: number === null || number === undefined ? bonus : `${number}` };
  });
}

/** A part of a space in words, with the sum that makes up the viewer's number. @param {Scene} scene @param {PackSpace} space @param {PackEffect} effect @param {number} at */
export function partText(scene, space, effect, at) {
  const part = scene.guidance.spaces?.[space.id]?.parts[at];
  if (!part || part.number === null) return scene.tell(effect.says);
  const { number, base, limit } = part;
  const args = { number, base: base ?? 0, bonus: number - (base ?? 0), now: limit ?? number, where: String(effect.parameters.where ?? "") };
  const text = ["place", "recruit", "launder"].includes(effect.verb) ? say(`wt-part-${effect.verb}`, args) : scene.tell(effect.says);
  return limit === undefined || limit >= number ? text : say("wt-part-limited", { text, now: limit });
}

/** A space in words. @param {Scene} scene @param {PackSpace} space */
export function spaceText(scene, space) {
  const joint = say(space.mode === "one" ? "wt-part-or" : "wt-part-and");
  const parts = space.parts.map((part, at) => partText(scene, space, part, at)).join(joint);
  return [parts, space.money && say("wt-space-money", { sign: space.money < 0 ? "pay" : "receive", n: Math.abs(space.money) }), space.infinite && say("wt-space-infinite")].filter(Boolean).join(" · ");
}

/** What is wrong with a space just now: `taken`, `poor` or `idle`; "" if nothing is. @param {Scene} scene @param {PackSpace} space */
export function fault(scene, space) {
  const tokens = scene.view.sheets.bottom_tokens[space.id] ?? [];
  if (tokens.length && !space.infinite) return "taken";
  const offer = scene.guidance.spaces?.[space.id];
  if (!offer) return "";
  return !offer.payable ? "poor" : !offer.open ? "idle" : "";
}
