// @ts-check
/** The note beside a card: what it is worth and good for, and if it cannot be used, why not and what would change that. */

import { useLayoutEffect, useRef } from "preact/hooks";

import { html } from "../html.js";
import { card, say, tell } from "../words.js";
import { abilityText, priceText, worthText } from "./naming.js";

/** @import {Piece} from "./pieces.js" */
/** @import {Scene} from "./scene.js" */

/** @param {{scene: Scene, piece: Piece, pinned: boolean, focus: boolean, close: () => void}} props */
export function Tip({ scene, piece, pinned, focus, close }) {
  const box = useRef(/** @type {HTMLDivElement|null} */ (null));
  useLayoutEffect(() => {
    if (!box.current) return;
    place(box.current, cardOf(piece));
    if (pinned && focus) box.current.querySelector("a")?.focus();
  }, [piece.id, pinned]);
  const back = (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== "Tab") return;
    event.preventDefault();
    /** @type {HTMLElement|null} */ (cardOf(piece))?.focus();
    close();
  };
  const why = scene.deciding ? scene.why(piece) : null;
  const facts = [worthText(scene, piece), scene.inStreet(piece) ? priceText(scene, piece) : ""];
  return html`<div class="tip" ref=${box} role=${pinned ? "dialog" : "tooltip"} aria-label=${pinned ? card(piece.code) : undefined}>
    <p class="title"><b>${card(piece.code)}</b> <span>${facts.filter(Boolean).join(" · ")}</span></p>
    ${why
      ? html`<p class="fact">${tell(why.fact, scene.people)}</p>
          <p class="because"><a href=${`/rules/duel#${why.rule}`} target="_blank" onBlur=${close} onKeyDown=${back}>${say("duel-rule", { id: why.rule })}</a></p>
          ${why.remedy && html`<p class="remedy">${tell(why.remedy, scene.people)}</p>`}`
      : html`<p class="fact">${abilityText(piece.code)}</p>`}
  </div>`;
}

/** @param {Piece} piece */
const cardOf = (piece) => document.querySelector(`.board [data-piece="${piece.id}"]`);

/** Above the card if there is room, else below, and never beyond the screen. @param {HTMLElement} box @param {Element|null} anchor */
function place(box, anchor) {
  if (!anchor) return;
  const card = anchor.getBoundingClientRect();
  const { width, height } = box.getBoundingClientRect();
  const left = Math.max(8, Math.min(innerWidth - width - 8, card.left + card.width / 2 - width / 2));
  const above = card.top - height - 14;
  const top = above >= 8 ? above : Math.min(innerHeight - height - 8, card.bottom + 14);
  Object.assign(box.style, { left: `${left}px`, top: `${top}px` });
}
