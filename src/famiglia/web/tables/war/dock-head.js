// @ts-check
/** The head of the dock: how far the turn is, what is asked, why, and what did not work. */

import { html } from "../../core/html.js";
import { capital } from "../../core/text.js";
import { known, say } from "../../core/words.js";
import { ProblemText, Refusal } from "../../ui/page.js";
import { decisionOf, stepOf } from "./decisions.js";

/** @import {Scene} from "./scene.js" */

/** The question of the open decision. @param {Scene} scene */
export function questionOf(scene) {
  const step = `war-step-${stepOf(scene)}`;
  return decisionOf(scene).prompt?.(scene) ?? { title: known(step) ? say(step) : say("duel-your-move"), why: "" };
}

/** @param {{scene: Scene}} props */
export function Stages({ scene }) {
  const { names, at } = decisionOf(scene).stages?.(scene) ?? { names: [], at: 0 };
  if (!names.length) return null;
  return html`<ol class="stages">${names.map((name, index) => html`<li key=${index} class=${index < at ? "done" : index === at ? "current" : ""} aria-current=${index === at ? "step" : undefined}>${name}</li>`)}</ol>`;
}

/** Why a change of the draft was refused. @param {{scene: Scene, problem: any}} props */
export function Trouble({ scene, problem }) {
  if (!problem?.why) return html`<${ProblemText} problem=${problem} />`;
  const { reason, why } = /** @type {import("../../core/messages.js").Stopped} */ (problem);
  return html`<p class="trouble" role="alert">${reason ? html`<${Refusal} fact=${capital(scene.tell(reason.fact))} rule=${reason.rule} remedy=${reason.remedy && scene.tell(reason.remedy)} />` : say(why === "final" ? "wt-stopped" : "wt-stopped-other")}</p>`;
}

/** @param {{scene: Scene, commands: any}} props */
export function Question({ scene, commands }) {
  const { title, why } = questionOf(scene);
  return html`<${Stages} scene=${scene} />
    <div class="prompt yours"><h2>${title}</h2>${why && html`<p class="dock-why">${why}</p>`}<${Trouble} scene=${scene} problem=${scene.draft.problem ?? commands.problem} /></div>`;
}
