// @ts-check
/** Describes moves in notation, such as those that a teammate suggests, for which the server sends no sentence. */

import { capital } from "../../core/text.js";
import { say } from "../../core/words.js";

/** @import {Scene} from "./scene.js" */

const WAYS = ["land", "sea"];
const BOMBS = ["bomb", "car"];
const GOALS = ["supply", "sheet", "box"];

/** What a word of the notation stands for, as the arguments of a sentence. @param {string} verb @param {string} word @param {Scene} scene @returns {Record<string, any>} */
function argument(verb, word, scene) {
  const { pack } = scene;
  const named = (/** @type {any} */ thing) => ({ [thing.kind]: typeof thing.name === "string" ? thing.name : scene.tell(thing.name), text: scene.tell(thing.says) });
  const [, column, row] = /^c(\d+)r(\d+)$/.exec(word) ?? [];
  if (column) return { place: say("war-name-place", { column, row }) };
  if (verb === "column" || verb === "start") {
    const found = pack.contents.columns.find((each) => each.column === Number(word));
    return { column: Number(word), text: found ? scene.tell(found.says) : "" };
  }
  if (/^\d+$/.test(word)) return { number: Number(word) };
  const space = pack.spaces.get(word);
  if (space) return { space: say("war-name-space", { sheet: space.sheet, column: space.column, row: space.row }), text: scene.tell(space.says) };
  const order = pack.orders.get(word);
  if (order) return named({ ...order, kind: "order" });
  const tile = pack.tiles.get(word);
  if (tile && (verb === "tile" || verb.endsWith("mark"))) return named({ ...tile, kind: "tile" });
  const card = pack.cards.get(word);
  if (card) return named({ ...card, kind: "card" });
  if (pack.areas.has(word)) return { area: pack.place(word) };
  if (pack.seas.has(word)) return { sea: pack.place(word) };
  if (WAYS.includes(word)) return { way: word };
  if (BOMBS.includes(word)) return { bomb: word };
  if (GOALS.includes(word)) return { to: word };
  if (word === "neutral") return { family: say("war-name-neutral") };
  const family = pack.families.get(word);
  return family ? { family: say("war-name-family", { name: family.name, colour: word }) } : { row: say(`war-institution-${word}`) };
}

/** A move in words. @param {string} move in notation @param {Scene} scene */
export function moveText(move, scene) {
  const [verb, ...words] = move.split(" ");
  /** @type {Record<string, any>} */
  const args = {};
  for (const word of words) {
    const named = argument(verb, word, scene);
    Object.assign(args, "area" in named && "area" in args ? { target: named.area } : named);
  }
  return capital(say(`war-move-${verb}`, args));
}
