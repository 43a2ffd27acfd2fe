// @ts-check
/** Moves that are appended to a draft automatically in the encounter phase. */

import { attackEnded, orderIn } from "./attack.js";

/** @import {WarChoice, WarState} from "../../core/messages.js" */
/** @import {DraftStep} from "../shell/draft.js" */
/** @import {Pack} from "./pack.js" */

/** Parts of an order without a disadvantage, which need no choice but a number. */
const FREE_GAINS = ["car", "lab", "launder", "money", "place", "place_base", "recruit", "recruit_base"];

/** Is this the start of an order, which the draft begins automatically? @param {WarState} game */
export const begins = (game) => game.view.phase === "encounter" && game.view.decision.step === "order";

/**
 * The move to append automatically in the encounter; null if the player has to choose, undefined if the general proposals apply.
 * @param {WarState} game @param {DraftStep[]} steps @param {WarState} now @param {WarChoice[]} choices @param {Pack|null} pack @returns {string|null|undefined}
 */
export function followingOrder(game, steps, now, choices, pack) {
  if (game.view.phase !== "encounter") return undefined;
  if (attackEnded(game, now, steps)) return null;
  const { decision } = game.view;
  switch (decision.step) {
    case "order":
      return steps.length && attacks(decision.order, pack) && decision.order !== orderIn(now)?.order ? null : partOf(decision.order ?? "", choices, pack);
    case "bribery":
      return choices.find((choice) => choice.verb === "pass")?.move ?? null;
    case "how-many":
      return steps.at(-1)?.made.verb === "agitate" ? (choices.at(-1)?.move ?? null) : undefined;
    case "replace":
      return choices.at(-1)?.move ?? null;
    case "buy":
      return choices[0]?.move ?? null;
    case "launch":
      return only(choices.filter((choice) => choice.verb === "boat"));
    default:
      return undefined;
  }
}

/** @param {string|null|undefined} order @param {Pack|null} pack */
function attacks(order, pack) {
  return pack?.orders.get(order ?? "")?.type === "attack";
}

/** A part without a disadvantage, or else the only part that is left. @param {string} order @param {WarChoice[]} choices @param {Pack|null} pack */
function partOf(order, choices, pack) {
  const parts = choices.filter((choice) => choice.verb === "part");
  const effects = pack?.orders.get(order)?.effects ?? [];
  const gain = parts.find((choice) => FREE_GAINS.includes(effects[(choice.arguments.number ?? 0) - 1]?.verb));
  return gain?.move ?? only(parts);
}

/** @param {WarChoice[]} choices */
function only(choices) {
  return choices.length === 1 ? choices[0].move : null;
}
