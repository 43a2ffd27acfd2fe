// @ts-check
/** The moves of others are shown one after the other, slowly enough to be followed; any key shows the last at once. */

import { useEffect, useRef, useState } from "preact/hooks";

import { motionOff, tempo } from "../../core/settings.js";

/** @import {TableState} from "../../core/messages.js" */

/** What a state shows: the number of its move or turn, how many milliseconds it stays before the next one, and whether it is the viewer's own.
 * @typedef {{at: number, time: number, own?: boolean}} Beat */
/** How a game paces its states: what a state shows, and after how many of them at once only the last is shown. @typedef {{beat: (state: TableState) => Beat, most: number}} Pacing */

const LEAST = 650;

/** A jump over more moves than this is shown at once, without the moves between. */
export const FAR = 12;
/** So many states are kept to be shown again. */
const KEPT = 40;

/** @param {TableState} state */
export const moves = (state) => state.numbers.game ?? 0;

/** Every move by itself. @type {Pacing} */
export const BY_MOVES = { beat: (state) => ({ at: moves(state), time: LEAST }), most: FAR };

/**
 * The state to show now.
 * @param {TableState} state the newest
 * @param {Pacing|null} pacing null if nothing waits for anything, as in a replay
 */
export function usePace(state, pacing) {
  const [, draw] = useState(0);
  const now = useRef({
    shown: state, since: -Infinity,
    /** What is still to be shown. @type {TableState[]} */
    queue: [],
    /** What has been shown since the viewer's own last turn, to be shown again. @type {TableState[]} */
    past: [state],
    /** Was something left out since then? */
    leapt: false,
    /** Is this shown again, at the viewer's wish? */
    again: false,
    /** Does something else have to be read first? */
    held: false,
  }).current;

  const beat = pacing?.beat ?? BY_MOVES.beat;
  const show = (/** @type {TableState} */ next) => {
    now.shown = next;
    now.since = performance.now();
  };
  const leap = () => {
    now.leapt = now.leapt || !tempo() || now.queue.length > 1;
    show(now.queue.pop() ?? now.shown);
    now.queue = [];
    now.again = false;
  };
  /** Put a state to the end of a list; one of the same beat takes the place of the last. @param {TableState[]} list @param {TableState} next */
  const put = (list, next) => {
    if (list.length && beat(/** @type {TableState} */ (list.at(-1))).at === beat(next).at) list.pop();
    list.push(next);
  };

  const shorten = () => {
    if (now.queue.length && !now.held && !now.again && (!tempo() || now.queue.length > (pacing?.most ?? 0))) leap();
  };

  const latest = now.queue.at(-1) ?? now.shown;
  if (state !== latest) {
    const { at, own } = beat(state);
    const before = beat(latest);
    const far = !pacing || state.about.id !== latest.about.id || at < before.at || at > before.at + pacing.most;
    if (own || far) now.past = [];
    if (own) now.leapt = false;
    put(now.past, state);
    if (now.past.length > KEPT) now.past.shift();
    if (far) {
      now.leapt = Boolean(pacing);
      now.queue = [];
      show(state);
    } else if (now.queue.length || (now.held && at !== before.at)) {
      put(now.queue, state);
      shorten();
    } else if (at === before.at) now.shown = state;
    else if (!tempo() || performance.now() - now.since >= before.time * tempo()) {
      if (motionOff() || !tempo()) now.leapt = true;
      show(state);
    } else now.queue.push(state);
  }
  const behind = now.queue.length > 0;
  const left = pacing ? beat(now.shown).time * (tempo() || Number(now.again)) - (performance.now() - now.since) : 0;
  const playing = !now.held && (behind || left > 0);

  const next = () => {
    const first = now.queue.shift();
    if (first) show(first);
    if (!now.queue.length) now.again = false;
    draw((count) => count + 1);
  };
  const skip = () => {
    if (now.held || !now.queue.length) return;
    leap();
    draw((count) => count + 1);
  };
  useEffect(() => {
    if (!playing) return undefined;
    const timer = setTimeout(next, Math.max(0, left));
    if (!behind) return () => clearTimeout(timer);
    const press = (/** @type {KeyboardEvent} */ event) => {
      const typing = event.target instanceof Element && event.target.closest("input, textarea, dialog");
      if (typing || ["Shift", "Control", "Alt", "Meta", "Tab"].includes(event.key)) return;
      event.preventDefault();
      event.stopPropagation();
      skip();
    };
    addEventListener("keydown", press, true);
    return () => {
      clearTimeout(timer);
      removeEventListener("keydown", press, true);
    };
  });
  return {
    shown: now.shown,
    behind,
    /** Is the last move or turn of another player still being shown? */
    playing,
    /** Was something not shown by itself since the viewer's own last turn? */
    leapt: now.leapt,
    /** Show the last state at once. */
    skip,
    /** Show nothing new, or go on. @param {boolean} held */
    hold: (held) => {
      if (held === now.held) return;
      now.held = held;
      shorten();
      draw((count) => count + 1);
    },
    /** Show everything since the viewer's own last turn once more, one after the other; undefined if there is nothing to show. */
    watch: now.past.length < 2 ? undefined : () => {
      now.queue = now.past.slice(1);
      now.again = true;
      show(now.past[0]);
      draw((count) => count + 1);
    },
  };
}
