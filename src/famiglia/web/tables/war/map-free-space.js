// @ts-check
/** The part of the map that no other part of the table covers. */

/** @import {FreeSpace} from "./map-view.js" */

/** Pixels between the switch of the views and what must not lie under it, on all sides together. */
const AROUND_SWITCH = 12;

/** The size of the map, how much of it the rail covers above and the strip below, and the corner with the switch of the views. @param {HTMLElement} map @returns {FreeSpace} */
export function freeSpaceOf(map) {
  const box = map.getBoundingClientRect();
  const parent = map.parentElement;
  const parts = (/** @type {string} */ name) => {
    const element = parent?.querySelector(name);
    return element ? [element, ...element.children].map((each) => each.getBoundingClientRect()).filter(({ width, height }) => width > 0 && height > 0) : [];
  };
  const top = Math.max(0, ...parts(":scope > .rail").map((part) => part.bottom - box.top));
  const bottom = Math.max(0, ...parts(":scope > .strip").map((part) => box.bottom - part.top));
  const views = map.querySelector(".map-views")?.getBoundingClientRect();
  const corner = views?.width ? { cornerWidth: views.right - box.left + AROUND_SWITCH / 2, cornerHeight: views.height + AROUND_SWITCH } : { cornerWidth: 0, cornerHeight: 0 };
  const free = box.height - top - bottom;
  return free < 80 ? { width: box.width, height: box.height, top: 0, bottom: 0, cornerWidth: 0, cornerHeight: 0 } : { width: box.width, height: box.height, top, bottom, ...corner };
}
