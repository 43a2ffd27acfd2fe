// @ts-check
/** Matches the cards of one view with those of the next: the server sends only kinds of cards, but for motion each card needs an identity. */

/** @import {Layout, Piece} from "../shell/motion.js" */

/**
 * The zones of a view and the cards that lie open in each.
 * @param {Record<string, any>} view
 * @returns {[string, string[]][]}
 */
function open(view) {
  return [
    ["street", view.street],
    ["new", view.new],
    ["hand0", view.hands[0] ?? []],
    ["hand1", view.hands[1] ?? []],
    ["area0", view.areas[0]],
    ["area1", view.areas[1]],
    ["discard", view.discard],
  ];
}

/**
 * The cards of the next view: first those that stay, then those that have moved, then those that were not seen before.
 * @param {Layout} before
 * @param {Record<string, any>} view
 * @returns {Layout}
 */
export function follow(before, view) {
  const left = [...before.pieces];
  /** @type {(Piece|undefined)[][]} */
  const found = [];
  const take = (/** @type {(piece: Piece) => boolean} */ fitting) => {
    const at = left.findIndex(fitting);
    return at < 0 ? undefined : left.splice(at, 1)[0];
  };
  const zones = open(view);
  for (const [zone, codes] of zones)
    found.push(codes.map((code) => take((piece) => piece.zone === zone && piece.code === code)));
  let { made } = before;
  /** @type {Piece[]} */
  const pieces = [];
  zones.forEach(([zone, codes], at) =>
    codes.forEach((code, index) => {
      let piece = found[at]?.[index];
      if (!piece) {
        const moved = take((other) => other.code === code);
        piece = moved ? { ...moved, zone } : { id: ++made, code, copy: pieces.filter((other) => other.code === code).length, zone };
      }
      pieces.push(piece);
    }),
  );
  return { pieces, made };
}

/**
 * The cards of one zone, in the order they lie.
 * @param {Layout} layout
 * @param {string} zone
 */
export function inZone(layout, zone) {
  return layout.pieces.filter((piece) => piece.zone === zone);
}

/** How cards move: off the deck or out of a hidden hand, and back there. @type {import("../shell/motion.js").Motions} */
export const MOTIONS = {
  places: ["deck", "hand0", "hand1", "discard"],
  follow,
  origin: ({ zone }) => (/^(area|hand)/.test(zone) ? zone.replace("area", "hand") : "deck"),
  goal: ({ zone }, mover) => (/^(street|new)$/.test(zone) ? [`hidden${mover}`, "deck"] : ["deck"]),
};
