// @ts-check
/** Between two people at one screen: the cards stay covered until whoever is next says so. */

import { useEffect, useRef } from "preact/hooks";

import { html } from "../html.js";
import { say } from "../words.js";

/** @param {{name: string, ready: () => void}} props */
export function Cover({ name, ready }) {
  const button = useRef(/** @type {HTMLButtonElement|null} */ (null));
  useEffect(() => button.current?.focus(), [name]);
  return html`<div class="cover" role="alertdialog" aria-modal="true" aria-labelledby="cover-name" aria-describedby="cover-text">
    <div class="curtain"><span class="card back" aria-hidden="true"></span><h2 id="cover-name">${say("cover-title", { name })}</h2>
      <p id="cover-text">${say("duel-cover")}</p>
      <button type="button" class="primary" ref=${button} onClick=${ready}>${say("duel-cover-ready")}</button></div>
  </div>`;
}
