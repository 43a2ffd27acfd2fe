// @ts-check
/** What an order does, as the symbols on its token. */

/** @import {PackEffect, PackOrder} from "../../core/messages.js" */
/** @typedef {"supply"|"attack"|"vest"} Field the kind of field, which has a colour of its own */
/** @typedef {{field: Field, symbol: string, text: string, base?: boolean}} OrderSymbol `base` if the value of the mat row is added */

/** @param {any} n */
const text = (n) => String(n ?? "");

/** @param {Field} field @param {string} symbol @param {number} times @returns {OrderSymbol[]} */
const repeated = (field, symbol, times) => Array.from({ length: times }, () => ({ field, symbol, text: "" }));

/** By the verb of an effect. @type {Record<string, (parameters: any) => OrderSymbol[]>} */
const DRAWN = {
  money: ({ n }) => [{ field: "supply", symbol: "coin", text: text(n) }],
  place: ({ n }) => [{ field: "supply", symbol: "place", text: text(n) }],
  place_base: ({ bonus }) => [{ field: "supply", symbol: "place", text: `+${text(bonus)}`, base: true }],
  place_spread: ({ n, extra_areas: extra }) => [{ field: "supply", symbol: "place", text: Array.from({ length: extra + 1 }, () => n).join("·") }],
  place_per_lab: ({ n }) => [{ field: "supply", symbol: "lab", text: `×${text(n)}` }],
  recruit: ({ n }) => [{ field: "supply", symbol: "recruit", text: text(n) }],
  recruit_base: ({ bonus }) => [{ field: "supply", symbol: "recruit", text: `+${text(bonus)}`, base: true }],
  car: ({ n }) => [{ field: "supply", symbol: "car", text: text(n) }],
  lab: ({ n }) => [{ field: "supply", symbol: "lab", text: text(n) }],
  boat: ({ n }) => [{ field: "supply", symbol: "boat", text: text(n) }],
  launder: () => [{ field: "supply", symbol: "launder", text: "" }],
  rally: () => [{ field: "attack", symbol: "rally", text: "" }],
  move: ({ times }) => repeated("attack", "shotgun", times),
  strike: ({ times }) => repeated("attack", "bomb", times),
  strike_and_move: () => [...repeated("attack", "bomb", 1), ...repeated("attack", "shotgun", 1)],
  pentito: ({ removals }) => [{ field: "attack", symbol: "pentito", text: removals.join("·") }],
  agitate: ({ range }) => [{ field: "attack", symbol: "agitate", text: text(range) }],
  replace_defenders: ({ n }) => [{ field: "attack", symbol: "replace", text: text(n) }],
  buy_off: ({ cost }) => [{ field: "attack", symbol: "buy", text: text(cost) }],
  defect_adjacent: ({ n }) => [{ field: "attack", symbol: "turncoat", text: text(n) }],
};

/** The symbols of one effect. @param {PackEffect} effect @returns {OrderSymbol[]} */
export function symbolsOf({ verb, parameters }) {
  return DRAWN[verb]?.(parameters) ?? [{ field: "supply", symbol: "soldato", text: "" }];
}

/** The symbols of an order from left to right: supply, then the skull with the attacks, then the vest. @param {Pick<PackOrder, "effects"|"skull"|"vest">} order @returns {OrderSymbol[]} */
export function orderSymbols({ effects, skull, vest }) {
  const all = effects.flatMap(symbolsOf);
  const attacks = all.filter((each) => each.field === "attack");
  return [
    ...all.filter((each) => each.field === "supply"),
    .../** @type {OrderSymbol[]} */ (skull ? [{ field: "attack", symbol: "skull", text: text(skull) }] : []),
    ...attacks,
    .../** @type {OrderSymbol[]} */ (vest ? [{ field: "vest", symbol: "vest", text: text(vest) }] : []),
  ];
}
