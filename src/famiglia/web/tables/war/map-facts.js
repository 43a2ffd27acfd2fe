// @ts-check
/** What the map shows of a scene: the pieces of each area, what can be chosen, and what the draft changes. */

import { say } from "../../core/words.js";
import { orderState } from "./attack.js";

/** @import {WarArguments} from "../../core/messages.js" */
/** @import {Scene} from "./scene.js" */
/** @typedef {{face: string, type: string, vest: number, mark: ""|"fresh"|"done", open: boolean}} OrderCard an order as it lies on the map; its face is its initiative, or "?" */
/** @typedef {{n: number, worse: boolean}} Danger the most Soldati that one area can bring, and whether they outnumber those who stand there */
/** @typedef {"chosen"|"origin"|"legal"|"threat"|"reach"|"start"} Rim */

/** The colour of the owner of an area, "" if it is empty. @param {Scene} scene @param {string} id */
export function ownerOf(scene, id) {
  return scene.colour(scene.view.areas[id]?.owner ?? null);
}

/** The order cards of an area. @param {Scene} scene @param {string} id @returns {OrderCard[]} */
export function cardsOf(scene, id) {
  const before = scene.now.view.areas[id]?.orders ?? [];
  return (scene.view.areas[id]?.orders ?? []).map(({ order, executed, face_up: open }) => {
    const known = scene.pack.orders.get(order ?? "");
    const fresh = order !== null && !before.some((other) => other.order === order);
    return { face: known ? String(known.initiative) : "?", type: known?.type ?? "", vest: known?.vest ?? 0, mark: executed ? "done" : fresh ? "fresh" : "", open };
  });
}

/** The most Soldati that can come with a threat. @param {import("../../core/messages.js").Threat} threat */
export const coming = ({ soldati, gather = 0 }) => soldati + gather;

/** What threatens an area of the viewer's team. @param {Scene} scene @param {string} id @returns {Danger|null} */
export function dangerOf(scene, id) {
  const threats = scene.guidance.threats?.[id] ?? [];
  if (!threats.length) return null;
  return { n: Math.max(...threats.map(coming)), worse: threats.some((threat) => threat.outnumbered) };
}

/** The moves of the draft, with the last one that cannot be tried. @param {Scene} scene @returns {{verb: string, arguments: WarArguments}[]} */
export function draftedOf({ draft, now }) {
  const moves = draft.steps.map(({ made }) => ({ verb: made.verb, arguments: /** @type {WarArguments} */ (made.arguments) }));
  const last = draft.last && (draft.steps.at(-1)?.game ?? now).moves.find((choice) => choice.move === draft.last);
  return last ? [...moves, last] : moves;
}

/**
 * The way that Soldati, a bomb or neutrals are to take: drafted, or already under way.
 * @param {Scene} scene @returns {{from: string, to: string|null, way: string, verb: string}|null}
 */
export function marchOf(scene) {
  const { decision } = scene.view;
  const drafted = draftedOf(scene).findLast((move) => move.arguments.target);
  if (drafted?.arguments.area) return { from: drafted.arguments.area, to: drafted.arguments.target ?? null, way: drafted.arguments.way ?? "land", verb: drafted.verb };
  if (decision.from && decision.to) return { from: decision.from, to: decision.to, way: decision.way ?? "land", verb: "move" };
  if (scene.origin) return { from: scene.origin, to: null, way: "land", verb: "move" };
  const starts = new Set(scene.choices.filter((choice) => choice.arguments.target).map((choice) => choice.arguments.area));
  const [from] = starts;
  return starts.size === 1 && from ? { from, to: null, way: "land", verb: "move" } : null;
}

