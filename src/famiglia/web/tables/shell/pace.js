// @ts-check
/** Several moves in a row are shown one after the other, slowly enough to be followed; any key shows the last at once. */

import { useEffect, useRef, useState } from "preact/hooks";

import { motionOff } from "../../core/settings.js";

/** @import {TableState} from "../../core/messages.js" */

const LEAST = 650;

/** A jump over more moves than this is shown at once, without the moves between. */
export const FAR = 12;

/** @param {TableState} state */
export const moves = (state) => state.numbers.game ?? 0;

/**
 * The state to show now.
 * @param {TableState} state the newest
 * @param {boolean} atOnce in a replay nothing waits for anything
 * @returns {{shown: TableState, behind: boolean}}
 */
export function usePace(state, atOnce) {
  const queue = useRef(/** @type {TableState[]} */ ([]));
  const shown = useRef(state);
  const since = useRef(0);
  const [, draw] = useState(0);

  const latest = queue.current.at(-1) ?? shown.current;
  if (state !== latest) {
    const jump = atOnce || state.about.id !== latest.about.id || Math.abs(moves(state) - moves(latest)) > FAR;
    if (jump) queue.current = [];
    if (jump || moves(state) === moves(latest)) {
      if (queue.current.length) queue.current[queue.current.length - 1] = state;
      else shown.current = state;
    } else if (!queue.current.length && (motionOff() || performance.now() - since.current >= LEAST)) {
      shown.current = state;
      since.current = performance.now();
    } else queue.current.push(state);
  }
  const behind = queue.current.length > 0;

  useEffect(() => {
    if (!behind) return undefined;
    const next = () => {
      shown.current = queue.current.shift() ?? shown.current;
      since.current = performance.now();
      draw((count) => count + 1);
    };
    const timer = setTimeout(next, Math.max(0, LEAST - (performance.now() - since.current)));
    const skip = (/** @type {KeyboardEvent} */ event) => {
      const typing = event.target instanceof Element && event.target.closest("input, textarea, dialog");
      if (typing || ["Shift", "Control", "Alt", "Meta", "Tab"].includes(event.key)) return;
      queue.current.splice(0, queue.current.length - 1);
      event.preventDefault();
      event.stopPropagation();
      next();
    };
    addEventListener("keydown", skip, true);
    return () => {
      clearTimeout(timer);
      removeEventListener("keydown", skip, true);
    };
  });
  return { shown: shown.current, behind };
}
