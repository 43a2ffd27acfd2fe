// @ts-check
/** The Street: the cards one may take, the new ones set off by a gap, and the piles at its end. */

import { html } from "../../core/html.js";
import { say } from "../../core/words.js";
import { CardRow } from "./card-row.js";
import { Face } from "./card.js";
import { lastRefreshed } from "./history.js";

/** @import {Scene} from "./scene.js" */

/** The deck's edge: one thin layer for every few cards, so that the stack shrinks. @param {number} cards */
function edge(cards) {
  const layers = Math.min(9, Math.ceil(cards / 5));
  const shadows = Array.from({ length: layers }, (_, at) => `${at + 1}px ${at + 1}px 0 ${at % 2 ? "#8d8268" : "#d8cba9"}`);
  return [...shadows, `${layers + 3}px ${layers + 6}px 12px rgb(0 0 0 / 60%)`].join(", ");
}

/** Deck and discard pile. @param {{scene: Scene, open: () => void}} props */
function Piles({ scene, open }) {
  const { deck_size: deck, discard, phase } = scene.view;
  const last = lastRefreshed(scene.state.log);
  const top = scene.cards("discard").findLast((piece) => piece.code === last) ?? scene.cards("discard").at(-1);
  return html`<button type="button" class="piles" onClick=${open} aria-label=${say("duel-piles", { deck, discard: discard.length })}
      title=${say(phase === 1 ? "phase-1" : "phase-2")}>
    <span class="pile" aria-hidden="true">
      ${deck ? html`<span class="card back deck" data-place="deck" style=${{ boxShadow: edge(deck) }}></span>` : html`<span class="card void" data-place="deck"></span>`}
      <span class="tally"><b>${deck}</b> ${say("duel-deck")}</span></span>
    <span class="pile" aria-hidden="true">
      ${top ? html`<span class="card thrown${scene.narrow ? " small" : ""}" data-piece=${top.id} data-place="discard" key=${top.id}><${Face} code=${top.code} copy=${top.copy} small=${scene.narrow} /></span>` : html`<span class="card void" data-place="discard"></span>`}
      <span class="tally"><b>${discard.length}</b> ${say("duel-discard")}</span></span>
  </button>`;
}

/** @param {{scene: Scene, at: Record<string, number>, openPiles: () => void}} props */
export function Street({ scene, at, openPiles }) {
  const pieces = [...scene.cards("street"), ...scene.cards("new")];
  const fresh = scene.cards("new").length;
  return html`<section class="street">
    <h2><b>${say("duel-street")}</b> <span>${say("zone-cards", { cards: pieces.length })}${fresh > 0 && html`<span class="fresh-count"> · ${say("duel-new-cards", { cards: fresh })}</span>`}</span></h2>
    <${CardRow} scene=${scene} zone="street" label=${say("duel-street")} pieces=${pieces} at=${at.street} small=${scene.narrow} priced
      empty=${say("empty-street")} />
    <${Piles} scene=${scene} open=${openPiles} />
  </section>`;
}
