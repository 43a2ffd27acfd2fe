// @ts-check
/** The turn that is being planned: its states, its column, and its stages. */

import { say } from "../../core/words.js";

/** @import {WarArguments, WarState} from "../../core/messages.js" */
/** @import {DraftStep} from "../shell/draft.js" */
/** @import {Scene} from "./scene.js" */

/** The decisions that are made on the action sheets. */
export const ON_SHEETS = ["turn", "space", "column", "onto", "ultima", "start-tokens"];

/** The arguments of a drafted move. @param {{made: {arguments: unknown}}} step @returns {WarArguments} */
export const argumentsOf = (step) => /** @type {WarArguments} */ (step.made.arguments);

/** The state of the game after a step of the draft. @param {DraftStep} step */
export const after = (step) => /** @type {WarState} */ (step.game);

/** The state of the game before a step of the draft. @param {Scene} scene @param {number} at */
export const before = (scene, at) => (at > 0 ? after(scene.draft.steps[at - 1]) : scene.now);

/** The token of this turn that lies on no space yet, drafted or already confirmed; null if there is none. @param {Scene} scene @returns {{place: string, colour: string}|null} */
export function tokenTaken(scene) {
  const drafted = scene.draft.steps.find((step) => step.made.verb === "token");
  if (drafted) return { place: argumentsOf(drafted).place ?? "", colour: argumentsOf(drafted).family ?? "neutral" };
  const { step, token, owner } = scene.now.view.decision;
  return step === "space" && token ? { place: token, colour: scene.colour(owner ?? null) } : null;
}

/** How many Soldati can be placed now: no more than the step allows, and no more than there are in the headquarters. @param {Scene} scene */
export function mostPlaced(scene) {
  const { most = 0 } = scene.view.decision;
  const here = scene.seat === null ? null : scene.family(scene.seat).headquarters;
  return Math.min(most, here ?? most);
}

/** The column that is being taken in this turn; null if it is a single token. @param {Scene} scene @returns {number|null} */
export function columnTaken(scene) {
  const drafted = scene.draft.steps.find((step) => step.made.verb === "column");
  if (drafted) return argumentsOf(drafted).column ?? null;
  const frames = [...(scene.now.guidance?.path ?? []), scene.now.view.decision];
  return frames.find(({ step }) => step === "gain" || step === "column")?.column ?? null;
}

/** The state of the question in the dock: after the draft, or before it if the draft leaves no question open. @param {Scene} scene */
export const questionState = (scene) => (scene.open ? scene.game : scene.now);

/** The stages of the phase over the question; none in the encounter. @param {Scene} scene @returns {{names: string[], at: number}} */
export function planningStages(scene) {
  const names = (/** @type {string[]} */ ids) => ids.map((id) => say(`wt-stage-${id}`));
  const { phase, decision: { step } } = questionState(scene).view;
  const done = !scene.open && scene.draft.steps.length > 0;
  if (phase === "setup") {
    const order = ["families", "units", "labs", "start-tokens"];
    return { names: names(order), at: done ? order.length : Math.max(0, order.indexOf(step)) };
  }
  if (step === "mark" || step === "unmark") return { names: names(["home", "control", "tiles", "check"]), at: done ? 3 : 2 };
  if (phase !== "planning" || step === "tiles" || step === "ultima") return { names: [], at: 0 };
  const target = step === "issue" || step === "which-order";
  if (columnTaken(scene) !== null) return { names: names(["column", "effects", "order", "confirm"]), at: done ? 3 : step === "column" ? 0 : target || step === "gain" ? 2 : 1 };
  return { names: names(["token", "space", "target", "confirm"]), at: done ? 3 : step === "turn" ? 0 : step === "space" ? 1 : 2 };
}
