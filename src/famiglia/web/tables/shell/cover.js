// @ts-check
/** The cover of a screen that several people share: it hides the table until the next player is ready. */

import { useState } from "preact/hooks";

import { lazily } from "../../ui/lazy.js";

/** @import {TableState} from "../../core/messages.js" */

export const Cover = lazily(() => import("./curtain.js").then((module) => module.Cover), { quiet: true });

/** Whether the table is covered, and the state that may be shown meanwhile.
 * @param {TableState} state @param {number|undefined} seat the seat whose secrets are on the screen
 * @param {(state: TableState) => TableState} conceal the state without secrets */
export function useCover(state, seat, conceal) {
  const [looking, setLooking] = useState(/** @type {number|null} */ (null));
  const yours = state.seats.filter((seat) => seat.yours);
  const open = yours.length < 2 || state.about.settings.memory_aid || seat === undefined || looking === seat;
  return { hidden: !open, shown: open ? state : conceal(state), seat: seat ?? 0, uncover: () => setLooking(seat ?? null) };
}
