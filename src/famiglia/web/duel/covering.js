// @ts-check
/** Who may look now: with two people at one screen, nobody until the next one has said so. */

import { useState } from "preact/hooks";

/** @import {TableState} from "../messages.js" */

/** The state with both hands face down. @param {TableState} state @returns {TableState} */
function covered(state) {
  if (!state.game) return state;
  const view = { ...state.game.view, hands: [null, null] };
  const points = state.game.points.map(([, area]) => [null, area ?? 0]);
  return { ...state, game: { ...state.game, view, points, moves: [], whys: [], undoable: 0 } };
}

/** @param {TableState} state @param {boolean} replaying */
export function useCover(state, replaying) {
  const [looking, setLooking] = useState(/** @type {number|null} */ (null));
  const next = state.game?.to_decide[0];
  const yours = state.seats.filter((seat) => seat.yours);
  const open = replaying || yours.length < 2 || state.about.settings.memory_aid || next === undefined || looking === next;
  return { hidden: !open, shown: open ? state : covered(state), next: next ?? 0, uncover: () => setLooking(next ?? null) };
}
