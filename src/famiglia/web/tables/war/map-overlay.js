// @ts-check
/** What lies over the land for a moment: rims, and the ways over land and water. */

import { html } from "../../core/html.js";
import { digestAreas } from "./digest.js";
import { marchOf, reachOf } from "./map-facts.js";

/** @import {MapGeometry, Point} from "./map-geometry.js" */
/** @import {Rim} from "./map-facts.js" */
/** @import {Scene} from "./scene.js" */
/** @typedef {{from: string, to: string, over: string[], water: boolean, kind: "go"|"bomb"|"gray"|"may"|"threat"}} Way */

/** Half the size of the pieces of an area, which a way goes around. */
const WIDE = 32;
const HIGH = 18;

/** The rims inside the borders of areas. @param {{rims: Map<string, Rim>, geometry: MapGeometry, pointed: string}} props */
export function Rims({ rims, geometry, pointed }) {
  const all = [...rims].filter(([id]) => geometry.paths.has(id));
  return html`<g class="rims" aria-hidden="true">
    ${all.map(([id, rim]) => html`<g key=${`${id} ${rim}`} class="rim ${rim}"><clipPath id=${`inside-${id}`}><path d=${geometry.drawing.areas[id].path} /></clipPath><path d=${geometry.drawing.areas[id].path} clip-path=${`url(#inside-${id})`} /></g>`)}
    ${geometry.paths.has(pointed) && html`<path class="pointed" d=${geometry.drawing.areas[pointed].path} />`}</g>`;
}

/** The ways to draw. @param {Scene} scene @returns {Way[]} */
export function waysOf(scene) {
  const march = marchOf(scene);
  const pointed = scene.pointed?.kind === "area" ? scene.pointed.id : "";
  const to = (/** @type {string} */ from, /** @type {string} */ to, /** @type {Way["kind"]} */ kind, way = "") => {
    const over = reachOf(scene, from).get(to) ?? [];
    const water = way ? way === "sea" : over.length > 0;
    return { from, to, over: water ? over : [], water, kind };
  };
  /** @type {Way[]} */
  const ways = [];
  const kind = march?.verb === "strike" ? "bomb" : march?.verb === "agitate" ? "gray" : "go";
  if (march?.to) ways.push(to(march.from, march.to, kind, march.way));
  else if (march) {
    for (const id of scene.choosableOf("area")) {
      const way = to(march.from, id, id === pointed ? kind : "may");
      if (id !== march.from && (way.water || id === pointed)) ways.push(way);
    }
  } else if (pointed) {
    for (const [id] of reachOf(scene, pointed)) ways.push(to(pointed, id, "may"));
    for (const { source, way } of scene.guidance.threats?.[pointed] ?? []) ways.push({ from: source, to: pointed, over: [], water: way === "sea", kind: "threat" });
  }
  return ways;
}

/** A point on the way from one to another. @param {Point} from @param {Point} to @param {number} by @returns {Point} */
function beside(from, to, by) {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  return [from[0] + ((to[0] - from[0]) / length) * by, from[1] + ((to[1] - from[1]) / length) * by];
}

/** How far a counter reaches from its middle towards a point. @param {Point} from @param {Point} to @param {number} wide */
function reachOfCounter(from, to, wide) {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  return 1 / Math.hypot((to[0] - from[0]) / length / wide, (to[1] - from[1]) / length / HIGH);
}

/** @param {Point} point */
const written = ([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** The line of a way, and its head. @param {Point[]} stops @param {boolean} bent */
export function line(stops, bent) {
  const first = stops[0];
  const last = /** @type {Point} */ (stops.at(-1));
  const length = Math.hypot(last[0] - first[0], last[1] - first[1]);
  const lift = (/** @type {Point} */ a, /** @type {Point} */ b, /** @type {number} */ by) => /** @type {Point} */ ([(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 - by]);
  const turns = stops.slice(1).map((stop, at) => lift(stops[at], stop, bent ? 10 + Math.hypot(stop[0] - stops[at][0], stop[1] - stops[at][1]) * 0.18 : Math.min(16, length / 5)));
  const from = beside(first, turns[0], Math.min(reachOfCounter(first, turns[0], WIDE), length * 0.36));
  const turn = /** @type {Point} */ (turns.at(-1));
  const to = beside(last, turn, Math.min(reachOfCounter(last, turn, WIDE - 6), length * 0.3));
  const path = turns.map((turn, at) => `Q${written(turn)} ${written(at === turns.length - 1 ? to : stops[at + 1])}`).join("");
  const back = beside(to, turn, 11);
  const [dx, dy] = [(to[0] - back[0]) * 0.55, (to[1] - back[1]) * 0.55];
  const head = `M${written([back[0] - dy, back[1] + dx])}L${written(to)}L${written([back[0] + dy, back[1] - dx])}`;
  return { path: `M${written(from)}${path}`, head };
}

/** Arrows over land, and dashes over the water through every boat. @param {{ways: Way[], geometry: MapGeometry}} props */
export function Ways({ ways, geometry }) {
  return html`<g class="ways" aria-hidden="true">${ways.map((way) => {
    const stops = [way.from, ...way.over, way.to].flatMap((id) => {
      const spot = geometry.spot(id);
      return spot ? [spot] : [];
    });
    if (stops.length < 2) return null;
    const { path, head } = line(stops, way.water);
    return html`<g key=${`${way.from} ${way.to} ${way.kind}`} class="way ${way.kind}${way.water ? " water" : ""}"><path class="case" d=${path + head} /><path class="shaft" d=${path} /><path class="head" d=${head} /></g>`;
  })}</g>`;
}

/** The places of the turn that the viewer looks at in the digest, with its number. @param {{geometry: import("./map-geometry.js").MapGeometry}} props */
export function DigestPlaces({ geometry }) {
  const now = digestAreas.value;
  if (!now) return null;
  return html`<g class="digest-places" aria-hidden="true">
    ${now.places.map((id) => geometry.drawing.areas[id] && html`<path key=${id} d=${geometry.drawing.areas[id].path} />`)}
    ${now.number > 0 && now.places.map((id) => {
      const [x, y] = geometry.spot(id) ?? [0, 0];
      return html`<g key=${id} style=${`transform:translate(${x}px,${y}px) scale(var(--u))`}><g transform="translate(-26 -22)"><circle r="13" /><text y="6" text-anchor="middle">${now.number}</text></g></g>`;
    })}<${Ways} ways=${now.ways} geometry=${geometry} /></g>`;
}
