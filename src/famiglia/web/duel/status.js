// @ts-check
/** One line for every move, read aloud as it happens. */

import { useRef } from "preact/hooks";

import { html } from "../html.js";
import { logLines } from "./history.js";

/** @import {Scene} from "./scene.js" */

/** @param {{scene: Scene}} props */
export function Status({ scene }) {
  const last = Math.max(0, ...scene.state.log.map((entry) => entry.n));
  const told = useRef({ after: last - 1, to: last });
  if (last !== told.current.to) told.current = { after: Math.min(told.current.to, last - 1), to: last };
  const fresh = scene.state.log.filter((entry) => entry.n > told.current.after);
  return html`<p class="status" role="status">${logLines(fresh, scene.people).map((line) => line.text).join(" ")}</p>`;
}
