// @ts-check
import { html } from "../core/html.js";

/** Line drawings for the links of the start page, on a field of 48 by 48. @type {Record<string, string>} */
const LINES = {
  duel: "M8 14l15-5 9 27-15 5zM26 9h14v29h-6M17 17l4 6-1 7-5-6zM34 15v2M36 32v1",
  bot: "M10 34c9 3 19 3 28 0M14 33c0-9 3-17 7-18 2 0 2 1.500 3 1.500s1-1.500 3-1.500c4 1 7 9 7 18M19 40h10M24 6v4M21 8h6",
  friend: "M8 14h32v22H8zM8 15l16 12 16-12M30 36l10-11M18 36 8 25",
  hotseat: "M9 12h15v24H9zM24 12h15v24H24zM13 18h7M28 18h7M13 30l7-6M28 24l7 6",
  watch: "M5 24c5-8 12-12 19-12s14 4 19 12c-5 8-12 12-19 12S10 32 5 24zM24 18a6 6 0 1 0 0 12 6 6 0 0 0 0-12zM24 22v2l2 1",
  replay: "M8 24a16 16 0 1 0 5-11.600M8 8v8h8M24 15v10l7 4",
  rules: "M24 13c-4-3-9-4-16-4v28c7 0 12 1 16 4 4-3 9-4 16-4V9c-7 0-12 1-16 4zM24 13v28M13 17h6M13 23h6M29 17h6M29 23h6",
  war: "M6 20l12-6 10 2 12-5 3 4-4 4 2 8-6 9-9-4-8-8-11 1zM18 14l3 9M28 16l-4 8 10 5",
};

/** @param {{name: string}} props */
export function Emblem({ name }) {
  return html`<svg class="door-drawing" viewBox="0 0 48 48" width="48" height="48" aria-hidden="true"><path d=${LINES[name]} /></svg>`;
}
