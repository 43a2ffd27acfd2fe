// @ts-check
/** The window that shows what is known of deck and discard pile. */

import { html } from "../../core/html.js";
import { card, say } from "../../core/words.js";
import { Dialog } from "../../ui/dialog.js";
import { Face } from "./card.js";

/** @import {Scene} from "./scene.js" */

/** Cards in small, each kind once with its number. @param {{codes: string[], ordered?: boolean}} props */
function Cards({ codes, ordered = false }) {
  if (!codes.length) return html`<p class="none">${say("no-cards")}</p>`;
  const kinds = ordered ? codes.map((code) => ({ code, count: 1 })) : [...new Set(codes)].map((code) => ({ code, count: codes.filter((other) => other === code).length }));
  return html`<ul class="minis">${kinds.map(
    ({ code, count }) => html`<li><span class="card small mini"><${Face} code=${code} small /></span>
      <span>${count > 1 ? `${count} × ` : ""}${card(code)}</span></li>`,
  )}</ul>`;
}

/** @param {{scene: Scene, onClose: () => void}} props */
export function PilesDialog({ scene, onClose }) {
  const { discard, deck_known: under, deck_size: deck, phase } = scene.view;
  const hidden = deck - under.length;
  return html`<${Dialog} title=${say("piles-title")} onClose=${onClose} wide>
    <div class="piles-window"><p class="phase">${say(phase === 1 ? "phase-1" : "phase-2")}</p>
      <h3>${say("piles-discard")}</h3><${Cards} codes=${discard} />
      ${under.length > 0 && html`<h3>${say("piles-under")}</h3><${Cards} codes=${under} ordered />`}
      ${hidden > 0 && html`<p>${say("piles-unseen", { cards: hidden })}</p>`}</div>
  <//>`;
}
