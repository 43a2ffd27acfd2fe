// @ts-check
/** The log of a war, turn by turn: planning turns, orders that were executed, and what the rules did in between. */

import { takenBack } from "../shell/log.js";

/** @import {GameEvent, LogEntry} from "../../core/messages.js" */

/**
 * What one seat did in a row, or what followed from the rules.
 * @typedef {object} Turn
 * @property {"turn"|"order"|"reveal"|"management"} kind a planning turn, an order of the encounter, the orders turning face up, or management
 * @property {number|null} seat null if no seat did it
 * @property {number} first the number of its first entry in the log
 * @property {number} last the number of its last entry
 * @property {GameEvent[]} head how it began: its token or column, or its order
 * @property {GameEvent[]} events what happened in it, as far as it is new
 */

/** Events of the management phase. */
const MANAGEMENT = ["control", "marked", "unmarked", "sheet", "round", "over"];
/** Verbs of moves in the management phase. */
const MARKING = ["mark", "unmark"];

/** The turn that an event begins; null if it goes on with the one before. @param {Turn|undefined} now @param {GameEvent} event @param {number} n @returns {Turn|null} */
function begins(now, event, n) {
  const begin = (/** @type {Turn["kind"]} */ kind, /** @type {number|null} */ seat) => ({ kind, seat, first: n, last: n, head: [], events: [] });
  if (event.kind === "encounter") return begin("reveal", null);
  if (event.kind === "executes") return begin("order", event.seat ?? null);
  if (MANAGEMENT.includes(event.kind) || (event.kind === "played" && MARKING.includes(event.verb ?? ""))) return now?.kind === "management" ? null : begin("management", null);
  const goesOn = now && (now.kind === "order" || now.kind === "reveal" || (now.kind === "turn" && (event.kind !== "played" || event.seat === now.seat)));
  if (goesOn || (now && event.kind !== "played")) return null;
  return begin("turn", event.seat ?? null);
}

/** The events that tell how a turn began. */
const HEADS = ["played", "executes"];

/** By log and entry: the turns that were found, because every movement of the pointer asks again. @type {WeakMap<readonly LogEntry[], Map<number, Turn[]>>} */
const found = new WeakMap();

/** The turns of a log that go on after an entry, with what is new in them; what was taken back is left out. @param {readonly LogEntry[]} log @param {number} [after] @returns {readonly Turn[]} */
export function turnsOf(log, after = 0) {
  const known = found.get(log) ?? new Map();
  found.set(log, known);
  if (!known.has(after)) known.set(after, turnsAfter(log, after));
  return known.get(after);
}

/** @param {readonly LogEntry[]} log @param {number} after @returns {Turn[]} */
function turnsAfter(log, after) {
  const gone = takenBack(log);
  /** @type {Turn[]} */
  const turns = [];
  for (const { n, kind, events = [] } of log) {
    if (kind === "undo" || kind === "dealt" || gone.has(n)) continue;
    for (const event of events) {
      const turn = begins(turns.at(-1), event, n);
      if (turn) turns.push(turn);
      const now = /** @type {Turn} */ (turns.at(-1));
      if (HEADS.includes(event.kind)) now.head.push(event);
      if (n <= after) continue;
      now.events.push(event);
      now.last = n;
    }
  }
  return turns.filter((turn) => turn.events.length);
}

/** The number of the last entry that a seat has made itself; if the seat is deciding, the last one before its open turn.
 * @param {readonly LogEntry[]} log @param {number} seat @param {boolean} deciding */
export function lastOwn(log, seat, deciding) {
  const gone = takenBack(log);
  const moves = log.filter((entry) => entry.kind === "move" && !gone.has(entry.n));
  const begun = deciding ? moves.findLastIndex((entry) => entry.seat !== seat) + 1 : moves.length;
  return moves.slice(0, begun).findLast((entry) => entry.seat === seat)?.n ?? 0;
}

/** The ways that Soldati and bombs took in a turn. @param {Turn} turn @returns {import("./map-overlay.js").Way[]} */
export function marchesOf({ head, events }) {
  const order = head.findLast((event) => event.kind === "executes");
  return events.flatMap(({ kind, area, to }) => {
    const [from, goal] = kind === "moved" ? [area, to] : kind === "struck" || kind === "attack" ? [order?.area, area] : [];
    if (typeof from !== "string" || typeof goal !== "string" || from === goal) return [];
    return [{ from, to: goal, over: [], water: false, kind: kind === "struck" ? /** @type {const} */ ("bomb") : /** @type {const} */ ("go") }];
  });
}

/** Events that are no part of what a turn did. */
const ASIDE = ["returned", "revealed"];

/** The places that a turn is about, in the order in which they came up. @param {Turn} turn @returns {string[]} */
export function placesOf({ events }) {
  return [...new Set(events.filter((event) => !ASIDE.includes(event.kind)).flatMap((event) => [event.area, event.to, event.sea]).filter((place) => typeof place === "string"))].map(String);
}
