// @ts-check
/** What the dock shows for a decision of the duel: the steps of the turn, what to do, the ways, and the buttons. */

import { html } from "../../core/html.js";
import { say } from "../../core/words.js";
import { DecisionButtons } from "../shell/buttons.js";
import { Prompt } from "./prompt.js";
import { Steps } from "./steps.js";
import { Ways } from "./ways.js";

/** @import {Scene} from "./scene.js" */

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
