// @ts-check
/** A compact list with the last turns since the viewer's last move; the newest stay in sight where there is little room. */

import { html } from "../../core/html.js";
import { say } from "../../core/words.js";
import { TurnEmblem, TurnText, edgeOf, newTurns } from "./digest.js";

/** The number of turns that are listed. */
const LINES = 4;

/** What has happened since the viewer's last move; a click tells all of it. @param {{scene: import("./scene.js").Scene, state: import("../../core/messages.js").TableState, actions: import("./table.js").TableActions}} props */
export function Wire({ scene, state, actions }) {
  const turns = newTurns(scene, state);
  if (!turns.length) return null;
  return html`<section class="wire" aria-label=${say("wt-wire")}>
    <h3>${say("wt-wire")} <span>${say("wt-wire-since")}</span></h3>
    <ul>${turns.slice(-LINES).map((turn) => html`<li key=${turn.first} style=${edgeOf(scene, turn)}><${TurnEmblem} scene=${scene} turn=${turn} size=${18} /><${TurnText} scene=${scene} turn=${turn} /></li>`)}</ul>
    <button type="button" aria-label=${say("wt-wire-open", { n: turns.length })} onClick=${actions.recap}>${turns.length}</button></section>`;
}
