// @ts-check
/** The buttons of the dock: back, not now, and confirm, which says what it does. */

import { html } from "../../core/html.js";
import { known, say } from "../../core/words.js";
import { settles } from "./attack.js";
import { decisionOf, isComplete, stepOf } from "./decisions.js";

/** @import {Scene} from "./scene.js" */

/** What the button that makes the moves says. @param {Scene} scene @param {number} made */
function confirmText(scene, made) {
  if (!scene.deciding) return say("duel-confirm");
  if (made && scene.helping !== null) return say("wt-team-suggest-this", { name: scene.names[scene.helping] });
  if (!made) return known(`wt-pick-${stepOf(scene)}`) ? say(`wt-pick-${stepOf(scene)}`) : say("wt-pick");
  const own = decisionOf(scene).confirm?.(scene);
  if (own) return own;
  return say(scene.open ? "wt-confirm-part" : scene.now.view.phase === "planning" ? "wt-confirm-turn" : "duel-confirm");
}

/** @param {{scene: Scene, actions: import("./table.js").TableActions, commands: any, canUndo: boolean, canConfirm: boolean, made: number}} props */
export function DockButtons({ scene, actions, commands, canUndo, canConfirm, made }) {
  if (!scene.deciding && !canUndo) return null;
  const pass = settles(scene) ? undefined : scene.plain.find(({ verb }) => verb === "pass");
  const text = confirmText(scene, made);
  const part = canConfirm && !isComplete(scene);
  const back = Boolean(made || scene.origin || canUndo);
  return html`<div class="deciding">
    <button type="button" class="ghost" aria-keyshortcuts="Escape" disabled=${!back} onClick=${actions.back}>${say(made || scene.origin ? "wt-undo" : "duel-undo")}<kbd aria-hidden="true">Esc</kbd></button>
    ${pass && html`<button type="button" class="ghost" aria-keyshortcuts="n" disabled=${scene.draft.busy} onClick=${() => actions.choose(pass.move)}>${say(known(`wt-pass-${scene.step}`) ? `wt-pass-${scene.step}` : "wt-pass")}<kbd aria-hidden="true">N</kbd></button>`}
    ${scene.deciding && html`<button type="button" class=${`primary${part ? " part" : ""}`} disabled=${!canConfirm} aria-busy=${commands.busy || scene.draft.busy} onClick=${actions.confirm}><span>${text}${canConfirm && !part && html`<kbd aria-hidden="true">↵</kbd>`}</span></button>`}
  </div>`;
}
