// @ts-check
/** The log of a table in words: which moves were taken back, the list, and its newest lines for screen readers. */

import { useEffect, useLayoutEffect, useRef } from "preact/hooks";

import { html } from "../../core/html.js";
import { say, tell } from "../../core/words.js";
import { useScrollEdges } from "./scroll.js";

/** @import {LogEntry, Sentence, TableState} from "../../core/messages.js" */
/** @typedef {{n: number, text: string, seat: number|null, says: Sentence|null, undone: boolean}} LogLine */
/** @typedef {{names: string[], you: number|null}} SeatNames the name of each seat, and the seat that is addressed as "you" */

/** The numbers of the entries that were taken back. @param {readonly LogEntry[]} log */
export function takenBack(log) {
  /** @type {number[]} */
  const standing = [];
  const gone = new Set(/** @type {number[]} */ ([]));
  for (const entry of log) {
    if (entry.kind === "move") standing.push(entry.n);
    if (entry.kind === "undo") for (const n of standing.splice(-(entry.moves ?? 1))) gone.add(n);
  }
  return gone;
}

/** @param {LogEntry} entry @param {SeatNames} seatNames @returns {LogLine} */
function undoLine({ n, seat, moves = 1 }, seatNames) {
  const who = seat === seatNames.you ? "you" : "other";
  return { n, text: say("duel-log-undo", { who, name: seatNames.names[seat ?? 0] ?? "", moves }), seat: seat ?? null, says: null, undone: false };
}

/** @param {LogEntry} entry @param {SeatNames} seatNames @param {boolean} undone @returns {LogLine[]} */
function eventLines({ n, events = [] }, seatNames, undone) {
  return events.flatMap(({ says, seat = null }) => (says ? [{ n, text: tell(says, seatNames), seat, says, undone }] : []));
}

/**
 * The log, one line for every event and one for every undo.
 * @param {readonly LogEntry[]} log @param {SeatNames} seatNames @returns {LogLine[]}
 */
export function logLines(log, seatNames) {
  const gone = takenBack(log);
  return log.flatMap((entry) => (entry.kind === "undo" ? [undoLine(entry, seatNames)] : eventLines(entry, seatNames, gone.has(entry.n))));
}

/** One line for every event: pointing at it lights up its pieces, pressing it opens the replay there.
 * @param {{lines: LogLine[], seat: number|null, light?: (line: LogLine|null) => void, onLog?: (n: number) => void}} props */
export function Log({ lines, seat, light, onLog }) {
  const end = useRef(/** @type {HTMLOListElement|null} */ (null));
  const following = useRef(true);
  const reached = useRef(0);
  useLayoutEffect(() => {
    if (end.current && following.current) end.current.scrollTop = end.current.scrollHeight;
  }, [lines.length, lines.at(-1)?.n]);
  useScrollEdges(end);
  useEffect(() => {
    const list = end.current;
    if (!list) return undefined;
    const watcher = new ResizeObserver(() => {
      if (following.current) list.scrollTop = list.scrollHeight;
    });
    watcher.observe(list);
    return () => watcher.disconnect();
  }, []);
  const scrolled = (/** @type {{currentTarget: HTMLElement}} */ { currentTarget: list }) => {
    // Only scrolling back stops the list from following its end: a list that has become lower shows less without any scrolling.
    const near = list.scrollHeight - list.scrollTop - list.clientHeight < 40;
    following.current = near || (following.current && list.scrollTop >= reached.current);
    reached.current = list.scrollTop;
  };
  return html`<section class="log" aria-label=${say("log-full-title")}>
    <ol ref=${end} onScroll=${scrolled} tabindex="0" aria-label=${say("log-full-title")}>
      ${lines.map(
        (line, index) => html`<li key=${index} class="${line.seat === seat ? "own" : line.seat === null ? "table" : "other"}${line.undone ? " undone" : ""}">
          <button type="button" onClick=${() => onLog?.(line.n)} onFocus=${() => light?.(line)} onBlur=${() => light?.(null)}
            onMouseEnter=${() => light?.(line)} onMouseLeave=${() => light?.(null)}>${line.undone ? html`<s>${line.text}</s>` : line.text}</button></li>`,
      )}
    </ol>
  </section>`;
}

/** The lines of the newest move, which a screen reader reads aloud. @param {{log: TableState["log"], seatNames: SeatNames}} props */
export function Status({ log, seatNames }) {
  const last = Math.max(0, ...log.map((entry) => entry.n));
  const announced = useRef({ after: last - 1, to: last });
  if (last !== announced.current.to) announced.current = { after: Math.min(announced.current.to, last - 1), to: last };
  const fresh = log.filter((entry) => entry.n > announced.current.after);
  return html`<p class="status" role="status">${logLines(fresh, seatNames).map((line) => line.text).join(" ")}</p>`;
}
