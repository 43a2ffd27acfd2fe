// @ts-check
import { html } from "../../core/html.js";
import { say } from "../../core/words.js";
import { Dialog } from "../../ui/dialog.js";

/** The keys of a table and what they do. @param {{keys: [string, string][], onClose: () => void}} props */
export function Help({ keys, onClose }) {
  return html`<${Dialog} title=${say("help-title")} onClose=${onClose}>
    <dl class="keys">${keys.map(([key, id]) => html`<dt><kbd>${key}</kbd></dt><dd>${say(id)}</dd>`)}</dl>
  <//>`;
}
