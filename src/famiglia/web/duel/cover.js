// @ts-check
/** Between two people at one screen: the cards stay covered until whoever is next says so. */

import { useEffect, useRef, useState } from "preact/hooks";

import { html } from "../html.js";
import { say } from "../words.js";

/** @import {TableState} from "../messages.js" */

/** @param {{name: string, replaying: boolean, ready: () => void}} props */
export function Cover({ name, replaying, ready }) {
  const button = useRef(/** @type {HTMLButtonElement|null} */ (null));
  useEffect(() => button.current?.focus(), [name]);
  return html`<div class="cover" role="alertdialog" aria-modal="true" aria-labelledby="cover-name" aria-describedby="cover-text">
    <div class="curtain"><span class="card back" aria-hidden="true"></span><h2 id="cover-name">${say(replaying ? "duel-cover-eyes" : "cover-title", { name })}</h2>
      <p id="cover-text">${say("duel-cover")}</p>
      <button type="button" class="primary" ref=${button} onClick=${ready}>${say("duel-cover-ready")}</button></div>
  </div>`;
}

/** The state with both hands face down. @param {TableState} state @returns {TableState} */
function covered(state) {
  if (!state.game) return state;
  const view = { ...state.game.view, hands: [null, null] };
  const points = state.game.points.map(([, area]) => [null, area ?? 0]);
  return { ...state, game: { ...state.game, view, points, moves: [], whys: [], undoable: 0 } };
}

/** Whose hand lies open on the screen: that of whoever is to decide; in a replay of a running game, that of the eyes it is seen through.
 * @param {TableState} state @param {boolean} replaying @returns {number|undefined} */
function reader({ about, game }, replaying) {
  if (!replaying) return game?.to_decide[0];
  return about.status !== "over" && typeof game?.viewer === "number" ? game.viewer : undefined;
}

/** Who may look now: with two people at one screen, nobody until the next one has said so.
 * @param {TableState} state @param {boolean} replaying */
export function useCover(state, replaying) {
  const [looking, setLooking] = useState(/** @type {number|null} */ (null));
  const next = reader(state, replaying);
  const yours = state.seats.filter((seat) => seat.yours);
  const open = yours.length < 2 || state.about.settings.memory_aid || next === undefined || looking === next;
  return { hidden: !open, shown: open ? state : covered(state), next: next ?? 0, uncover: () => setLooking(next ?? null) };
}
