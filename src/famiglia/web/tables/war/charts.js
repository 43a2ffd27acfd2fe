// @ts-check
/** Charts of a war over its rounds: lines that differ by dash and marker, too, with a table behind them. */

import { useLayoutEffect, useRef, useState } from "preact/hooks";

import { liveryOf } from "../../art/war-families.js";
import { html } from "../../core/html.js";
import { say } from "../../core/words.js";
import { stageText } from "./story.js";

/** @import {WarStoryPoint} from "../../core/messages.js" */

/**
 * A line of a chart.
 * @typedef {object} Line
 * @property {string} name
 * @property {string[]} colours the families that it stands for; the first one gives the line its colour
 * @property {number[]} values by point
 */

/** How the line of each family is drawn on paper. @type {Record<string, {ink: string, dash: string}>} */
const STROKES = {
  red: { ink: "#840702", dash: "" },
  blue: { ink: "#2456a8", dash: "9 5" },
  green: { ink: "#22613f", dash: "2 5" },
  yellow: { ink: "#8a6800", dash: "13 4 3 4" },
  black: { ink: "#101216", dash: "18 3" },
  white: { ink: "#6b6152", dash: "3 3" },
  neutral: { ink: "#57504a", dash: "1 4" },
};

const HEIGHT = 190;
const MARGIN = { left: 48, right: 18, top: 14, bottom: 30 };
/** The room between lines that would lie on each other. */
const APART = 3;
/** Below this width the rounds are told by their numbers alone. */
const NARROW = 430;

/** @param {string} colour */
const strokeOf = (colour) => STROKES[colour] ?? STROKES.neutral;

/** The width of an element, in pixels. @returns {[import("preact").RefObject<HTMLDivElement|null>, number]} */
function useWidth() {
  const box = useRef(/** @type {HTMLDivElement|null} */ (null));
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = /** @type {HTMLDivElement} */ (box.current);
    const watcher = new ResizeObserver(() => setWidth(Math.round(element.clientWidth)));
    setWidth(Math.round(element.clientWidth));
    watcher.observe(element);
    return () => watcher.disconnect();
  }, []);
  return [box, width];
}

/** The shape of a family on a chart. @param {{colour: string, x: number, y: number, scale?: number}} props */
function Marker({ colour, x, y, scale = 0.55 }) {
  const { fill, shape } = liveryOf(colour);
  return html`<path d=${shape} transform=${`translate(${x} ${y}) scale(${scale})`} fill=${fill} stroke=${strokeOf(colour).ink} stroke-width="2.4" stroke-linejoin="round" />`;
}

/** A chart over the rounds. @param {{title: string, points: WarStoryPoint[], lines: Line[], goal?: {value: number, text: string}}} props */
export function Chart({ title, points, lines, goal }) {
  const [box, width] = useWidth();
  return html`<figure class="chart">
    <figcaption><h3>${title}</h3>
      <ul class="key">${lines.map((line) => html`<li key=${line.name}><svg viewBox="0 0 62 20" width="62" height="20" aria-hidden="true">
        <path d="M2 10H60" stroke=${strokeOf(line.colours[0]).ink} stroke-width="3" stroke-dasharray=${strokeOf(line.colours[0]).dash} />
        ${line.colours.map((colour, number) => html`<${Marker} colour=${colour} x=${31 + (number - (line.colours.length - 1) / 2) * 17} y=${10} scale=${0.6} />`)}</svg>${line.name}</li>`)}</ul>
    </figcaption>
    <div class="lines" ref=${box}>${width > 0 && html`<${Drawing} width=${width} points=${points} lines=${lines} goal=${goal} />`}</div>
    <details><summary>${say("wt-chart-numbers")}</summary>
      <table class="told"><caption class="vh">${title}</caption>
        <thead><tr><th scope="col"><span class="vh">${say("wt-chart-when")}</span></th>${lines.map((line) => html`<th key=${line.name} scope="col">${line.name}</th>`)}</tr></thead>
        <tbody>${points.map((point, number) => html`<tr key=${number}><th scope="row">${stageText(point)}</th>${lines.map((line) => html`<td key=${line.name}>${line.values[number]}</td>`)}</tr>`)}</tbody></table>
    </details>
  </figure>`;
}

/** @param {{width: number, points: WarStoryPoint[], lines: Line[], goal?: {value: number, text: string}}} props */
function Drawing({ width, points, lines, goal }) {
  const rounds = Math.max(1, ...points.map((point) => point.round));
  const most = Math.max(goal?.value ?? 1, ...lines.flatMap((line) => line.values));
  const step = most > 8 ? 4 : 2;
  const top = Math.ceil(most / step) * step;
  const across = (/** @type {number} */ at) => MARGIN.left + (at / rounds) * (width - MARGIN.left - MARGIN.right);
  const up = (/** @type {number} */ value) => HEIGHT - MARGIN.bottom - (value / top) * (HEIGHT - MARGIN.top - MARGIN.bottom);
  // Planning ends in the middle of a round, the encounter at its end.
  const places = points.map(({ round, phase }) => across(phase === "planning" ? round - 0.5 : round));
  const ticks = Array.from({ length: top / step + 1 }, (_, number) => number * step);
  const aside = (/** @type {number} */ number) => (number - (lines.length - 1) / 2) * APART;
  const label = (/** @type {number} */ round) => (round === 0 ? say("wt-story-start") : width < NARROW ? String(round) : say("wt-story-round", { round }));
  const ends = points.map((point, number) => ({ ...point, number })).filter(({ phase }) => phase !== "planning");
  return html`<svg width=${width} height=${HEIGHT} viewBox=${`0 0 ${width} ${HEIGHT}`} aria-hidden="true">
    ${ticks.map((value) => html`<path class="grid" d=${`M${MARGIN.left} ${up(value)}H${width - MARGIN.right}`} /><text x=${MARGIN.left - 18} y=${up(value) + 5} text-anchor="end">${value}</text>`)}
    ${Array.from({ length: rounds + 1 }, (_, round) => html`<text x=${across(round)} y=${HEIGHT - 8} text-anchor=${round === rounds ? "end" : round ? "middle" : "start"}
      dx=${round === rounds ? MARGIN.right : round ? 0 : -10}>${label(round)}</text>`)}
    ${goal && html`<path class="goal" d=${`M${MARGIN.left} ${up(goal.value)}H${width - MARGIN.right}`} /><text class="goal-text" x=${MARGIN.left + 6} y=${up(goal.value) + 17}>${goal.text}</text>`}
    ${lines.map((line, number) => html`<polyline fill="none" stroke=${strokeOf(line.colours[0]).ink} stroke-width="3" stroke-linejoin="round" stroke-dasharray=${strokeOf(line.colours[0]).dash}
      points=${line.values.map((value, at) => `${places[at]},${up(value) + aside(number)}`).join(" ")} />`)}
    ${lines.map((line, number) => ends.map((end) => line.colours.map((colour, which) => html`<${Marker} colour=${colour} x=${places[end.number] + (which - (line.colours.length - 1) / 2) * 13}
      y=${up(line.values[end.number]) + aside(number)} />`)))}
  </svg>`;
}
