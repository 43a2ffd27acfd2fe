// @ts-check
/** Cards have no names of their own: this tells which card of one view is which card of the next, so that it can travel. */

/** @typedef {{id: number, code: string, copy: number, zone: string}} Piece */
/** @typedef {{pieces: Piece[], made: number}} Lay */

/** @type {Lay} */
export const NOTHING = { pieces: [], made: 0 };

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
 * @param {Lay} before
 * @param {Record<string, any>} view
 * @returns {Lay}
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
 * @param {Lay} lay
 * @param {string} zone
 */
export function inZone(lay, zone) {
  return lay.pieces.filter((piece) => piece.zone === zone);
}
