// @ts-check
/** The turns since the viewer's last move, and the places of one of them, which the map highlights. */

import { signal } from "@preact/signals";

import { liveryOf } from "../../art/war-families.js";
import { html } from "../../core/html.js";
import { say } from "../../core/words.js";
import { FamilyEmblem } from "./family-emblem.js";
import { Symbol } from "./symbols.js";
import { effects, managed, summary, tells } from "./turn-text.js";
import { lastOwn, marchesOf, placesOf, turnsOf } from "./turns.js";

/** @import {TableState} from "../../core/messages.js" */
/** @import {Scene} from "./scene.js" */
/** @import {Turn} from "./turns.js" */

/** The places of the selected turn, which the map highlights with the ways between them, and the number that it shows there.
 * @type {import("@preact/signals").Signal<{places: string[], ways: import("./map-overlay.js").Way[], number: number}|null>} */
export const digestAreas = signal(null);

/** The number of turns that spectators see. */
const WATCHED = 5;

/** The turns since the viewer's last move. @param {Scene} scene @param {TableState} state @returns {Turn[]} */
export function newTurns(scene, { log }) {
  const turns = scene.me === null ? turnsOf(log).slice(-WATCHED) : turnsOf(log, lastOwn(log, scene.me, scene.now.to_decide.includes(scene.me)));
  return turns.filter((turn, at) => {
    const runs = (turn.kind === "order" && scene.view.phase === "encounter") || (turn.seat !== null && scene.now.to_decide.includes(turn.seat));
    const begun = at === turns.length - 1 && runs && !tells(turn);
    return !begun && (turn.seat === null || turn.kind === "order" || turn.seat !== scene.me);
  });
}

/** Highlight the places of a turn on the map. @param {Turn|undefined} turn @param {number} number */
export function light(turn, number) {
  digestAreas.value = turn ? { places: placesOf(turn), ways: marchesOf(turn), number } : null;
}

/** The emblem of the family that made a turn. @param {{scene: Scene, turn: Turn, size?: number}} props */
export function TurnEmblem({ scene, turn, size = 18 }) {
  if (turn.seat === null) return html`<${Symbol} name=${turn.kind === "reveal" ? "order-basic" : "control"} size=${size} />`;
  return html`<${FamilyEmblem} colour=${scene.colour(turn.seat)} size=${size} />`;
}

/** The colour at the edge of a turn. @param {Scene} scene @param {Turn} turn */
export function edgeOf(scene, turn) {
  return `--c:${turn.seat === null ? "var(--gold2)" : liveryOf(scene.colour(turn.seat)).bright}`;
}

/** The text of a turn. @param {{scene: Scene, turn: Turn}} props */
export function TurnText({ scene, turn }) {
  const { lead, text } = summary(turn, scene);
  if (turn.kind === "management") return html`<span><b>${lead}</b> ${managed(turn, scene).map((each, at) => html`<span key=${at} class="managed">${each}</span>`)}</span>`;
  return html`<span>${turn.seat !== null && html`<b dir="auto">${scene.names[turn.seat]}</b>`}${lead ? `${turn.seat === null ? "" : ", "}${say("war-label", { name: lead, text })}` : say("wt-did-plain", { text })}
    ${effects(turn, scene).map((effect) => html` <em key=${effect.text} class=${effect.kind}>${effect.text}</em>`)}</span>`;
}
