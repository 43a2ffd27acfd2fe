// @ts-check
/** How the table follows the turns of others: one after the other, each with what it did. */

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
