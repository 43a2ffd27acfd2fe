// @ts-check
/** The notices about the team that are shown while its drawer is closed. */

import { useEffect } from "preact/hooks";

import { html } from "../../core/html.js";
import { say } from "../../core/words.js";
import { sketch, takeTool } from "./map-sketch.js";

/** @import {TableState} from "../../core/messages.js" */

/** By table: the number of the suggestion that the viewer has seen. @type {Map<string, number>} */
const seen = new Map();

/** 1 if the mate has suggested something that the viewer has not seen. @param {TableState} state @param {boolean} open whether it is on the screen */
export function useNews({ about, team }, open) {
  const n = team?.suggestion?.n ?? -1;
  useEffect(() => void (open && seen.set(about.id, n)), [open, n]);
  return n >= 0 && !open && seen.get(about.id) !== n ? 1 : 0;
}

/** How to use the selected drawing tool. */
export function howToDraw() {
  const { tool, from } = sketch.value;
  return say("wt-team-how", { tool: tool === "arrow" && from !== null ? "to" : tool });
}

/** The selected drawing tool while the drawer is closed: how to use it, and a button to put it away. */
export function Drawing() {
  const { tool, text } = sketch.value;
  if (!tool) return null;
  return html`<p class="drawing">${howToDraw()} <button type="button" class="ghost" onClick=${() => takeTool(tool, text)}>${say("wt-team-done")}</button></p>`;
}
