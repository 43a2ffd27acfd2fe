// @ts-check
/** What the dock shows for each kind of decision. */

import { attackOf, beyondOrder } from "./attack.js";
import { ATTACK, ENCOUNTER } from "./encounter.js";
import { PLANNING } from "./planning.js";

/** @import {Scene} from "./scene.js" */
/** @typedef {{scene: Scene, state: import("../../core/messages.js").TableState, actions: import("./table.js").TableActions}} ContentProps the props of `Content` in a decision */

/**
 * What the dock shows for a decision. Without a property the dock shows the question of the step or a plain list of choices.
 * @typedef {object} DockDecision
 * @property {(scene: Scene) => {title: string, why?: any}} [prompt] the question and a line of explanation
 * @property {(scene: Scene) => {names: string[], at: number}} [stages] the stages of the turn, shown above the question
 * @property {any} [Content] a component between the question and the buttons, with `scene`, `state` and `actions`
 * @property {(scene: Scene) => string} [confirm] the text of the button that makes the moves
 * @property {(scene: Scene) => boolean} [settled] whether the draft is complete; by default if no decision of the viewer is open
 * @property {boolean} [showsDraft] whether `Content` shows the draft itself, so that no chips are needed
 */

/** By step. @type {Record<string, DockDecision>} */
const DECISIONS = { ...PLANNING, ...ENCOUNTER };

/** The step that the dock shows: the pending one, or the first one of the turn or order if all of it is drafted. @param {Scene} scene */
export function stepOf(scene) {
  return (scene.open && !beyondOrder(scene)) || !scene.draft.steps.length ? scene.step : scene.now.view.decision.step;
}

/** Does the draft lack nothing, so that it can be confirmed without leaving half a turn open? @param {Scene} scene */
export function isComplete(scene) {
  return decisionOf(scene).settled?.(scene) ?? (!scene.open || beyondOrder(scene));
}

/** @param {Scene} scene @returns {DockDecision} */
export function decisionOf(scene) {
  if (attackOf(scene)) return ATTACK;
  return DECISIONS[stepOf(scene)] ?? {};
}
