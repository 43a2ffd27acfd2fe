// @ts-check
/** Drawing on the private map of the team: rings, arrows and notes. */

import { signal } from "@preact/signals";

/** @import {TableState, TeamMark} from "../../core/messages.js" */
/** @import {TableActions} from "./table.js" */
/** @typedef {Omit<TeamMark, "seat">} Mark */
/** @typedef {{tool: ""|"ring"|"arrow"|"note"|"wipe", from: string|null, text: string}} Sketch the tool in the hand, where an arrow began, and the text of the next note */

/** @type {Sketch} */
const IDLE = { tool: "", from: null, text: "" };

/** What is being drawn; no tool means that clicks play. */
export const sketch = signal(IDLE);

/** Take a tool into the hand, or put it away if it is there already. @param {Sketch["tool"]} tool @param {string} [text] the text of a note */
export function takeTool(tool, text = "") {
  sketch.value = tool === sketch.value.tool && text === sketch.value.text ? IDLE : { tool, from: null, text };
}

/** The marks of a seat, as it sends them. @param {TableState} state @param {number|null} seat @returns {Mark[]} */
export function marksOf(state, seat) {
  return (state.team?.marks ?? []).filter((mark) => mark.seat === seat).map(({ kind, from, to, area, text }) => ({ kind, ...(from && { from }), ...(to && { to }), ...(area && { area }), ...(text && { text }) }));
}

/** Remove all marks of the viewer. @param {TableActions} actions */
export function wipe(actions) {
  actions.send({ do: "sketch", marks: [] });
}

/** Draw at a place with the tool in the hand. @param {string} place an area or a sea @param {Mark[]} marks those of the viewer @param {TableActions} actions @returns {boolean} whether there was a tool */
export function sketchAt(place, marks, actions) {
  const { tool, from, text } = sketch.value;
  if (!tool) return false;
  const send = (/** @type {Mark[]} */ all) => actions.send({ do: "sketch", marks: all });
  const touches = (/** @type {Mark} */ mark) => [mark.area, mark.from, mark.to].includes(place);
  if (tool === "wipe") send(marks.filter((mark) => !touches(mark)));
  else if (tool === "arrow" && from === null) sketch.value = { ...sketch.value, from: place };
  else if (tool === "arrow") {
    const rest = marks.filter((mark) => mark.kind !== "arrow" || mark.from !== from || mark.to !== place);
    if (from !== place) send(rest.length < marks.length ? rest : [...marks, { kind: "arrow", from, to: place }]);
    sketch.value = { ...sketch.value, from: null };
  } else {
    const rest = marks.filter((mark) => mark.kind !== tool || mark.area !== place);
    const same = marks.some((mark) => mark.kind === tool && mark.area === place && (mark.text ?? "") === (tool === "note" ? text : ""));
    if (tool === "ring") send(same ? rest : [...rest, { kind: "ring", area: place }]);
    else if (text) send(same ? rest : [...rest, { kind: "note", area: place, text }]);
  }
  return true;
}
