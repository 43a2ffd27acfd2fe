// @ts-check
/** The sea of the map: its names, the boats, and a seal for every Mandamento. */

import { useMemo } from "preact/hooks";

import { liveryOf } from "../../art/war-families.js";
import { html } from "../../core/html.js";
import { stamped } from "./map-motion.js";
import { sealLinesOf } from "./map-geometry.js";

/** @import {Point, Side} from "./map-geometry.js" */
/**
 * What a sea shows.
 * @typedef {object} SeaFacts
 * @property {string} id
 * @property {string} name
 * @property {[string, number][]} boats how many of which colour
 * @property {string} kind how its boats are marked: `legal`, `chosen`, or ""
 * @property {string} tag what the draft does there
 */
/**
 * What a seal shows.
 * @typedef {object} SealFacts
 * @property {string} id
 * @property {string} name
 * @property {string[]} owners the colours of the owners of its areas
 * @property {string} colour who holds most of its areas
 * @property {boolean} faceUp whether a control token says so
 * @property {"gained"|"lost"|""} change what the draft makes of it
 * @property {string} label
 */

/** Pixels between two boats. */
const BERTH = 36;

/** A sea with its name and its boats. @param {{facts: SeaFacts, at: Point, name: Point, path: string, label: string, tab: boolean}} props */
export function Sea({ facts, at, name, path, label, tab }) {
  return useMemo(() => {
    const { id, boats, kind, tag } = facts;
    const place = (/** @type {Point} */ [x, y]) => `--at:translate(${x}px,${y}px)`;
    return html`<g class="sea ${kind}">
      ${kind === "legal" && html`<path class="water" d=${path} data-kind="sea" data-id=${id} />`}
      <text class="sea-name" style=${place(name)} y="4">${facts.name}</text>
      <g class="boats" style=${place(at)} data-kind="sea" data-id=${id} role="button" tabindex=${tab ? 0 : -1} aria-label=${label}>
        <circle r=${boats.length > 1 ? (BERTH * boats.length) / 2 : 20} class=${boats.length ? "berth" : "berth free"} />
        ${boats.map(([colour, n], at) => html`<${Boat} key=${colour} colour=${colour} n=${n} x=${(at - (boats.length - 1) / 2) * BERTH} />`)}
        ${tag && html`<g class="pill draft" transform="translate(0 -32)"><rect x=${-9 - tag.length * 3.45} y="-12" width=${18 + tag.length * 6.9} height="23" rx="11.500" /><text y="5">${tag}</text></g>`}
      </g></g>`;
  }, [JSON.stringify(facts), label, tab, at, name]);
}

/** @param {{colour: string, n: number, x: number}} props */
function Boat({ colour, n, x }) {
  const { fill, bright, edge, ink, shape, middle } = liveryOf(colour);
  return html`<g class="boat" style=${`--x:${x}px`}><circle r="16" stroke=${fill} /><circle r="16" class="rim" />
    <use href="#i-boat" x="-11" y="-13" width="22" height="22" color=${bright} />
    <path d=${shape} transform="translate(11.500 11.500) scale(.62)" fill=${fill} stroke=${edge} stroke-width="2" />
    ${n > 1 && html`<text x="11.500" y=${15.5 + middle / 2} fill=${ink}>${n}</text>`}</g>`;
}

const RADIUS = 18;
/** How the arc of a family is drawn: its dashes, and a line along its middle. @type {Record<string, {dash?: string, width?: number, line?: string}>} */
const ARCS = {
  blue: { dash: "6 2" }, green: { dash: "2 2.2" }, yellow: { line: "#1b1204" }, black: { line: "#e9dfc8" }, white: { line: "#fbf8ee" }, neutral: { width: 1.5 },
};

/** An arc of a seal. @param {number} at @param {number} of */
function arc(at, of) {
  const radius = RADIUS - 2;
  const corner = (/** @type {number} */ share, /** @type {number} */ off) => {
    const angle = (share * 2 - 0.5) * Math.PI + off;
    return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`;
  };
  return `M${corner(at / of, 0.1)}A${radius} ${radius} 0 ${of < 2 ? 1 : 0} 1 ${corner((at + 1) / of, -0.1)}`;
}

/** The seal of a Mandamento. @param {{facts: SealFacts, at: Point, side: Side}} props */
export function Seal({ facts, at, side }) {
  return useMemo(() => {
    const { id, name, owners, colour, faceUp, change, label } = facts;
    const { fill, edge, shape } = liveryOf(colour);
    const lines = sealLinesOf(name);
    return html`<g class="seal ${change}" style=${`--at:translate(${at[0]}px,${at[1]}px)`} data-kind="mandamento" data-id=${id} role="img" aria-label=${label}>
      <circle r=${RADIUS + 1.5} class=${faceUp ? "wax open" : "wax"} />
      ${owners.map((owner, number) => {
        const { dash, width, line } = ARCS[owner || "neutral"] ?? {};
        const path = arc(number, owners.length);
        return html`<path key=${number} d=${path} class="arc" stroke=${owner ? liveryOf(owner)[owner === "yellow" || owner === "blue" ? "fill" : "bright"] : "#4d4a45"} stroke-width=${width ?? 5} stroke-dasharray=${dash} />
          ${line && html`<path d=${path} class="arc" stroke=${line} stroke-width=${owner === "white" ? 3 : 1.4} />`}`;
      })}
      ${colour ? html`<path key=${colour} ref=${stamped} d=${shape} transform="scale(.8)" fill=${fill} stroke=${edge} stroke-width="1.800" />` : html`<text y="4.500" class="nobody">–</text>`}
      <text class="seal-name" x=${side.x} y=${side.y - (side.y < 0 ? 14 * (lines.length - 1) : side.x ? 7 * (lines.length - 1) : 0)} text-anchor=${side.anchor}>${lines.length > 1 ? lines.map((line, at) => html`<tspan key=${line} x=${side.x} dy=${at ? 14 : 0}>${line}</tspan>`) : lines}</text>
    </g>`;
  }, [JSON.stringify(facts), at, side]);
}
