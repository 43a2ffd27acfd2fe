// @ts-check
/** What the duel adds to the shell of a table. */

import { loadStyle } from "../../core/styles.js";
import { addWords, say } from "../../core/words.js";
import { names } from "../../ui/names.js";

/** @import {TableState} from "../../core/messages.js" */

const styles = ["duel/cards", "duel/table"];

/** Who begins: as settled, or as the deal has shown, or chance will decide. @param {TableState} state */
function beginner({ about, seats, log }) {
  const seat = about.settings.first ?? log[0]?.events?.find((event) => event.kind === "dealt")?.first;
  if (typeof seat !== "number") return say("web-begins-chance");
  return say("web-begins", { name: seats[seat].kind === "open" ? say("web-seat", { seat: seat + 1 }) : names(seats)[seat] });
}

/** @type {import("../games.js").Game} */
export const duel = {
  styles,
  words: "duel",
  table: () => Promise.all([import("./table.js"), ...styles.map(loadStyle), addWords("duel")]).then(([module]) => module.DuelTable),
  result: () => Promise.all([import("./result.js"), loadStyle("duel/result").catch(() => {}), addWords("duel")]).then(([module]) => module.DuelResult),
  guide: () => Promise.all([import("./guide.js"), loadStyle("shell/guide"), addWords("duel").then(() => addWords("guide"))]).then(([module]) => module.DuelGuide),
  newGame: ({ seats }) => `/new/${seats.filter((seat) => seat.yours).length > 1 ? "hotseat" : seats.some((seat) => seat.kind === "bot") ? "bot" : "friend"}`,
  stage: ({ turn }) => say("web-turn", { turn }),
  botNames: () => null,
  facts: (state) => [beginner(state)],
  checks: () => import("./checks.js").then((module) => module.duelChecks),
};
