// @ts-check
/** The part of the map that no other part of the table covers. */

/** @import {FreeSpace} from "./map-view.js" */

/** The size of the map, and how much of it the rail covers above and the strip below. @param {HTMLElement} map @returns {FreeSpace} */
export function freeSpaceOf(map) {
  const box = map.getBoundingClientRect();
  const parent = map.parentElement;
  const parts = (/** @type {string} */ name) => {
    const element = parent?.querySelector(name);
    return element ? [element, ...element.children].map((each) => each.getBoundingClientRect()).filter(({ width, height }) => width > 0 && height > 0) : [];
  };
  const top = Math.max(0, ...parts(":scope > .rail").map((part) => part.bottom - box.top));
  const bottom = Math.max(0, ...parts(":scope > .strip").map((part) => box.bottom - part.top));
  const free = box.height - top - bottom;
  return free < 80 ? { width: box.width, height: box.height, top: 0, bottom: 0 } : { width: box.width, height: box.height, top, bottom };
}
