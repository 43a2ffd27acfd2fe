// @ts-check
import { say } from "../core/words.js";

/** The names of all at a table. Bots without a name are called as the game calls them, else by their levels if these differ, else by number.
 * @param {{kind: string, name: string, bot: string|null}[]} seats @param {string[]|null} [botNames] by seat @returns {string[]} */
export function names(seats, botNames = null) {
  const bots = seats.filter((seat) => seat.kind === "bot" && !seat.name).map((seat) => seat.bot);
  return seats.map((seat, number) => {
    if (seat.name) return seat.name;
    if (seat.kind === "open") return say("web-seat-open");
    if (botNames) return botNames[number];
    if (bots.length > 1) return say("web-invite-bot", { level: bots.length === new Set(bots).size ? level(seat.bot) : number + 1 });
    return say("name-computer");
  });
}

/** Who plays: two against each other, or all that there are. @param {string[]} called */
export function pairing(called) {
  return called.join(called.length === 2 ? say("web-versus") : ", ");
}

/** The level of a bot.
 * @param {string|null} bot */
export function level(bot) {
  return bot ? say(`web-level-${bot}`) : "";
}