/** The areas around which the viewer decides, by the kind of their rim. @param {Scene} scene @returns {Map<string, Rim>} */
export function rimsOf(scene) {
  /** @type {Map<string, Rim>} */
  const rims = new Map();
  const put = (/** @type {string|null|undefined} */ id, /** @type {Rim} */ rim) => void (id && !rims.has(id) && scene.pack.areas.has(id) && rims.set(id, rim));
  const march = marchOf(scene);
  for (const { arguments: args } of draftedOf(scene)) {
    put(args.target, "chosen");
    if (!args.target) put(args.area, "chosen");
  }
  put(march?.to, "chosen");
  put(march?.from, "origin");
  if (scene.deciding && rims.size === 0) put(orderState(scene).guidance?.queue?.find(({ state, seat }) => state === "now" && scene.team.includes(seat))?.area, "origin");
  for (const id of scene.choosableOf("area")) put(id, "legal");
  if (scene.seat !== null && Object.values(scene.view.areas).every(({ owner }) => owner === null)) {
    const corner = scene.view.seats[scene.seat].id;
    for (const { id, start } of scene.pack.areas.values()) if (start === corner) put(id, "start");
  }
  const { pointed } = scene;
  if (pointed?.kind === "order") put(Object.keys(scene.view.areas).find((id) => scene.view.areas[id].orders.some(({ order }) => order === pointed.id)), "origin");
  if (pointed?.kind !== "area") return rims;
  for (const threat of scene.guidance.threats?.[pointed.id] ?? []) put(threat.source, "threat");
  if (!march) for (const id of reachOf(scene, pointed.id).keys()) put(id, "reach");
  return rims;
}

/** Where the Soldati of an area could go: over which seas, none for those by land. @param {Scene} scene @param {string} id @returns {Map<string, string[]>} */
export function reachOf(scene, id) {
  const reach = scene.guidance.reach?.[id] ?? scene.now.guidance?.reach?.[id] ?? {};
  return new Map([...Object.entries(reach.sea ?? {}), ...[...(reach.allies ?? []), ...(reach.land ?? [])].map((to) => /** @type {[string, string[]]} */ ([to, []]))]);
}

/** What the draft changes in an area or in a sea, in a few words; "" for nothing. @param {Scene} scene @param {string} id */
export function changeOf(scene, id) {
  const [before, after] = [scene.now.view.areas[id], scene.view.areas[id]];
  if (!before || !after) return boatsOf(scene, id);
  /** @type {string[]} */
  const parts = [];
  const more = after.soldati - before.soldati;
  if (before.owner !== after.owner && before.soldati) parts.push(`${before.soldati} → ${after.soldati}`);
  else if (more) parts.push(`${before.soldati} ${more > 0 ? "+" : "−"} ${Math.abs(more)} = ${after.soldati}`);
  if (after.labs > before.labs) parts.push(say("wt-map-tag-lab", { n: after.labs - before.labs }));
  if (after.cars > before.cars) parts.push(say("wt-map-tag-car", { n: after.cars - before.cars }));
  if (after.orders.length > before.orders.length) parts.push(say("wt-map-tag-order"));
  return parts.join(", ") || comingOf(scene, id);
}

/** Who is on the way to an area, in a few words. @param {Scene} scene @param {string} id */
function comingOf(scene, id) {
  const march = marchOf(scene);
  if (march?.to !== id) return "";
  const { decision } = scene.view;
  const drafted = (/** @type {string} */ verb) => draftedOf(scene).findLast((move) => move.verb === verb)?.arguments.number;
  const n = drafted("soldati") ?? decision.attackers ?? decision.soldati ?? 0;
  return n ? say("wt-map-tag-march", { n, car: drafted("cars") ?? decision.car ?? 0 }) : "";
}

/** @param {Scene} scene @param {string} id */
function boatsOf(scene, id) {
  const count = (/** @type {Record<string, number>|undefined} */ boats) => Object.values(boats ?? {}).reduce((sum, n) => sum + n, 0);
  const more = count(scene.view.seas[id]) - count(scene.now.view.seas[id]);
  return more > 0 ? say("wt-map-tag-boat", { n: more }) : "";
}
