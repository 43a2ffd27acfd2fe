// @ts-check
/** What the war adds to the shell of a table. */

import { call } from "../../core/api.js";
import { loadStyle } from "../../core/styles.js";
import { titleCase } from "../../core/text.js";
import { addWords, known, say } from "../../core/words.js";

/** @import {PackContents, TableState, WarState} from "../../core/messages.js" */

const styles = ["war/table", "war/map", "war/dock", "war/strip"];

/** The steps of the management phase. */
const MANAGING = ["mark", "unmark"];

/** The seat of the viewer's mate, if a person at another screen plays it. @param {TableState} state @returns {number|null} */
export function distantMate({ game, seats }) {
  const { viewer = null, view } = /** @type {WarState} */ (game);
  if (typeof viewer !== "number") return null;
  const mate = view.seats.find((each) => each.seat !== viewer && each.team === view.seats[viewer].team)?.seat ?? -1;
  return seats[mate]?.kind === "human" && !seats[mate].yours ? mate : null;
}

/** @type {import("../games.js").Game} */
export const war = {
  styles,
  words: "war",
  table: () => Promise.all([import("./table.js"), ...styles.map(loadStyle)]).then(([module]) => module.WarTable),
  result: () => Promise.all([import("./result.js"), loadStyle("war/result").catch(() => {}), addWords("war").then(() => addWords("war_around"))]).then(([module]) => module.WarResult),
  plate: () => Promise.all([import("./score.js"), loadStyle("war/strip")]).then(([module]) => module.ScorePlate),
  guide: () => Promise.all([import("./guide.js"), loadStyle("shell/guide"), addWords("war").then(() => addWords("guide"))]).then(([module]) => module.WarGuide),
  drawer: true,
  newGame: ({ seats }) => `/war?with=${seats.filter((seat) => seat.yours).length > 1 ? "screen" : seats.some((seat) => seat.kind === "human" && !seat.yours) ? "friends" : "bots"}`,
  stage: (game) => {
    const { turn, view } = /** @type {WarState} */ (game);
    return known("wt-stage") ? say("wt-stage", { round: turn, rounds: view.rounds, phase: MANAGING.includes(view.decision.step) ? "management" : view.phase }) : say("web-turn", { turn });
  },
  botNames: (game) => {
    const { seats } = /** @type {WarState} */ (game).view;
    return known("wt-name-bot") ? seats.map((seat) => say("wt-name-bot", { seat: seat.id.toUpperCase() })) : null;
  },
  seatLabels: async ({ about }) => {
    /** @type {PackContents} */
    const { seats } = await call("GET", `/api/packs/${encodeURIComponent(about.settings.pack ?? "standard")}`);
    return seats.map(({ id, team }) => () => [say("web-seat", { seat: id.toUpperCase() }), ...(known("war-team") ? [say("war-team", { team: titleCase(team) })] : [])].join(" · "));
  },
  talksToMate: (state) => state.game !== null && distantMate(state) !== null,
  facts: () => [],
  checks: () => import("./checks.js").then((module) => module.warChecks),
};
