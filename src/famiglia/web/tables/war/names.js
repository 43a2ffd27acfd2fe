// @ts-check
import { say } from "../../core/words.js";

/** A family by its colour, or one of its orders: `blue_b1` is blue B1.
 * @param {string} id */
export function coloured(id) {
  const [colour, ...rest] = id.split("_");
  return [say("web-war-colour", { colour }), ...rest.map((word) => word.toUpperCase())].join(" ");
}
