// @ts-check
/** The end of a conflict, as the log tells it. */

/** @import {GameEvent, LogEntry, Sentence} from "../../core/messages.js" */
/** @import {Scene} from "./scene.js" */

/**
 * @typedef {object} ConflictResult
 * @property {number} n the entry of the log
 * @property {string} area
 * @property {"taken"|"held"|"empty"} end
 * @property {number} left how many Soldati stand there; 0 if something else has happened since
 * @property {{seat: number, card: string, side: string}[]} cards the cards that were shown, and for which side each counted
 * @property {Sentence[]} says what happened, one sentence after the other
 */

/** The last conflict with cards in these entries in which the viewer chose one; null if there is none.
 * @param {LogEntry[]} log @param {Scene} scene @returns {ConflictResult|null} */
export function resultOf(log, scene) {
  const entry = log.findLast((each) => each.events?.some((event) => event.kind === "card-shown" && event.seat === scene.me));
  if (!entry) return null;
  const events = entry.events ?? [];
  const shown = events.filter((event) => event.kind === "card-shown");
  const first = events.indexOf(shown[0]);
  const after = events.slice(first);
  const place = after.find((event) => typeof event.area === "string" && event.kind !== "executes");
  const area = String(place?.area ?? "");
  const end = after.some((event) => event.kind === "taken" && event.area === area) ? "taken" : after.some((event) => event.kind === "emptied" && event.area === area) ? "empty" : "held";
  const until = after.findIndex((event) => event.kind === "executes" || event.kind === "returned");
  return {
    n: entry.n,
    area,
    end,
    left: entry === log.at(-1) ? (scene.now.view.areas[area]?.soldati ?? 0) : 0,
    cards: shown.map((event) => ({ seat: Number(event.seat), card: String(event.card), side: String(event.side) })),
    says: sentences(after.slice(0, until < 0 ? undefined : until)),
  };
}

/** @param {GameEvent[]} events @returns {Sentence[]} */
function sentences(events) {
  return events.flatMap((event) => (event.says ? [event.says] : []));
}
