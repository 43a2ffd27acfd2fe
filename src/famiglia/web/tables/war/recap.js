// @ts-check
/** What has happened since the viewer's last move, player by player, before the next question. */

import { useEffect, useRef, useState } from "preact/hooks";

import { html } from "../../core/html.js";
import { say } from "../../core/words.js";
import { TurnEmblem, edgeOf, light, newTurns } from "./digest.js";
import { FamilyEmblem } from "./family-emblem.js";
import { orderName } from "./names.js";
import { queueOf } from "./queue.js";
import { effects, managed, summary } from "./turn-text.js";

/** @import {TableState} from "../../core/messages.js" */
/** @import {Scene} from "./scene.js" */
/** @import {Turn} from "./turns.js" */
/** The turns of one player, or what the rules did at one moment. @typedef {{seat: number|null, turns: Turn[]}} Part */

/** The turns by player, in the order in which they began; what the rules did stands between them. @param {readonly Turn[]} turns @returns {Part[]} */
function partsOf(turns) {
  /** @type {Part[]} */
  const parts = [];
  for (const turn of turns) {
    const part = turn.seat === null ? undefined : parts.slice(parts.findLastIndex((each) => each.seat === null) + 1).find((each) => each.seat === turn.seat);
    if (part) part.turns.push(turn);
    else parts.push({ seat: turn.seat, turns: [turn] });
  }
  return parts;
}

/** The sentence of a turn without its player. @param {Scene} scene @param {Turn} turn */
function sentence(scene, turn) {
  const { lead, text } = summary(turn, scene);
  return lead ? say("war-label", { name: lead, text }) : text;
}

/** The orders that were revealed, player by player. @param {Scene} scene @param {Turn} turn */
function revealed(scene, turn) {
  const orders = turn.events.filter((event) => event.kind === "revealed");
  return [...new Set(orders.map((event) => event.seat))].map((seat) => ({
    seat: Number(seat),
    text: orders.filter((event) => event.seat === seat).map(({ order, area }) => say("wt-did-order", { order: orderName(scene.pack, String(order)), area: scene.pack.place(String(area)) })).join(" · "),
  }));
}

/** @param {{scene: Scene, part: Part}} props */
function PartText({ scene, part: { seat, turns: [turn, ...more] } }) {
  if (seat !== null) return html`<span><b dir="auto">${scene.names[seat]}</b>, ${[turn, ...more].map((each) => sentence(scene, each)).join(" · ")}</span>`;
  const { lead } = summary(turn, scene);
  if (turn.kind === "management") return html`<span><b>${lead}</b> ${managed(turn, scene).map((each, at) => html`<span key=${at} class="managed">${each}</span>`)}</span>`;
  return html`<span><b>${lead}</b> ${revealed(scene, turn).map((each) => html`<span key=${each.seat} class="orders"><${FamilyEmblem} colour=${scene.colour(each.seat)} size=${16} /><span>${each.text}</span></span>`)}</span>`;
}

/** @param {{all: import("./turn-text.js").Effect[]}} props */
const Effects = ({ all }) => all.length > 0 && html`<span class="chips">${all.map(({ kind, text }) => html`<em key=${text} class=${kind}>${text}</em>`)}</span>`;

/** What the recap is called. @param {Scene} scene @param {readonly Turn[]} turns */
function titleOf({ view }, turns) {
  const last = turns.findLast((turn) => turn.seat === null)?.kind;
  const what = last === "management" ? (view.phase === "planning" ? "round" : "management") : (last ?? "other");
  return say("wt-recap-title", { what, round: view.round });
}

/** @param {{scene: Scene, state: TableState, recap: {close: () => void}, watch?: () => void}} props */
export function Recap({ scene, state, recap, watch }) {
  const turns = newTurns(scene, state);
  const [chosen, choose] = useState(-1);
  const button = useRef(/** @type {HTMLButtonElement|null} */ (null));
  useEffect(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body || focused.closest(".dock, .played")) button.current?.focus({ preventScroll: true });
    return () => light(undefined, 0);
  }, []);
  const mine = queueOf(scene).find((each) => each.seat === scene.seat && (each.state === "now" || each.state === "next"));
  const show = (/** @type {number} */ at, /** @type {Part} */ part) => {
    choose(at === chosen ? -1 : at);
    const events = part.turns.flatMap((turn) => turn.events);
    light(at === chosen ? undefined : { ...part.turns[0], head: part.turns.flatMap((turn) => turn.head), events }, 0);
  };
  const play = () => {
    recap.close();
    watch?.();
  };
  const told = new Set();
  const fresh = (/** @type {Part} */ part) => part.turns.flatMap((turn) => effects(turn, scene)).filter(({ text }) => !told.has(text) && told.add(text));
  return html`<div class="prompt yours"><h2>${titleOf(scene, turns)}</h2>
      <p>${say("wt-recap-why")}${mine && ` ${say("wt-wait-order", { order: orderName(scene.pack, mine.order), area: scene.pack.place(mine.area) })}`}</p></div>
    <div class="dock-scroll recap">
      <ol class="digest" aria-label=${say("wt-wait-since")}>${partsOf(turns).map((part, at) => html`<li key=${at}><button type="button" class="digest-turn" style=${edgeOf(scene, part.turns[0])} aria-pressed=${at === chosen} onClick=${() => show(at, part)}>
        <${TurnEmblem} scene=${scene} turn=${part.turns[0]} size=${26} /><${PartText} scene=${scene} part=${part} />
        <${Effects} all=${fresh(part)} /></button></li>`)}</ol>
      ${watch && html`<button type="button" class="ghost" onClick=${play}>▶ ${say("wt-recap-watch")}</button>`}
    </div>
    <div class="deciding one"><button type="button" class="primary" ref=${button} onClick=${recap.close}>${say("wt-recap-go-on")}<kbd aria-hidden="true">↵</kbd></button></div>`;
}
