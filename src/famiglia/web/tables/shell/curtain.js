// @ts-check
import { useEffect, useRef } from "preact/hooks";

import { html } from "../../core/html.js";
import { say } from "../../core/words.js";

/** Hides the table and asks for the player who is next. @param {{game: string, name: string, replaying: boolean, picture?: any, ready: () => void}} props */
export function Cover({ game, name, replaying, picture, ready }) {
  const button = useRef(/** @type {HTMLButtonElement|null} */ (null));
  useEffect(() => button.current?.focus(), [name]);
  return html`<div class="cover" role="alertdialog" aria-modal="true" aria-labelledby="cover-name" aria-describedby="cover-text">
    <div class="curtain">${picture}<h2 id="cover-name">${say(replaying ? "duel-cover-eyes" : "cover-title", { name })}</h2>
      <p id="cover-text">${say("duel-cover", { game })}</p>
      <button type="button" class="primary" ref=${button} onClick=${ready}>${say("duel-cover-ready", { game })}</button></div>
  </div>`;
}
