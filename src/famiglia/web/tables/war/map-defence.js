// @ts-check
/** What defends an area now. */

/** @import {Sentence} from "../../core/messages.js" */
/** @import {Scene} from "./scene.js" */

/** The number of a sentence, or of one inside it. @param {Sentence} says @param {string} id @returns {number} */
function numberIn({ id: own, args }, id) {
  if (own === id) return Number(args?.n ?? 0);
  const inner = Object.values(args ?? {}).filter((value) => value && typeof value === "object" && "id" in value);
  return inner.reduce((/** @type {number} */ sum, value) => sum + numberIn(/** @type {Sentence} */ (value), id), 0);
}

/** The defence of an area, as far as the viewer may know it: from its labs, from vests that count now, and from marked tiles.
 * @param {Scene} scene @param {string} id @param {string[]} options the house rules */
export function defenceOf(scene, id, options) {
  const { view, pack } = scene;
  const { owner, labs } = view.areas[id];
  const shared = options.includes("mandamento-vests");
  const areas = shared ? (pack.mandamenti.get(pack.areas.get(id)?.mandamento ?? "")?.areas ?? []) : [id];
  const worn = areas.filter((area) => view.areas[area]?.owner === owner).flatMap((area) => view.areas[area].orders);
  const vests = typeof owner === "number" && view.phase === "encounter" ? worn.reduce((sum, { order, face_up: open }) => sum + (open ? (pack.orders.get(order ?? "")?.vest ?? 0) : 0), 0) : 0;
  const team = typeof owner === "number" ? view.seats[owner].team : "";
  const tiles = view.tiles.filter(({ marked_by: marked }) => owner !== null && marked[team] === owner);
  const guards = tiles.reduce((sum, { tile }) => {
    const known = pack.tiles.get(tile);
    return sum + (known ? numberIn(known.says, "war-tile-effect-defence-bonus") : 0);
  }, 0);
  return { labs, vests, guards, sum: labs + vests + guards };
}
