// @ts-check
/** Undo, pass or stop, and confirm: always at the same place, so that no click hits another button than it was meant for. */

import { html } from "../html.js";
import { Dialog } from "../parts/dialog.js";
import { say } from "../words.js";

/** @import {Scene} from "./scene.js" */

/**
 * @param {{scene: Scene, busy: boolean, canUndo: boolean, undo: () => void, pass: () => void, stop: () => void, confirm: () => void}} props
 */
export function Deciding({ scene, busy, canUndo, undo, pass, stop, confirm }) {
  const stops = scene.moves.some((choice) => choice.do === "stop");
  const passes = scene.moves.some((choice) => choice.do === "pass");
  const clears = scene.picks.length > 0 || scene.chosen !== null;
  return html`<div class="deciding">
    <button type="button" class="ghost" aria-keyshortcuts="Escape" data-other=${say(clears ? "duel-undo" : "duel-clear")} disabled=${!(clears || canUndo)} onClick=${undo}>${say(clears ? "duel-clear" : "duel-undo")}</button>
    ${stops
      ? html`<button type="button" class="ghost" aria-keyshortcuts="S" data-other=${say("key-pass")} disabled=${busy} onClick=${stop}>${say("key-stop")}</button>`
      : html`<button type="button" class="ghost" aria-keyshortcuts="P" data-other=${say("key-stop")} disabled=${busy || !passes} onClick=${pass}>${say("key-pass")}</button>`}
    <button type="button" class="primary" data-other=${`${say("duel-confirm")}\u2003\u2003`} disabled=${busy || !scene.chosen} onClick=${confirm}>
      <span>${say("duel-confirm")}<kbd aria-hidden="true">↵</kbd></span></button>
  </div>`;
}

/** Before a pass that gives something away. @param {{question: string, pass: () => void, close: () => void}} props */
export function Asking({ question, pass, close }) {
  return html`<${Dialog} title=${say("key-pass")} onClose=${close}>
    <p>${question}</p>
    <div class="deciding two"><button type="button" class="ghost" onClick=${close}>${say("duel-keep-playing")}</button>
      <button type="button" class="primary" onClick=${pass}>${say("key-pass")}</button></div>
  <//>`;
}
