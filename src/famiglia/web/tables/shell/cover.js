// @ts-check
/** The cover of a screen that several people share: it hides the table until the next player is ready. */

import { useEffect, useRef, useState } from "preact/hooks";

import { html } from "../../core/html.js";
import { say } from "../../core/words.js";

/** @import {TableState} from "../../core/messages.js" */

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

/** Whether the table is covered, and the state that may be shown meanwhile.
 * @param {TableState} state @param {number|undefined} seat the seat whose secrets are on the screen
 * @param {(state: TableState) => TableState} conceal the state without secrets */
export function useCover(state, seat, conceal) {
  const [looking, setLooking] = useState(/** @type {number|null} */ (null));
  const yours = state.seats.filter((seat) => seat.yours);
  const open = yours.length < 2 || state.about.settings.memory_aid || seat === undefined || looking === seat;
  return { hidden: !open, shown: open ? state : conceal(state), seat: seat ?? 0, uncover: () => setLooking(seat ?? null) };
}
