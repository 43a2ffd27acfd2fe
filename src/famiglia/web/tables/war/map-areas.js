// @ts-check
/** The areas of the map: what can be clicked, and the pieces that stand there. */

import { useMemo } from "preact/hooks";

import { liveryOf } from "../../art/war-families.js";
import { html } from "../../core/html.js";
import { counted, flipped } from "./map-motion.js";

/** @import {MapDrawing} from "./pack.js" */
/** @import {Danger, OrderCard} from "./map-facts.js" */
/**
 * What an area shows.
 * @typedef {object} AreaFacts
 * @property {string} id
 * @property {string} colour the colour of its owner, "" if it is empty
 * @property {number} soldati
 * @property {number} labs
 * @property {number} cars
 * @property {OrderCard[]} orders
 * @property {Danger|null} danger
 * @property {string} tag what the draft does there
 * @property {boolean} faded whether something else can be chosen
 * @property {boolean} called whether its name matters even where the map is small
 * @property {boolean} tie whether it decides a tie
 */

/** Half the width of the shape of a counter. */
const SHAPE = 13.5;
/** A path of a counter is drawn for a box from −12 to 12. */
const GROWN = SHAPE / 10.4;

/** The part of an area that can be clicked. @param {{id: string, path: string, label: string, kind: string, tab: boolean}} props */
export function AreaShape({ id, path, label, kind, tab }) {
  return useMemo(
    () => html`<path class=${`spot ${kind}`} d=${path} data-kind="area" data-id=${id} role="button" tabindex=${tab ? 0 : -1} aria-label=${label} />`,
    [path, label, kind, tab],
  );
}

/** The corners of a star with eight points, for the initiative of an attack. */
const STAR = Array.from({ length: 16 }, (_, at) => {
  const radius = at % 2 ? 5.8 : 7.6;
  return `${(radius * Math.sin((at * Math.PI) / 8)).toFixed(1)},${(-radius * Math.cos((at * Math.PI) / 8)).toFixed(1)}`;
}).join(" ");

/** The pieces beside a counter, alone or with room for a number. */
const CHIPS = [["map-lab", 17], ["map-labs", 25], ["map-car", 17], ["map-cars", 25]].map(([id, width]) => {
  const lab = String(id).startsWith("map-lab");
  return lab ? { id, width, kind: "lab", fill: "#f1e7cf", stroke: "#2b2118", color: "#3b2a12" } : { id, width, kind: "car", fill: "#15110d", stroke: "#d9c8a0", color: "currentColor" };
});

/** The shapes that areas share, drawn once. */
export function AreaDefinitions() {
  return html`<defs>
    ${CHIPS.map(({ id, kind, width, fill, stroke, color }) => html`<g key=${id} id=${id}><rect width=${width} height="16" rx="3" fill=${fill} stroke=${stroke} stroke-width=".8" /><use href=${`#i-${kind}`} x="1.500" y="1" width="14" height="14" color=${color} /></g>`)}
    <g id="map-star"><polygon points=${STAR} fill="#a3271b" stroke="#f3e3c6" stroke-width=".7" /></g>
    <g id="map-circle"><circle r="6.8" fill="#2e6b4b" stroke="#f3e3c6" stroke-width=".7" /></g>
    <g id="map-danger"><path d="M0-6.500 7.200 6H-7.200Z" fill="#8e1a10" stroke="#8e1a10" stroke-width="1.500" stroke-linejoin="round" /><path d="M0-3V2M0 4V4.200" stroke="#fff" stroke-width="1.800" stroke-linecap="round" /></g>
  </defs>`;
}

/** An order on the map. @param {{card: OrderCard, colour: string, x: number}} props */
function Card({ card, colour, x }) {
  const { fill, ink, shape, edge } = liveryOf(colour);
  const { face, type, vest, mark, open } = card;
  return html`<g key=${face + open} ref=${flipped} class=${`order-card ${mark}`} style=${`--x:${x}px`}>
    <rect x="-8" y="-12.500" width="16" height="25" rx="2" class=${face === "?" ? "back" : "front"} />
    ${face === "?"
      ? html`<path d=${shape} transform="scale(.56)" fill=${fill} stroke=${edge} stroke-width="1.400" /><text y="4" class="unknown" fill=${ink}>?</text>`
      : html`<use href=${type === "attack" ? "#map-star" : "#map-circle"} y="-3.500" /><text y=".5" class="initiative">${face}</text>
        ${open && vest ? html`<use href="#i-vest" x="-4" y="4.500" width="8" height="8" class="vest" />` : html`<path d=${shape} transform="translate(0 8.700) scale(.24)" fill=${fill} stroke=${edge} stroke-width="3" />`}`}
  </g>`;
}

