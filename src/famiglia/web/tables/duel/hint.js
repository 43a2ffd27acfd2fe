// @ts-check
/** A hint: the best ways to go on, each with its chance to win and the reason, as a strong player sees it from the same seat. */

import { call } from "../../core/api.js";
import { addWords, say, tell } from "../../core/words.js";
import { halves } from "../shell/choices.js";

/** @import {Hint, HintLine} from "../../core/messages.js" */
/** @import {Group} from "../shell/choices.js" */
/** @import {Scene} from "./scene.js" */

/** Ask for a hint about the decision of this scene. @param {Scene} scene @param {number} number the number of the game @returns {Promise<Group[]>} */
export async function hintFor(scene, number) {
  const ask = call("POST", `/api/tables/${scene.state.about.id}/hint`, { seat: scene.seat, number });
  const [hint] = /** @type {[Hint, any]} */ (await Promise.all([ask, addWords("advice")]));
  return [{ title: say("advice-title"), choices: hint.lines.map((line, rank) => ({ move: line.move, text: headline(scene, line), note: note(scene, line, rank ? 1 : 2) })) }];
}

/** @param {Scene} scene @param {HintLine} line */
function headline(scene, { chance, plan }) {
  return `${say("advice-chance", { percent: Math.round(100 * chance) })} · ${plan[0] ? halves(tell(plan[0], scene.seatNames))[0] : ""}`;
}

/** What should follow in the same turn, and so many reasons. @param {Scene} scene @param {HintLine} line @param {number} most */
function note(scene, { plan, reasons }, most) {
  const then = plan.slice(1).map((move) => halves(tell(move, scene.seatNames))[0]);
  return [...(then.length ? [say("advice-plan", { moves: then.join(" · ") })] : []), ...reasons.slice(0, most).map((reason) => tell(reason, scene.seatNames))].join(" ");
}
