// @ts-check
import { say } from "../words.js";

/** An id of a pack as people read it: `san_vito` is San Vito.
 * @param {string} id */
export function tidy(id) {
  return id.split(/[_-]/).map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(" ");
}

/** A family by its colour, or one of its orders: `blue_b1` is blue B1.
 * @param {string} id */
export function coloured(id) {
  const [colour, ...rest] = id.split("_");
  return [say("web-war-colour", { colour }), ...rest.map((word) => word.toUpperCase())].join(" ");
}
