// @ts-check
/** What the log tells about the cards: which a line names, which left the Street last, and how far the turn has come. */

import { takenBack } from "../shell/log.js";

/** @import {DuelArguments, GameEvent, LogEntry, Sentence} from "../../core/messages.js" */

/** The cards that a sentence names. @param {Sentence|null} says @returns {string[]} */
export function codesIn(says) {
  return Object.values(says?.args ?? {}).flatMap((value) => {
    if (Array.isArray(value)) return value.filter((code) => /^[FABM][0-4]$/.test(code));
    return value && typeof value === "object" ? codesIn(/** @type {Sentence} */ (value)) : [];
  });
}

/** The move that an entry of the log tells. @param {LogEntry} entry @returns {GameEvent|undefined} */
const moveOf = (entry) => entry.events?.find((event) => event.kind === "played");

/** The card that left the Street last; in the first phase it lies on top of the discard pile. @param {readonly LogEntry[]} log @returns {string|undefined} */
export function lastRefreshed(log) {
  const gone = takenBack(log);
  const refresh = log.findLast((entry) => !gone.has(entry.n) && moveOf(entry)?.verb === "refresh");
  const parts = /** @type {DuelArguments|undefined} */ (refresh && moveOf(refresh)?.arguments);
  return parts?.card ?? undefined;
}

/** The steps of the turn that a seat has already used: turns alternate, so its last moves in a row are its turn.
 * @param {readonly LogEntry[]} log @param {number} seat @returns {Set<unknown>} */
export function stepsOfTurn(log, seat) {
  const gone = takenBack(log);
  const moves = log.filter((entry) => entry.kind === "move" && !gone.has(entry.n)).map(moveOf);
  return new Set(moves.slice(moves.findLastIndex((move) => move?.seat !== seat) + 1).map((move) => move?.step));
}
