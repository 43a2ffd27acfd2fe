// @ts-check
/** The marks of the team on its private map. */

import { liveryOf } from "../../art/war-families.js";
import { html } from "../../core/html.js";
import { line } from "./map-overlay.js";

/** @import {TeamMark} from "../../core/messages.js" */
/** @import {MapGeometry} from "./map-geometry.js" */
/** @import {Scene} from "./scene.js" */

/** So many letters of a note are shown on the map. */
const SHORT = 14;

/** @param {{marks: TeamMark[], from: string|null, scene: Scene, geometry: MapGeometry}} props where the arrow begins that is being drawn, in `from` */
export function Marks({ marks, from, scene, geometry }) {
  return html`<g class="marks" aria-hidden="true">
    ${marks.map((mark, at) => html`<${Mark} key=${at} mark=${mark} colour=${scene.colour(mark.seat)} geometry=${geometry} />`)}
    ${from && html`<g style=${placed(geometry, from)}><circle r="24" class="begin" /></g>`}</g>`;
}

/** @param {MapGeometry} geometry @param {string} id */
function placed(geometry, id) {
  const [x, y] = geometry.spot(id) ?? [0, 0];
  return `transform:translate(${x}px,${y}px) scale(var(--u))`;
}

/** @param {{mark: TeamMark, colour: string, geometry: MapGeometry}} props */
function Mark({ mark, colour, geometry }) {
  const { bright, fill, edge, shape } = liveryOf(colour);
  const [start, end] = [geometry.spot(mark.from ?? ""), geometry.spot(mark.to ?? "")];
  if (mark.kind === "arrow" && start && end) {
    const { path, head } = line([start, end], false);
    return html`<g class="mark arrow" style=${`--ink:${bright}`}><path class="case" d=${path + head} /><path class="shaft" d=${path} /><path class="shaft" d=${head} /></g>`;
  }
  if (!mark.area || !geometry.spot(mark.area)) return null;
  if (mark.kind === "ring") return html`<g style=${placed(geometry, mark.area)}><ellipse class="mark ring" rx="31" ry="24" transform="rotate(-8)" style=${`--ink:${bright}`} /></g>`;
  const text = mark.text && mark.text.length > SHORT ? `${mark.text.slice(0, SHORT - 1)}…` : (mark.text ?? "");
  const width = Math.max(26, 14 + text.length * 7.4);
  return html`<g style=${placed(geometry, mark.area)}><g class="mark note" style=${`--ink:${bright}`} transform="translate(-22 -26)"><rect x=${-width / 2} y="-14" width=${width} height="26" rx="13" /><text y="5">${text}</text>
    <path d=${shape} transform=${`translate(${width / 2 - 3} 11) scale(.55)`} fill=${fill} stroke=${edge} stroke-width="2" /></g></g>`;
}
