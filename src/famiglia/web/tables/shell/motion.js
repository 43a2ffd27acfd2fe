// @ts-check
/** Motion: pieces travel from where they were to where they go, and turn over when they are revealed. */

import { useLayoutEffect, useRef } from "preact/hooks";

import { motionOff } from "../../core/settings.js";
import { FAR, moves } from "./pace.js";

/** @import {TableState} from "../../core/messages.js" */
/** @typedef {{id: number, code: string, copy: number, zone: string}} Piece */
/** @typedef {{pieces: Piece[], made: number}} Layout the pieces of one moment, and how many have had a number so far */
/**
 * How the pieces of a game move. Places are the elements with `data-place`.
 * @typedef {object} Motions
 * @property {string[]} places where pieces may come from
 * @property {(layout: Layout, view: any) => Layout} follow the pieces of the next view
 * @property {(piece: Piece) => string} origin the place that a piece comes from if it was not seen before
 * @property {(piece: Piece, mover: number) => string[]} goal the places that a piece may go to when it is not seen any more; the first that exists counts
 */

const TRAVEL = 240;
const FLIP = 340;
const EASE = "cubic-bezier(.25,.8,.3,1)";

/** Where a place is, or the middle card in it. @param {Element} root @param {string} name */
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

/** Remembers where the pieces are before a change is drawn, and lets them travel afterwards. */
class Motion {
  /** @param {Motions} motions */
  constructor(motions) {
    this.motions = motions;
  }

  /** @type {Map<string, {box: DOMRect, element: HTMLElement}>} */
  #seen = new Map();
  /** @type {Map<string, DOMRect|null>} */
  #places = new Map();
  #ready = false;

  /** Before a change is drawn. @param {HTMLElement|null} root */
  remember(root) {
    this.#ready = false;
    if (!root || motionOff()) return;
    this.#seen.clear();
    for (const element of /** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll("[data-piece]")))
      this.#seen.set(String(element.dataset.piece), { box: element.getBoundingClientRect(), element });
    for (const name of this.motions.places) this.#places.set(name, placeOf(root, name));
    this.#ready = true;
  }

  /**
   * After it was drawn.
   * @param {HTMLElement|null} root @param {Layout} before @param {Layout} after @param {number} mover the seat that acted
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

  /** A piece that was not seen before. @param {HTMLElement} element @param {Piece} piece @param {number} turn */
  #arrive(element, piece, turn) {
    const from = this.#places.get(this.motions.origin(piece));
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

  /** A piece that is not seen any more. @param {HTMLElement} root @param {Piece} piece @param {number} mover */
  #leave(root, piece, mover) {
    const seen = this.#seen.get(String(piece.id));
    const to = this.motions.goal(piece, mover).map((name) => placeOf(root, name)).find(Boolean);
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

/** @type {Layout} */
const NOTHING = { pieces: [], made: 0 };

/** The pieces of the table, each the same from state to state; they travel when the state has changed.
 * @param {import("preact").RefObject<HTMLElement|null>} root @param {TableState} state @param {Motions} motions @returns {Layout} */
export function useMotion(root, state, motions) {
  const known = useRef({ state: /** @type {TableState|null} */ (null), before: NOTHING, layout: NOTHING, travel: new Motion(motions), fresh: false });
  const now = known.current;
  if (now.state !== state && state.game) {
    const last = now.state?.game;
    const changed = last?.view !== state.game.view;
    const near = now.state && Math.abs(moves(state) - moves(now.state)) <= FAR;
    now.fresh = Boolean(changed && near && last?.viewer === state.game.viewer);
    now.travel.remember(now.fresh ? root.current : null);
    now.before = now.layout;
    if (changed) now.layout = motions.follow(now.layout, state.game.view);
    now.state = state;
  }
  useLayoutEffect(() => {
    if (!now.fresh || !now.state) return;
    now.fresh = false;
    const played = now.state.log.at(-1)?.events?.find((event) => event.kind === "played");
    now.travel.run(root.current, now.before, now.layout, typeof played?.seat === "number" ? played.seat : 0);
  });
  return now.layout;
}
