// @ts-check
/** The numbers that the draft has proposed, to be changed. */

import { html } from "../../core/html.js";
import { say } from "../../core/words.js";
import { variants } from "./scene.js";
import { Stepper } from "./stepper.js";
import { before, argumentsOf } from "./turn.js";

/** @import {WarChoice} from "../../core/messages.js" */
/** @import {DraftStep} from "../shell/draft.js" */
/** @import {Scene} from "./scene.js" */

/** The verbs that this dock asks as numbers. */
const VERBS = ["recruit", "place", "soldati", "cars"];

/** The area that a number is about, from the decision in which it was chosen. @param {Scene} scene @param {number} at */
function areaOf(scene, at) {
  const { decision } = before(scene, at).view;
  return { to: decision.area ?? "", from: decision.from ?? "" };
}

/** @param {Scene} scene @param {DraftStep} step @param {number} at */
function label(scene, step, at) {
  const { to, from } = areaOf(scene, at);
  return say(`wt-number-${step.made.verb}`, { area: scene.pack.place(to), from: scene.pack.place(from) });
}

/** How a number changes what stands there. @param {Scene} scene @param {DraftStep} step @param {number} at */
function change(scene, step, at) {
  const { view } = before(scene, at);
  const { to } = areaOf(scene, at);
  const number = argumentsOf(step).number ?? 0;
  if (step.made.verb === "recruit") {
    const here = scene.seat === null ? null : view.seats[scene.seat].headquarters;
    return here === null || here === undefined ? "" : `${here} → ${here + number}`;
  }
  const area = view.areas[to];
  if (!area) return "";
  const count = step.made.verb === "cars" ? area.cars : area.soldati;
  return `${count} → ${count + number}`;
}

/** A stepper for every number of the draft that can be another one. @param {{scene: Scene}} props */
export function Numbers({ scene }) {
  const { draft } = scene;
  return html`${draft.steps.map((step, at) => {
    if (!VERBS.includes(step.made.verb)) return null;
    const values = variants(/** @type {WarChoice[]} */ (step.offered), /** @type {any} */ (step.made));
    if (values.length < 2) return null;
    const move = (/** @type {number} */ number) => values.find((choice) => choice.arguments.number === number)?.move;
    return html`<div class="number-box chosen" key=${`${at} ${step.made.verb}`}><${Stepper} label=${label(scene, step, at)} value=${argumentsOf(step).number ?? 0} values=${values.map((choice) => choice.arguments.number ?? 0)}
      note=${change(scene, step, at)} disabled=${draft.busy} change=${(/** @type {number} */ number) => {
        const other = move(number);
        if (other) void draft.change(at, other);
      }} /></div>`;
  })}`;
}
