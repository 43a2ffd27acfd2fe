// @ts-check
/** What the war adds to the shell of a table. */

import { loadStyle } from "../../core/styles.js";
import { known, say } from "../../core/words.js";

/** @import {WarState} from "../../core/messages.js" */

const styles = ["war/table"];

/** @type {import("../games.js").Game} */
export const war = {
  styles,
  words: "war",
  table: () => Promise.all([import("./table.js"), ...styles.map(loadStyle)]).then(([module]) => module.WarTable),
  result: () => import("./result.js").then((module) => module.WarResult),
  waitsForMoves: false,
  newGame: () => "/war",
  stage: (game) => {
    const { turn, view } = /** @type {WarState} */ (game);
    return known("wt-round") ? say("wt-round", { round: turn, rounds: view.rounds }) : say("web-turn", { turn });
  },
  botNames: (game) => {
    const { seats } = /** @type {WarState} */ (game).view;
    return known("wt-name-bot") ? seats.map((seat) => say("wt-name-bot", { seat: seat.id.toUpperCase() })) : null;
  },
  facts: () => [],
  checks: () => import("./checks.js").then((module) => module.warChecks),
};
