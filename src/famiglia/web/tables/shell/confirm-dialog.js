// @ts-check
import { html } from "../../core/html.js";
import { Dialog } from "../../ui/dialog.js";

/** A question before a move that gives something away.
 * @param {{title: string, question: string, cancel: string, confirm: () => void, close: () => void}} props */
export function ConfirmDialog({ title, question, cancel, confirm, close }) {
  return html`<${Dialog} title=${title} onClose=${close}>
    <p>${question}</p>
    <div class="deciding two"><button type="button" class="ghost" onClick=${close}>${cancel}</button>
      <button type="button" class="primary" onClick=${confirm}>${title}</button></div>
  <//>`;
}
