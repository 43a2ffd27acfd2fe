// @ts-check
/** The buttons of a decision. They keep their places, so that no click hits another button than it was meant for. */

import { html } from "../../core/html.js";
import { say } from "../../core/words.js";

/** @typedef {{text: string, other: string, key: string, disabled: boolean, press: () => void}} Button a button whose text may change to `other` */

/** Undo or clear, a button of the game, and confirm.
 * @param {{clears: boolean, canUndo: boolean, undo: () => void, middle?: Button, canConfirm: boolean, confirm: () => void}} props */
export function DecisionButtons({ clears, canUndo, undo, middle, canConfirm, confirm }) {
  return html`<div class="deciding">
    <button type="button" class="ghost" aria-keyshortcuts="Escape" data-other=${say(clears ? "duel-undo" : "duel-clear")} disabled=${!(clears || canUndo)} onClick=${undo}>${say(clears ? "duel-clear" : "duel-undo")}</button>
    ${middle && html`<button type="button" class="ghost" aria-keyshortcuts=${middle.key} data-other=${middle.other} disabled=${middle.disabled} onClick=${middle.press}>${middle.text}</button>`}
    <button type="button" class="primary" data-other=${`${say("duel-confirm")}\u2003\u2003`} disabled=${!canConfirm} onClick=${confirm}>
      <span>${say("duel-confirm")}<kbd aria-hidden="true">↵</kbd></span></button>
  </div>`;
}
