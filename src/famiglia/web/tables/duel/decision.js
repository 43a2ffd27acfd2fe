// @ts-check
/** What the dock shows for a decision of the duel: the steps of the turn, what to do, the ways, and the buttons. */

import { html } from "../../core/html.js";
import { say } from "../../core/words.js";
import { stepsOfTurn } from "./history.js";
import { Prompt } from "./prompt.js";
import { Ways } from "./ways.js";

/** @import {Scene} from "./scene.js" */
/** @typedef {{text: string, other: string, key: string, disabled: boolean, press: () => void}} Button a button whose text may change to `other` */

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
function Steps({ scene, asked, ask }) {
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

/** Undo or clear, a button of the game, and confirm. They keep their places, so that no click hits another button than it was meant for.
 * @param {{clears: boolean, canUndo: boolean, undo: () => void, middle?: Button, canConfirm: boolean, confirm: () => void}} props */
function DecisionButtons({ clears, canUndo, undo, middle, canConfirm, confirm }) {
  return html`<div class="deciding">
    <button type="button" class="ghost" aria-keyshortcuts="Escape" data-other=${say(clears ? "duel-undo" : "duel-clear")} disabled=${!(clears || canUndo)} onClick=${undo}>${say(clears ? "duel-clear" : "duel-undo")}</button>
    ${middle && html`<button type="button" class="ghost" aria-keyshortcuts=${middle.key} data-other=${middle.other} disabled=${middle.disabled} onClick=${middle.press}>${middle.text}</button>`}
    <button type="button" class="primary" data-other=${`${say("duel-confirm")}\u2003\u2003`} disabled=${!canConfirm} onClick=${confirm}>
      <span>${say("duel-confirm")}<kbd aria-hidden="true">↵</kbd></span></button>
  </div>`;
}

/** @param {{scene: Scene, step: string, ask: (step: string) => void, commands: any, picking: any, canUndo: boolean, undo: () => void, askHint: (() => void)|null,
 *   pass: () => void, stop: () => void, confirm: () => void, onResult?: () => void}} props */
export function Decision({ scene, step, ask, commands, picking, canUndo, undo, askHint, pass, stop, confirm, onResult }) {
  const { replaying, watching, chosen, game } = scene;
  const can = (/** @type {string} */ deed) => scene.moves.some((choice) => choice.verb === deed);
  const [passText, stopText] = [say("key-pass"), say("key-stop")];
  const middle = can("stop")
    ? { text: stopText, other: passText, key: "S", disabled: commands.busy, press: stop }
    : { text: passText, other: stopText, key: "P", disabled: commands.busy || !can("pass"), press: pass };
  return html`<${Steps} scene=${scene} asked=${step} ask=${ask} />
    <${Prompt} scene=${scene} step=${step} problem=${commands.problem} sending=${commands.slow} brief=${picking.hint} />
    ${!replaying && html`<${Ways} scene=${scene} picking=${picking} confirm=${confirm} askHint=${askHint} />`}
    ${!replaying && !game.result && !watching && html`<${DecisionButtons} clears=${scene.picks.length > 0 || chosen !== null} canUndo=${canUndo} undo=${undo}
      middle=${middle} canConfirm=${!commands.busy && chosen !== null} confirm=${confirm} />`}
    ${game.result && onResult && html`<div class="deciding one"><button type="button" class="primary" onClick=${onResult}>${say("duel-show-count")}</button></div>`}`;
}
