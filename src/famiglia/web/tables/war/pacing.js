// @ts-check
/** How the table follows the turns of others: one after the other, each with what it did, or told together before the next question. */

import { useState } from "preact/hooks";

import { newTurns } from "./digest.js";
import { tells } from "./turn-text.js";
import { turnsOf } from "./turns.js";

/** @import {TableState} from "../../core/messages.js" */
/** @import {Turn} from "./turns.js" */

/** Milliseconds for which the turn of another player is shown before the next one. */
const TIME = 1200;

/** The number of the last turn that has done something. @param {TableState} state */
function lastTurn({ log }) {
  return turnsOf(log).findLastIndex((turn) => turn.seat === null || tells(turn));
}

/** The turn that a state shows. @param {TableState} state @returns {Turn|undefined} */
export const turnShown = (state) => turnsOf(state.log)[lastTurn(state)];

/** Turn by turn, except when more are waiting than one wants to watch. @type {import("../shell/pace.js").Pacing} */
export const PACING = {
  beat: (state) => {
    const seat = turnShown(state)?.seat;
    const own = typeof seat === "number" && Boolean(state.seats[seat]?.yours);
    return { at: lastTurn(state), time: own || seat === undefined ? 0 : TIME, own };
  },
  most: 3,
};

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
