// @ts-check
/** Arrow keys among the cards: along a row, and to the nearest card of the row above or below. */

/** The rows from top to bottom. @param {HTMLElement} root */
function rows(root) {
  return /** @type {HTMLElement[]} */ ([...root.querySelectorAll(".board [data-roving]")]).filter((row) => row.querySelector("[data-piece]"));
}

/** @param {HTMLElement} row @returns {HTMLElement[]} */
const cardsIn = (row) => [...row.querySelectorAll(/** @type {"button"} */ ("button.card"))];

/** @param {Element} element */
const middle = (element) => element.getBoundingClientRect().left + element.getBoundingClientRect().width / 2;

/**
 * Where an arrow key leads from the focused card.
 * @param {HTMLElement} root @param {Element} from @param {string} key @returns {HTMLElement|null}
 */
export function neighbour(root, from, key) {
  const row = /** @type {HTMLElement|null} */ (from.closest("[data-roving]"));
  if (!row) return null;
  const cards = cardsIn(row);
  const at = cards.indexOf(/** @type {HTMLElement} */ (from));
  if (at < 0) return null;
  if (key === "ArrowLeft") return cards[at - 1] ?? null;
  if (key === "ArrowRight") return cards[at + 1] ?? null;
  if (key === "Home") return cards[0] ?? null;
  if (key === "End") return cards.at(-1) ?? null;
  const all = rows(root);
  const next = all[all.indexOf(row) + (key === "ArrowUp" ? -1 : 1)];
  if (!next || !/^Arrow(Up|Down)$/.test(key)) return null;
  const x = middle(from);
  return cardsIn(next).reduce((best, card) => (Math.abs(middle(card) - x) < Math.abs(middle(best) - x) ? card : best));
}

/** The first card that something can be done with: in the Street, while exchanging in the play area. @param {HTMLElement} root @param {boolean} exchanging */
export function firstUsable(root, exchanging) {
  const zones = exchanging ? ["area0", "area1", "hand0", "hand1"] : ["street", "hand0", "hand1"];
  for (const zone of zones) {
    const found = root.querySelector(`[data-zone="${zone}"] .card.usable`);
    if (found) return /** @type {HTMLElement} */ (found);
  }
  return null;
}
