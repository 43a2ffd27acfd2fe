// @ts-check
/** @import {About} from "./messages.js" */
import { recall, remember } from "./settings.js";

/**
 * The commitment to the seed of a table, as this browser received it, and the texts that this browser added to the seed, by seat.
 * Both are stored in the browser, where no server can change them, and compared with the record after the game. `early` says whether
 * the commitment arrived before the deal; `after` is the table of which this is the rematch (`table` is empty until it is open).
 * @typedef {{table: string, commitment: string, early: boolean, words: Record<string, string>, after?: string}} StoredCommitment
 */

/** The key in the storage of the browser. */
const KEY = "seals";
/** Only the commitments of the latest tables are stored. */
const MOST = 200;

/** @returns {StoredCommitment[]} */
export function storedCommitments() {
  try {
    const stored = JSON.parse(recall(KEY) ?? "[]");
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}

/** @param {StoredCommitment[]} all */
export function storeCommitments(all) {
  remember(KEY, JSON.stringify(all.slice(-MOST)));
}

/** The table whose commitment was stored last; most messages are about the same table. */
let latest = "";

/** Store the commitment of a table when it first arrives. After the game it is too late for that, but the table names its rematch.
 * @param {About} about */
export function noteCommitment({ id, commitment, status, next }) {
  if (status === "over") return next ? noteRematch(id, next) : undefined;
  if (id === latest) return;
  latest = id;
  const all = storedCommitments();
  if (all.some((each) => each.table === id)) return;
  const ofRematch = all.find((each) => !each.table && each.commitment === commitment);
  if (ofRematch) ofRematch.table = id;
  else all.push({ table: id, commitment, early: status === "open", words: {} });
  storeCommitments(all);
}

/** Store the id of the table of the rematch with the commitment that was published for it; the table itself may name another one.
 * @param {string} id @param {string} next */
function noteRematch(id, next) {
  const all = storedCommitments();
  const rematch = all.find((each) => each.after === id && each.table !== next);
  if (!rematch) return;
  rematch.table = next;
  storeCommitments(all);
}

/** Store the text that a seat has added to the seed; null if the player has left the seat before the game.
 * @param {string} table @param {number} seat @param {string|null} text */
export function noteAddedText(table, seat, text) {
  const all = storedCommitments();
  const stored = all.find((each) => each.table === table);
  if (!stored) return;
  if (text === null) delete stored.words[seat];
  else stored.words[seat] = text;
  storeCommitments(all);
}

/** The commitment that this browser has stored for a table, or for the game of an uploaded record.
 * @param {About} about @returns {StoredCommitment|null} */
export function storedCommitment({ id, commitment }) {
  const all = storedCommitments();
  return all.find((each) => each.table === id) ?? all.find((each) => each.commitment === commitment) ?? null;
}

/** 128 random bits in hexadecimal. */
export function randomText() {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
