// @ts-check
/** Motion: cards travel from where they were to where they go, and turn over when they are revealed. */

import { still } from "../settings.js";

/** @import {Lay, Piece} from "./pieces.js" */

const TRAVEL = 240;
const FLIP = 340;
const EASE = "cubic-bezier(.25,.8,.3,1)";

/** Where a pile is, or the middle card of a hand. @param {Element} root @param {string} name */
function placeOf(root, name) {
  const place = root.querySelector(`[data-place="${name}"]`);
  if (!place) return null;
  const cards = place.matches(".card") ? [place] : [...place.querySelectorAll(".card")];
  return (cards[cards.length >> 1] ?? place).getBoundingClientRect();
}

/** @param {DOMRect} from @param {DOMRect} to */
function shift(from, to) {
  const scale = from.width / Math.max(1, to.width);
  const x = from.left + from.width / 2 - to.left - to.width / 2;
  const y = from.top + from.height / 2 - to.top - to.height / 2;
  return { moved: Math.hypot(x, y) > 3 || Math.abs(scale - 1) > 0.05, transform: `translate(${x}px, ${y}px) scale(${scale})` };
}

/** Watches one table: remember where the cards are, let it be drawn anew, then let them travel. */
export class Travel {
  /** @type {Map<string, {box: DOMRect, element: HTMLElement}>} */
  #seen = new Map();
  /** @type {Map<string, DOMRect|null>} */
  #places = new Map();
  #ready = false;

  /** Before a change is drawn. @param {HTMLElement|null} root */
  remember(root) {
    this.#ready = false;
    if (!root || still()) return;
    this.#seen.clear();
    for (const element of /** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll("[data-piece]")))
      this.#seen.set(String(element.dataset.piece), { box: element.getBoundingClientRect(), element });
    for (const name of ["deck", "hand0", "hand1", "discard"]) this.#places.set(name, placeOf(root, name));
    this.#ready = true;
  }

  /**
   * After it was drawn.
   * @param {HTMLElement|null} root @param {Lay} before @param {Lay} after @param {number} mover the seat that acted
   */
  run(root, before, after, mover) {
    if (!root || !this.#ready) return;
    this.#ready = false;
    let turn = 0;
    const known = new Set(before.pieces.map((piece) => piece.id));
    const now = new Set(after.pieces.map((piece) => piece.id));
    for (const piece of after.pieces) {
      const element = /** @type {HTMLElement|null} */ (root.querySelector(`[data-piece="${piece.id}"]`));
      if (!element) continue;
      const seen = this.#seen.get(String(piece.id));
      if (seen) this.#go(element, seen.box);
      else if (!known.has(piece.id)) this.#arrive(element, piece, turn++);
    }
    for (const piece of before.pieces) if (!now.has(piece.id)) this.#leave(root, piece, mover);
  }

  /** @param {HTMLElement} element @param {DOMRect} from */
  #go(element, from) {
    const { moved, transform } = shift(from, element.getBoundingClientRect());
    if (!moved) return;
    element.animate([{ transform, zIndex: 60 }, { transform: "none", zIndex: 60 }], { duration: TRAVEL, easing: EASE });
  }

  /** A card that nobody saw before: off the deck, or out of a hidden hand. @param {HTMLElement} element @param {Piece} piece @param {number} turn */
  #arrive(element, piece, turn) {
    const from = this.#places.get(/^(area|hand)/.test(piece.zone) ? piece.zone.replace("area", "hand") : "deck");
    if (!from) return;
    const { transform } = shift(from, element.getBoundingClientRect());
    element.classList.add("turning");
    const flight = element.animate(
      [
        { transform: `${transform} rotateY(180deg)`, zIndex: 60 },
        { transform: "rotateY(0deg)", zIndex: 60 },
      ],
      { duration: FLIP, delay: turn * 70, easing: EASE, fill: "backwards" },
    );
    flight.onfinish = flight.oncancel = () => element.classList.remove("turning");
  }

  /** A card that nobody sees any more: into a hidden hand, or under the deck. @param {HTMLElement} root @param {Piece} piece @param {number} mover */
  #leave(root, piece, mover) {
    const seen = this.#seen.get(String(piece.id));
    const to = placeOf(root, seen && /^(street|new)$/.test(piece.zone) && placeOf(root, `hidden${mover}`) ? `hidden${mover}` : "deck");
    if (!seen || !to) return;
    const ghost = /** @type {HTMLElement} */ (seen.element.cloneNode(true));
    ghost.removeAttribute("data-piece");
    ghost.className = `${ghost.className} ghost`;
    Object.assign(ghost.style, {
      left: `${seen.box.left}px`, top: `${seen.box.top}px`, width: `${seen.box.width}px`, height: `${seen.box.height}px`,
    });
    ghost.setAttribute("aria-hidden", "true");
    ghost.tabIndex = -1;
    root.append(ghost);
    const { transform } = shift(to, seen.box);
    const flight = ghost.animate([{ transform: "none" }, { transform, opacity: 0.4 }], { duration: TRAVEL, easing: EASE });
    flight.onfinish = flight.oncancel = () => ghost.remove();
  }
}
