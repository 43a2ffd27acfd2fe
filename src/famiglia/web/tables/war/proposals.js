// @ts-check
/** Moves that are appended to a draft automatically: those without an alternative, and proposed numbers, which can still be changed. */

import { followingOrder } from "./encounter-proposals.js";

/** @import {WarChoice, WarState} from "../../core/messages.js" */
/** @import {DraftStep} from "../shell/draft.js" */

/** Steps that ask for a number, of which the largest is proposed. */
const NUMBERS = ["recruit", "place", "rally-soldati", "rally-cars", "car-along"];

/** The parts of a space in the order in which they are proposed: what fills the headquarters comes before what empties them. */
const PARTS = ["launder", "recruit", "place", "equipment", "rally", "exert", "ultima_azione", "issue_order"];

/**
 * The move to append automatically; null if the player has to choose.
 * @param {WarState} game @param {DraftStep[]} steps @param {string|null} wish the order that was chosen before its area
 * @param {import("./pack.js").Pack|null} pack @param {WarState} now the state without the draft
 */
export function following(game, steps, wish, pack, now) {
  const choices = game.moves.filter(({ verb }) => verb !== "sell" && verb !== "give");
  if (!choices.length) return null;
  const ordered = followingOrder(game, steps, now, choices, pack);
  if (ordered !== undefined) return ordered;
  if (choices.length === 1) return choices[0].move;
  const { step } = game.view.decision;
  if (step === "which-order" && wish) return choices.find((choice) => choice.arguments.order === wish)?.move ?? null;
  if (NUMBERS.includes(step)) return largest(choices).move;
  if (step === "how-many") return allButOne(game, choices).move;
  if (step === "parts") return nextPart(game, choices, pack)?.move ?? null;
  if (step === "gain") return choices.find((choice) => choice.verb === "part")?.move ?? null;
  if (step === "column") return freeSpace(game, choices, pack)?.move ?? null;
  return null;
}

/** @param {WarChoice[]} choices */
function largest(choices) {
  return choices.reduce((best, choice) => ((choice.arguments.number ?? 0) > (best.arguments.number ?? 0) ? choice : best));
}

/** One Soldato stays behind, if there are more. @param {WarState} game @param {WarChoice[]} choices */
function allButOne(game, choices) {
  const most = largest(choices);
  const from = game.view.areas[game.view.decision.from ?? ""];
  const all = (most.arguments.number ?? 0) >= (from?.soldati ?? Infinity);
  return (all && choices.find((choice) => choice.arguments.number === (most.arguments.number ?? 0) - 1)) || most;
}

/** A space with room for any number of tokens, which takes no space from anybody. @param {WarState} game @param {WarChoice[]} choices @param {import("./pack.js").Pack|null} pack */
function freeSpace(game, choices, pack) {
  return choices.find((choice) => pack?.spaces.get(choice.arguments.space ?? "")?.infinite) ?? null;
}

/** The part of a space that comes first, if all of them may be done. @param {WarState} game @param {WarChoice[]} choices @param {import("./pack.js").Pack|null} pack */
function nextPart(game, choices, pack) {
  const space = pack?.spaces.get(game.view.decision.space ?? "");
  if (!space || space.mode !== "all") return null;
  const rank = (/** @type {WarChoice} */ choice) => PARTS.indexOf(space.parts[(choice.arguments.number ?? 1) - 1]?.verb ?? "");
  const parts = choices.filter(({ verb }) => verb === "part");
  return parts.length ? parts.reduce((best, choice) => (rank(choice) < rank(best) ? choice : best)) : null;
}
