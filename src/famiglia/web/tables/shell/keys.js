// @ts-check
/** The keys of the table; arrow keys move along a row of pieces, and to the nearest piece of the row above or below. */

import { useLayoutEffect } from "preact/hooks";

/** Is a key meant for something else, such as a text field or an open dialog? @param {KeyboardEvent} event */
function isForOther(event) {
  const target = event.target;
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return true;
  if (!(target instanceof Element)) return false;
  if (document.querySelector("dialog[open]")) return true;
  return target.matches("textarea, select, [contenteditable], input:not([type=radio])");
}

/**
 * Call the handler of each key; a handler returns true if it has used the key.
 * @param {Record<string, (event: KeyboardEvent) => boolean>} handlers by key; `digit` stands for 1 to 9 and `arrow` for all arrows, Home and End
 */
export function useKeys(handlers) {
  // A layout effect runs before the next frame, so that a quick second key meets what the first one has changed.
  useLayoutEffect(() => {
    const press = (/** @type {KeyboardEvent} */ event) => {
      if (isForOther(event)) return;
      const name = /^[1-9]$/.test(event.key) ? "digit" : /^(Arrow.*|Home|End)$/.test(event.key) ? "arrow" : event.key;
      const handler = handlers[name.length === 1 ? name.toLowerCase() : name];
      if (handler?.(event)) event.preventDefault();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  });
}

/** The rows from top to bottom. @param {HTMLElement} root */
function rows(root) {
  return /** @type {HTMLElement[]} */ ([...root.querySelectorAll("[data-board] [data-roving]")]).filter((row) => row.querySelector("[data-piece]"));
}

/** @param {HTMLElement} row @returns {HTMLElement[]} */
const cardsIn = (row) => [...row.querySelectorAll(/** @type {"button"} */ ("button[data-piece]"))];

/** @param {Element} element */
const middle = (element) => element.getBoundingClientRect().left + element.getBoundingClientRect().width / 2;

/**
 * The piece that an arrow key leads to.
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

/** The first piece that can be used, in the order of these zones. @param {HTMLElement} root @param {string[]} zones */
export function firstUsable(root, zones) {
  for (const zone of zones) {
    const found = root.querySelector(`[data-zone="${zone}"] .usable`);
    if (found) return /** @type {HTMLElement} */ (found);
  }
  return null;
}
