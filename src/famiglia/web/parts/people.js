// @ts-check
/** @import {SeatState} from "../messages.js" */
import { known, say } from "../words.js";

/** How everybody at the table is called; several bots without a name are told apart by their levels, else counted.
 * In a war they are told apart by their corner, as the server does it.
 * @param {{kind: string, name: string, bot: string|null}[]} seats @param {import("../messages.js").GameState|null} [game] @returns {string[]} */
export function names(seats, game = null) {
  const corners = game?.view.seats;
  const bots = seats.filter((seat) => seat.kind === "bot" && !seat.name).map((seat) => seat.bot);
  return seats.map((seat, number) => {
    if (seat.name) return seat.name;
    if (seat.kind === "open") return say("web-seat-open");
    if (corners && known("wt-name-bot")) return say("wt-name-bot", { seat: corners[number].id.toUpperCase() });
    if (bots.length > 1) return say("web-invite-bot", { level: bots.length === new Set(bots).size ? level(seat.bot) : number + 1 });
    return say("name-computer");
  });
}

/** Who plays: two against each other, or all that there are. @param {string[]} called */
export function pairing(called) {
  return called.join(called.length === 2 ? say("web-versus") : ", ");
}

/** How strong a bot is, in a word.
 * @param {string|null} bot */
export function level(bot) {
  return bot ? say(`web-level-${bot}`) : "";
}

/** The seat through whose eyes the table is seen, for sentences that say you; null for onlookers and at a shared screen.
 * @param {SeatState[]} seats @param {any} viewer */
export function you(seats, viewer) {
  const own = seats.filter((seat) => seat.yours);
  return own.length === 1 && own[0].seat === viewer ? viewer : own.some((seat) => seat.seat === viewer) ? viewer : null;
}
