// @ts-check
/** The log, read: its lines in words, what was taken back, and how far the turn has come. */

import { say, tell } from "../words.js";

/** @import {Entry, Says} from "../messages.js" */
/** @typedef {{n: number, text: string, seat: number|null, codes: string[], undone: boolean}} LogLine */

/** The numbers of the entries that were taken back. @param {readonly Entry[]} log */
function takenBack(log) {
  /** @type {number[]} */
  const standing = [];
  const gone = new Set(/** @type {number[]} */ ([]));
  for (const entry of log) {
    if (entry.kind === "move") standing.push(entry.n);
    if (entry.kind === "undo") for (const n of standing.splice(-(entry.moves ?? 1))) gone.add(n);
  }
  return gone;
}

/** The cards that a sentence names. @param {Says} says @returns {string[]} */
function codesIn(says) {
  return Object.values(says.args ?? {}).flatMap((value) => {
    if (Array.isArray(value)) return value.filter((code) => /^[FABM][0-4]$/.test(code));
    return value && typeof value === "object" ? codesIn(value) : [];
  });
}

/**
 * The log, one line for every event.
 * @param {readonly Entry[]} log @param {{names: string[], you: number|null}} people @returns {LogLine[]}
 */
export function logLines(log, people) {
  const gone = takenBack(log);
  return log.flatMap((entry) => {
    if (entry.kind === "undo") {
      const who = entry.seat === people.you ? "you" : "other";
      const text = say("duel-log-undo", { who, name: people.names[entry.seat ?? 0] ?? "", moves: entry.moves ?? 1 });
      return [{ n: entry.n, text, seat: entry.seat ?? null, codes: [], undone: false }];
    }
    return (entry.events ?? []).flatMap((event) => {
      if (!event.says) return [];
      const seat = typeof event.seat === "number" ? event.seat : null;
      return [{ n: entry.n, text: tell(event.says, people), seat, codes: codesIn(event.says), undone: gone.has(entry.n) }];
    });
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
