// @ts-check
/** How each kind of decision is asked in the dock. */

import { attackOf, beyondOrder } from "./attack.js";
import { ATTACK, ENCOUNTER } from "./encounter.js";
import { PLANNING } from "./planning.js";

/** @import {Scene} from "./scene.js" */
/** @typedef {{scene: Scene, state: import("../../core/messages.js").TableState, acts: import("./table.js").Acts}} AskProps what the part of a decision gets */

/**
 * How a decision is asked. What is missing falls back to the question of the step and the plain list of choices.
 * @typedef {object} Decision
 * @property {(scene: Scene) => {title: string, why?: any}} [prompt] the question and a line of explanation
 * @property {(scene: Scene) => {names: string[], at: number}} [stages] the steps of the turn over the question
 * @property {any} [Ask] a component between the question and the buttons, with `scene`, `state` and `acts`
 * @property {(scene: Scene) => string} [confirm] the text of the button that makes the moves
 * @property {(scene: Scene) => boolean} [settled] whether nothing is left to choose before it; else that no decision of the reader is open
 * @property {boolean} [tells] whether `Ask` tells of the draft itself, so that no chips have to
 */

/** By step. @type {Record<string, Decision>} */
const DECISIONS = { ...PLANNING, ...ENCOUNTER };

/** The step that the dock is about: the open one, or the first one of the turn when all of it is drafted, or all of an order. @param {Scene} scene */
export function stepOf(scene) {
  return (scene.open && !beyondOrder(scene)) || !scene.draft.steps.length ? scene.step : scene.now.view.decision.step;
}

/** @param {Scene} scene @returns {Decision} */
export function decisionOf(scene) {
  if (attackOf(scene)) return ATTACK;
  return DECISIONS[stepOf(scene)] ?? {};
}
