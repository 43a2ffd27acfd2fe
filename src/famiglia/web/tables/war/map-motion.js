// @ts-check
/** Motion on the map: numbers that change, orders that turn over, seals that are stamped, and Soldati that march. */

import { useEffect, useRef } from "preact/hooks";

import { motionOff } from "../../core/settings.js";

/** @import {TableState} from "../../core/messages.js" */
/** @import {MapGeometry, Point} from "./map-geometry.js" */

/** Milliseconds after the map has come up in which nothing moves. */
const CALM = 900;
/** Milliseconds of a march, between two who march, and of everything together. */
const MARCH = { step: 220, apart: 40, all: 1200 };
/** More than this many are not drawn one by one. */
const FIGURES = 5;
/** After more moves than this at once, only their end is shown. */
const FAR = 16;
const SVG = "http://www.w3.org/2000/svg";

let born = 0;

/** The map comes up: what is there at once does not move. */
export function calm() {
  born = performance.now();
}

/** Lets an element move when it comes up, except with the whole map. @param {Keyframe[]} frames @param {number} duration */
function coming(frames, duration) {
  return (/** @type {Element|null} */ element) => {
    if (element && !motionOff() && performance.now() - born > CALM) element.animate(frames, { duration, easing: "ease-out" });
  };
}

export const counted = coming([{ transform: "scale(1.8)" }, { transform: "none" }], 220);
export const flipped = coming([{ transform: "scaleX(0)" }, { transform: "none" }], 320);
export const stamped = coming([{ opacity: 0 }, { opacity: 1 }], 260);

/** Where somebody goes, and how many. @typedef {{from: Point|null, to: Point, n: number, symbol: string}} March */

/** The marches of some events. @param {any[]} events @param {MapGeometry} geometry @returns {March[]} */
function marchesOf(events, geometry) {
  return events.flatMap(({ kind, area, to, sea, n }) => found(kind, area ?? sea ?? "", to ?? "", n));

  /** @param {string} kind @param {string} start @param {string} end @param {any} n @returns {March[]} */
  function found(kind, start, end, n) {
    const [from, goal] = [geometry.spot(start), geometry.spot(end)];
    if (kind === "moved" && from && goal) return [{ from, to: goal, n: Number(n), symbol: "soldato" }];
    if (kind === "boat-moved" && from && goal) return [{ from, to: goal, n: 1, symbol: "boat" }];
    if ((kind === "placed" || kind === "set-out") && from) return [{ from: null, to: from, n: Number(n ?? 1), symbol: "soldato" }];
    return [];
  }
}

/** Draw a march, and remove it at its end. @param {Element} layer @param {March} march @param {number} delay */
function draw(layer, { from, to, n, symbol }, delay) {
  for (let at = 0; at < Math.min(n, FIGURES); at += 1) {
    const figure = document.createElementNS(SVG, "use");
    for (const [name, value] of [["href", `#i-${symbol}`], ["x", "-11"], ["y", "-11"], ["width", "22"], ["height", "22"]]) figure.setAttribute(name, value);
    layer.append(figure);
    const place = ([x, y] = to, rise = 0) => `translate(${x}px, ${y}px) scale(var(--u)) translateY(${rise}px)`;
    const frames = from ? [{ transform: place(from) }, { transform: place(to) }] : [{ transform: place(to, -60), opacity: 0 }, { transform: place(to, 0), opacity: 1 }];
    const flight = figure.animate(frames, { duration: from ? 2 * MARCH.step : MARCH.step, delay: delay + at * MARCH.apart, easing: "cubic-bezier(.3,.7,.4,1)", fill: "both" });
    flight.onfinish = flight.oncancel = () => figure.remove();
  }
}

/** Let those march who have done so since the last state. @param {import("preact").RefObject<HTMLElement|null>} section @param {MapGeometry} geometry @param {TableState} state */
export function useMarches(section, geometry, state) {
  const seen = useRef(state.log.at(-1)?.n ?? 0);
  useEffect(() => {
    const entries = state.log.filter((entry) => entry.n > seen.current && entry.kind === "move");
    seen.current = state.log.at(-1)?.n ?? 0;
    const layer = section.current?.querySelector(".marching");
    if (!layer || motionOff() || !entries.length || entries.length > FAR || performance.now() - born < CALM) return;
    const marches = marchesOf(entries.flatMap((entry) => entry.events ?? []), geometry);
    const apart = Math.min(MARCH.step, MARCH.all / (marches.length || 1));
    marches.forEach((march, at) => draw(layer, march, at * apart));
  }, [state.log]);
}
