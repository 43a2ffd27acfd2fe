// @ts-check
/** What the dock says about suggestions: that one is being composed for the mate, and how to begin one while the mate decides. */

import { html } from "../../core/html.js";
import { say } from "../../core/words.js";
import { Sent } from "./suggestions.js";

/** @import {TableState} from "../../core/messages.js" */
/** @import {Scene} from "./scene.js" */
/** @import {TableActions} from "./table.js" */

/** That the moves are only a suggestion for the mate, and a way out. @param {{scene: Scene, actions: TableActions}} props */
export function Advice({ scene, actions }) {
  const name = scene.names[/** @type {number} */ (scene.helping)];
  return html`<p class="advice" role="status"><span>${say("wt-team-composing", { name })}</span> <button type="button" class="ghost" onClick=${() => actions.advise(false)}>${say("wt-team-stop")}</button></p>`;
}

/** A button that begins a suggestion for the mate who decides. @param {{scene: Scene, state: TableState, actions: TableActions}} props */
export function OfferAdvice({ scene, state, actions }) {
  if (scene.mate === null) return null;
  const name = scene.names[scene.mate];
  return html`<div class="advice"><button type="button" class="ghost" onClick=${() => actions.advise(true)}>${say("wt-team-compose", { name })}</button>
    <${Sent} scene=${scene} state=${state} actions=${actions} name=${name} mate=${scene.mate} /></div>`;
}
