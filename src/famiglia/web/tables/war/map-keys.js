// @ts-check
/** The keys of the map. */

/** @import {MapGeometry} from "./map-geometry.js" */
/** @import {MapObject} from "./map-input.js" */
/** @import {Scene} from "./scene.js" */
/** @typedef {{go?: string|null, pick?: boolean, tell?: boolean}} KeyAction go to another object, choose this one, or show its card (`tell`) */

/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** A name in lower case without accents, to compare it with a typed letter. @param {string} name */
const plain = (name) => name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** The id that follows another one in a list, which wraps around. @param {string[]} list @param {string} id */
const after = (list, id) => list[(list.indexOf(id) + 1) % list.length] ?? null;

/** What a key does when this object has the focus; null if nothing. @param {KeyboardEvent} event @param {MapObject} object @param {Scene} scene @param {MapGeometry} geometry @returns {KeyAction|null} */
export function keyAction({ key, shiftKey }, { kind, id }, { pack }, geometry) {
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
