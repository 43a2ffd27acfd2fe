// @ts-check
/** @import {TableState} from "../messages.js" */
import { useEffect, useRef } from "preact/hooks";

import { html } from "../html.js";
import { say } from "../words.js";

/** Do several people share this screen, with hands to hide from each other?
 * @param {TableState} state */
export function coverNeeded({ about, seats, game }) {
  const own = seats.filter((seat) => seat.yours && seat.kind === "human");
  return about.status === "running" && own.length > 1 && !about.settings.memory_aid && typeof game?.viewer === "number";
}

/** Lies over the table while the screen changes hands.
 * @param {{name: string, onShow: () => void}} props */
export function Cover({ name, onShow }) {
  const button = useRef(/** @type {HTMLButtonElement|null} */ (null));
  useEffect(() => button.current?.focus(), [name]);
  return html`<div class="between"><section class="plate" aria-live="polite">
    <h2>${say("cover-title", { name })}</h2>
    <p>${say("web-cover-text", { name })}</p>
    <button class="primary large" ref=${button} onClick=${onShow}>${say("web-cover-show")}</button>
  </section></div>`;
}
