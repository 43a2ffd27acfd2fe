// @ts-check
/** What the war adds to the shell of a table. */

import { loadStyle } from "../../core/styles.js";
import { known, say } from "../../core/words.js";

const styles = ["war/table"];

/** @type {import("../games.js").Game} */
export const war = {
  styles,
  words: "war",
  table: () => Promise.all([import("./table.js"), ...styles.map(loadStyle)]).then(([module]) => module.WarTable),
  result: () => import("./result.js").then((module) => module.WarResult),
  waitsForMoves: false,
  newGame: () => "/war",
  stage: ({ turn, view }) => (known("wt-round") ? say("wt-round", { round: turn, rounds: view.rounds }) : say("web-turn", { turn })),
  botNames: ({ view }) => (known("wt-name-bot") ? view.seats.map((/** @type {any} */ seat) => say("wt-name-bot", { seat: seat.id.toUpperCase() })) : null),
  facts: () => [],
  checks: () => import("./checks.js").then((module) => module.warChecks),
};
