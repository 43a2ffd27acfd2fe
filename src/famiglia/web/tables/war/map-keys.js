// @ts-check
/** What the keys do on the map. */

/** @import {MapGeometry} from "./map-geometry.js" */
/** @import {Thing} from "./map-hands.js" */
/** @import {Scene} from "./scene.js" */
/** @typedef {{go?: string|null, pick?: boolean, tell?: boolean}} Deed to another place, to choose this one, or to tell of it */

/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** A name as it is typed. @param {string} name */
const plain = (name) => name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** The next of a list after one of it. @param {string[]} list @param {string} id */
const after = (list, id) => list[(list.indexOf(id) + 1) % list.length] ?? null;

/** What a key means at a thing of the map; null if it means nothing here. @param {KeyboardEvent} event @param {Thing} thing @param {Scene} scene @param {MapGeometry} geometry @returns {Deed|null} */
export function keyDeed({ key, shiftKey }, { kind, id }, { pack }, geometry) {
  if (ARROWS[key]) return { go: geometry.towards(id, ...ARROWS[key]) };
  if (key === " " || key === "Enter") return { pick: true };
  if (key === "i") return { tell: true };
  if (key === "s" && !shiftKey) {
    const seas = kind === "area" ? (pack.areas.get(id)?.seas ?? []) : [...pack.seas.keys()];
    return seas.length ? { go: kind === "area" ? seas[0] : after(seas, id) } : null;
  }
  if (!/^\p{L}$/u.test(key)) return null;
  const named = [...pack.areas.values()].filter((area) => plain(area.name).startsWith(plain(key))).map((area) => area.id);
  return named.length ? { go: after(named, id) } : null;
}
