// @ts-check
/** The keys of the table, and what the marks mean. */

import { html } from "../html.js";
import { Dialog } from "../parts/dialog.js";
import { say } from "../words.js";

/** @type {[string, string][]} */
const KEYS = [
  ["← → ↑ ↓", "duel-key-arrows"], ["↵", "duel-key-enter"], ["1 – 9", "duel-key-way"], ["Esc", "duel-key-escape"], ["M", "duel-key-moves"],
  ["P", "duel-key-pass"], ["S", "duel-key-stop"], ["U", "duel-key-undo"], ["L", "duel-key-log"], ["D", "duel-key-piles"], ["?", "duel-key-why"],
];

/** @param {{onClose: () => void}} props */
export function Help({ onClose }) {
  return html`<${Dialog} title=${say("help-title")} onClose=${onClose}>
    <dl class="keys">${KEYS.map(([key, id]) => html`<dt><kbd>${key}</kbd></dt><dd>${say(id)}</dd>`)}</dl>
  <//>`;
}
