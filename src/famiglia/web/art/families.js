// @ts-check
/** The four families of the duel, as the cards show them; their colours stand in style/cards.css under `.fam-F` and so on. */

/** @typedef {"F"|"A"|"B"|"M"} Family */

/** @type {readonly Family[]} */
export const FAMILIES = ["F", "A", "B", "M"];

export const VALUES = [0, 1, 2, 3, 4];

/** What a bust's hat stands for; proper names, the same in every language. */
export const RANKS = ["Picciotto", "Soldato", "Caporegime", "Consigliere", "Boss"];

/** Zeros have several faces, so that five of them are not clones. */
export const ZERO_FACES = 3;

/**
 * The family of a card code such as `A2`.
 * @param {string} code
 * @returns {Family}
 */
export function familyOf(code) {
  return /** @type {Family} */ (code[0]);
}

/**
 * The printed value of a card code.
 * @param {string} code
 */
export function valueOf(code) {
  return Number(code[1]);
}

/**
 * The id of the symbol that draws a card; copies of a zero take turns with its faces.
 * @param {string} code
 * @param {number} copy
 */
export function faceId(code, copy = 0) {
  return code[1] === "0" ? `card-${code}-${copy % ZERO_FACES}` : `card-${code}`;
}
