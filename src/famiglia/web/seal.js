// @ts-check
/** @import {About} from "./messages.js" */
import { recall, remember } from "./settings.js";

/**
 * What this browser saw of the promise about a table's shuffle, and what it added to the shuffle itself, by seat: kept here, where
 * no server can change it, and held against the record when the game is over. `early` if the cards were not dealt yet.
 * @typedef {{table: string, commitment: string, early: boolean, words: Record<string, string>}} Seal
 */

const NAME = "seals";
/** So many tables are remembered, the last ones. */
const MOST = 200;

/** @returns {Seal[]} */
function seals() {
  try {
    const kept = JSON.parse(recall(NAME) ?? "[]");
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

/** The table whose promise was written down last; most messages are about the same one. */
let latest = "";

/** Write down the promise of a table at its first sight. One whose game is over promises nothing any more.
 * @param {About} about */
export function sawSeal({ id, commitment, status }) {
  if (id === latest || status === "over") return;
  latest = id;
  const kept = seals();
  if (kept.some((seal) => seal.table === id)) return;
  remember(NAME, JSON.stringify([...kept, { table: id, commitment, early: status === "open", words: {} }].slice(-MOST)));
}

/** Write down what was added to the shuffle for a seat; null when the seat was left again before the game.
 * @param {string} table @param {number} seat @param {string|null} words */
export function addedWords(table, seat, words) {
  const kept = seals();
  const seal = kept.find((each) => each.table === table);
  if (!seal) return;
  if (words === null) delete seal.words[seat];
  else seal.words[seat] = words;
  remember(NAME, JSON.stringify(kept));
}

/** What this browser knows of a table, or of the game that was read from a file.
 * @param {About} about @returns {Seal|null} */
export function sealOf({ id, commitment }) {
  const kept = seals();
  return kept.find((seal) => seal.table === id) ?? kept.find((seal) => seal.commitment === commitment) ?? null;
}

/** 128 bits that nobody could know before. */
export function randomWords() {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
