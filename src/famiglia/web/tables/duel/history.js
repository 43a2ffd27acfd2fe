// @ts-check
/** What the log tells about the cards: which a line names, which left the Street last, and how far the turn has come. */

import { takenBack } from "../shell/log.js";

/** @import {Entry, Says} from "../../core/messages.js" */

/** The cards that a sentence names. @param {Says|null} says @returns {string[]} */
export function codesIn(says) {
  return Object.values(says?.args ?? {}).flatMap((value) => {
    if (Array.isArray(value)) return value.filter((code) => /^[FABM][0-4]$/.test(code));
    return value && typeof value === "object" ? codesIn(value) : [];
  });
}

/** The card that left the Street last; in the first phase it lies on top of the discard pile. @param {readonly Entry[]} log */
export function lastRefreshed(log) {
  const gone = takenBack(log);
  const moves = log.flatMap((entry) => (gone.has(entry.n) ? [] : (entry.events ?? []).map((event) => String(event.move ?? ""))));
  return moves.findLast((move) => move.startsWith("refresh"))?.slice(-2);
}

/** Turns alternate, so the last moves of one seat in a row are its turn. @param {readonly Entry[]} log @param {number} seat */
export function movesOfTurn(log, seat) {
  const gone = takenBack(log);
  /** @type {string[]} */
  const moves = [];
  for (const entry of [...log].reverse()) {
    if (entry.kind !== "move" || gone.has(entry.n)) continue;
    const played = entry.events?.find((event) => event.kind === "played");
    if (played?.seat !== seat) break;
    moves.unshift(String(played.move));
  }
  return moves;
}
