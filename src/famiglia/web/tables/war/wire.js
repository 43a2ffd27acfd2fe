// @ts-check
/** A compact list with one line for each turn since the viewer's last move. */

import { useState } from "preact/hooks";

import { html } from "../../core/html.js";
import { say } from "../../core/words.js";
import { TurnEmblem, TurnText, edgeOf, light, newTurns } from "./digest.js";

/** The number of lines that are shown at first. */
const LINES = 4;

/** What has happened since the viewer's last move. @param {{scene: import("./scene.js").Scene, state: import("../../core/messages.js").TableState, actions: import("./table.js").TableActions}} props */
export function Wire({ scene, state }) {
  const [all, setAll] = useState(false);
  const turns = newTurns(scene, state);
  if (!turns.length) return null;
  const shown = all ? turns : turns.slice(-LINES);
  const more = turns.length - shown.length;
  return html`<section class="wire" aria-label=${say("wt-wire")}>
    <h3>${say("wt-wire")} <span>${say("wt-wire-since")}</span>
      ${more > 0 && html`<button type="button" class="link" onClick=${() => setAll(true)}>${say("wt-wire-more", { n: more })}</button>`}</h3>
    <ul tabindex="0">${shown.map((turn) => html`<li key=${turn.first} style=${edgeOf(scene, turn)} onMouseEnter=${() => light(turn, 0)} onMouseLeave=${() => light(undefined, 0)}>
      <${TurnEmblem} scene=${scene} turn=${turn} size=${18} /><${TurnText} scene=${scene} turn=${turn} /></li>`)}</ul></section>`;
}
