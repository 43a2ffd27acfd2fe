// @ts-check
/** @import {About} from "./messages.js" */
import { recall, remember } from "./settings.js";

/**
 * What this browser saw of the promise about a table's shuffle, and what it added to the shuffle itself, by seat: kept here, where
 * no server can change it, and held against the record when the game is over. `early` if the cards were not dealt yet; `after` is the
 * table whose rematch it is, and then `table` is empty until there is one.
 * @typedef {{table: string, commitment: string, early: boolean, words: Record<string, string>, after?: string}} Seal
 */

const NAME = "seals";
/** The browser remembers this many tables, the last ones. */
const MOST = 200;

/** @returns {Seal[]} */
export function seals() {
  try {
    const kept = JSON.parse(recall(NAME) ?? "[]");
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

/** @param {Seal[]} kept */
export function keep(kept) {
  remember(NAME, JSON.stringify(kept.slice(-MOST)));
}

/** The table whose promise was written down last; most messages are about the same one. */
let latest = "";

/** Write down the promise of a table when it is first seen. A finished game has no promise left, but it names the table of its rematch.
 * @param {About} about */
export function sawSeal({ id, commitment, status, next }) {
  if (status === "over") return next ? foundNext(id, next) : undefined;
  if (id === latest) return;
  latest = id;
  const kept = seals();
  if (kept.some((seal) => seal.table === id)) return;
  const promised = kept.find((seal) => !seal.table && seal.commitment === commitment);
  if (promised) promised.table = id;
  else kept.push({ table: id, commitment, early: status === "open", words: {} });
  keep(kept);
}

/** The rematch has its table: whatever that promises, it is held to what was promised before.
 * @param {string} id @param {string} next */
function foundNext(id, next) {
  const kept = seals();
  const seal = kept.find((each) => each.after === id && each.table !== next);
  if (!seal) return;
  seal.table = next;
  keep(kept);
}

/** Write down what was added to the shuffle for a seat; null when the seat was left again before the game.
 * @param {string} table @param {number} seat @param {string|null} words */
export function addedWords(table, seat, words) {
  const kept = seals();
  const seal = kept.find((each) => each.table === table);
  if (!seal) return;
  if (words === null) delete seal.words[seat];
  else seal.words[seat] = words;
  keep(kept);
}

/** What this browser knows of a table, or of the game that was read from a file.
 * @param {About} about @returns {Seal|null} */
export function sealOf({ id, commitment }) {
  const kept = seals();
  return kept.find((seal) => seal.table === id) ?? kept.find((seal) => seal.commitment === commitment) ?? null;
}

/** 128 random bits. */
export function randomWords() {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