/** A piece beside the shape of a counter, with its number if there are several. @param {{kind: "lab"|"car", n: number, x: number, y: number, wide: boolean, colour: string}} props */
function Chip({ kind, n, x, y, wide, colour }) {
  return html`<use href=${`#map-${kind}${wide ? "s" : ""}`} x=${x} y=${y} class="kit" style=${kind === "car" ? `color:${liveryOf(colour).bright}` : ""} />
    ${n > 1 && html`<text class=${`kit ${kind}`} x=${x + 20} y=${y + 13}>${n}</text>`}`;
}

/** A pill with a short text. @param {{text: string, y: number, kind: string}} props */
function Tag({ text, y, kind }) {
  const width = 18 + text.length * 6.9;
  return html`<g class=${`pill ${kind}`} transform=${`translate(0 ${y})`}><rect x=${-width / 2} y="-12" width=${width} height="23" rx="11.500" /><text y="5">${text}</text></g>`;
}

/** The name of an area with the pieces that stand there.
 * @param {{facts: AreaFacts, drawing: MapDrawing["areas"][string]}} props */
export function AreaPieces({ facts, drawing }) {
  const { colour, soldati, labs, cars, orders, danger, tag, faded, called, tie } = facts;
  const { anchor, label, lines } = drawing;
  const { fill, ink, edge, shape, middle } = liveryOf(colour || "neutral");
  const above = label[1] < anchor[1];
  const place = (/** @type {number} */ x) => `--at:translate(${x}px,${anchor[1]}px)`;
  const chips = [...(labs ? [/** @type {const} */ (["lab", labs])] : []), ...(cars ? [/** @type {const} */ (["car", cars])] : [])];
  const wide = chips.some(([, n]) => n > 1);
  const chipped = chips.length ? (wide ? 28 : 20) : 0;
  const stood = soldati ? 2 * SHAPE + 2 : 0;
  const start = -(stood + chipped + 17 * orders.length) / 2;
  const pointed = colour === "green" || colour === "yellow" ? 2 : 0;
  return html`<g class=${`pieces${faded ? " faded" : ""}${called ? " called" : ""}`}>
    <text class=${above ? "place-name above" : "place-name"} style=${`${place(label[0])};--n:${lines.length - 1}`}>
      ${lines.length > 1 ? lines.map((line, at) => html`<tspan key=${line} x="0" dy=${at ? "1em" : 0}>${line}</tspan>`) : lines}</text>
      ${tie && html`<use href="#i-justice" class=${above ? "tie above" : "tie"} style=${place(label[0])} x=${4 + 3.3 * Math.max(...lines.map((line) => line.length))} y="-12" width="14" height="14" />`}
    <g class="counter" style=${place(anchor[0])}>
      ${soldati > 0 && html`<g class="stand" style=${`--x:${start + SHAPE}px`}><path d=${shape} transform=${`scale(${GROWN})`} fill=${fill} stroke=${edge} stroke-width="1.250" stroke-linejoin="round" />
        <text key=${soldati} ref=${counted} class="soldati" y=${6 + 1.3 * middle} fill=${ink}>${soldati}</text></g>`}
      ${chips.map(([kind, n], at) => html`<${Chip} key=${kind} kind=${kind} n=${n} wide=${wide} colour=${colour} x=${start + stood + pointed} y=${chips.length === 1 ? -8 : -17 + 17.5 * at} />`)}
      ${orders.map((card, at) => html`<${Card} key=${at} card=${card} colour=${colour} x=${start + stood + chipped + pointed + 9 + 17 * at} />`)}
      ${tag
        ? html`<${Tag} text=${tag} kind="draft" y=${above ? 33 : -33} />`
        : danger && html`<circle class=${danger.worse ? "ring worse" : "ring"} r="20" />
          <g class=${danger.worse ? "danger worse" : "danger"} transform=${`translate(${start + 3} ${above ? 22 : -21})`}><rect x="-17" y="-9.500" width="34" height="19" rx="9.500" />
          <use href="#map-danger" x="-7" transform="scale(.9)" /><text x="8" y="5">${danger.n}</text></g>`}
    </g></g>`;
}
