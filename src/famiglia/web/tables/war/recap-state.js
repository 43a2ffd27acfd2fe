// @ts-check
import { useState } from "preact/hooks";

import { newTurns } from "./digest.js";

/** After more turns than this that were not shown one by one, they are told before the next question. */
const MOST = 3;

/** What the viewer can do with the recap of the turns since their last move. @typedef {{close: () => void}|null} Recap */

/**
 * The recap of what has happened, which comes before the next question in a new phase and after many turns, or when the viewer asks for it.
 * @param {import("./scene.js").Scene|null} scene @param {import("../../core/messages.js").TableState} state @param {boolean} leapt whether turns were not shown one by one
 * @returns {[Recap, () => void]} the recap, and how to open it
 */
export function useRecap(scene, state, leapt) {
  const last = state.log.at(-1)?.n ?? 0;
  const [{ read, opened }, set] = useState({ read: last, opened: -1 });
  const fresh = scene?.deciding && scene.helping === null ? newTurns(scene, state).filter((turn) => turn.last > read) : [];
  const due = fresh.some((turn) => turn.seat === null) || (leapt && fresh.length > MOST) || (opened === last && scene?.deciding);
  const close = () => set({ read: last, opened: -1 });
  return [due ? { close } : null, () => set({ read, opened: last })];
}
