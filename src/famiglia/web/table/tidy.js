// @ts-check
import { say } from "../words.js";

/** With a large letter at its beginning. @param {string} text */
export function capital(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** An id of a pack as people read it: `san_vito` is San Vito.
 * @param {string} id */
export function tidy(id) {
  return id.split(/[_-]/).map(capital).join(" ");
}

/** A family by its colour, or one of its orders: `blue_b1` is blue B1.
 * @param {string} id */
export function coloured(id) {
  const [colour, ...rest] = id.split("_");
  return [say("web-war-colour", { colour }), ...rest.map((word) => word.toUpperCase())].join(" ");
}
