// @ts-check
/** The four steps of a turn, and how far it has come. */

import { html } from "../../core/html.js";
import { say } from "../../core/words.js";
import { stepsOfTurn } from "./history.js";

/** @import {Scene} from "./scene.js" */

/** @type {[string, string][]} */
const STEPS = [["street", "step-street"], ["accountant", "step-accountant"], ["brute", "step-brute"], ["take", "step-take"]];
/** @type {Record<string, string>} */
const STATES = { current: "step-current", open: "step-open", done: "step-done", closed: "step-closed" };

/** @param {Scene} scene @returns {Map<string, string>} */
function states(scene) {
  const done = stepsOfTurn(scene.state.log, scene.view.seat);
  /** @type {Set<string|undefined>} */
  const legal = new Set(scene.deciding ? scene.moves.filter((choice) => choice.verb !== "pass").map((choice) => choice.step) : []);
  let reached = false;
  return new Map(
    STEPS.map(([step]) => {
      if (!legal.has(step)) return [step, done.has(step) ? "done" : "closed"];
      const state = reached ? "open" : "current";
      reached = true;
      return [step, state];
    }),
  );
}

/** A step that is not possible now says why when it is asked. @param {{scene: Scene, asked: string, ask: (step: string) => void}} props */
export function Steps({ scene, asked, ask }) {
  const now = states(scene);
  return html`<ol class="steps" aria-label=${say("duel-steps")}>
    ${STEPS.map(([step, name]) => {
      const state = now.get(step) ?? "closed";
      const words = html`${say(name)}<span class="vh">, ${say(STATES[state] ?? "step-closed")}</span>`;
      return html`<li class=${state} aria-current=${state === "current" ? "step" : undefined}>${scene.deciding && scene.game.shut[step]
        ? html`<button type="button" aria-pressed=${asked === step} onClick=${() => ask(asked === step ? "" : step)}>${words}</button>` : words}</li>`;
    })}
  </ol>`;
}
