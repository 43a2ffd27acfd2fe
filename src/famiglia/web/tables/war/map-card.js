// @ts-check
/** The card beside a thing of the map: all that stands there, who may come and how, and what it takes. */

import { useLayoutEffect, useRef } from "preact/hooks";

import { html } from "../../core/html.js";
import { capital } from "../../core/text.js";
import { say } from "../../core/words.js";
import { FamilyEmblem } from "./family-emblem.js";
import { defenceOf } from "./map-defence.js";
import { reachOf } from "./map-facts.js";
import { boatsText, choiceText, colourName, sealLines, threatText } from "./map-text.js";
import { useRefusal } from "./map-refusal.js";
import { freeSpaceOf } from "./map-view.js";
import { Symbol } from "./symbols.js";

/** @import {TableState} from "../../core/messages.js" */
/** @import {MapObject} from "./map-input.js" */
/** @import {Scene} from "./scene.js" */

/** Pixels between a thing and its card. */
const GAP = 12;

/** The card of a thing. @param {{scene: Scene, state: TableState, thing: MapObject, clicked: boolean}} props */
export function MapCard({ scene, state, thing, clicked }) {
  const box = useRef(/** @type {HTMLDivElement|null} */ (null));
  const refusal = useRefusal(scene, state, clicked ? thing : null);
  useLayoutEffect(() => place(box.current, thing), [thing.kind, thing.id, refusal]);
  const body = thing.kind === "area" ? areaCard(scene, state, thing.id) : thing.kind === "sea" ? seaCard(scene, thing.id) : sealCard(scene, thing.id);
  return html`<div class="map-card" ref=${box} data-card=${thing.id}>
    <div aria-hidden="true">${body}</div>
    ${refusal && html`<p class="why" role="status">${capital(refusal.fact)} <span>${refusal.remedy}</span></p>`}</div>`;
}

/** A line with a symbol. @param {{symbol: string, kind?: string, children?: any}} props */
function Fact({ symbol, kind = "", children }) {
  return html`<p class="fact ${kind}"><${Symbol} name=${symbol} size=${18} /><span>${children}</span></p>`;
}

/** Who holds something, with the player. @param {Scene} scene @param {number|"neutral"|null} owner */
function holder(scene, owner) {
  const colour = scene.colour(owner);
  const name = typeof owner === "number" ? ` · ${scene.names[owner]}` : "";
  return html`${colour && html`<${FamilyEmblem} colour=${colour} size=${22} />`}<span>${capital(colourName(colour))}${name}</span>`;
}

/** @param {Scene} scene @param {TableState} state @param {string} id */
function areaCard(scene, state, id) {
  const { owner, soldati, labs, cars, orders } = scene.view.areas[id];
  const mandamento = scene.pack.areas.get(id)?.mandamento ?? "";
  const defence = defenceOf(scene, id, state.about.settings.options ?? []);
  const threats = scene.guidance.threats?.[id] ?? [];
  const stake = scene.guidance.stakes?.find((each) => each.area === id);
  const choice = choiceText(scene, "area", id);
  const count = (/** @type {string} */ symbol, /** @type {number} */ n) => n > 0 && html`<span class="count"><${Symbol} name=${symbol} size=${18} />${n}</span>`;
  return html`<p class="title"><b>${scene.pack.place(id)}</b> <span>${say("wt-map-in", { mandamento: scene.pack.place(mandamento) })}</span></p>
    <p class="holder">${holder(scene, owner)}${count("soldato", soldati)}${count("lab", labs)}${count("car", cars)}</p>
    ${orders.map(({ order, executed }, at) => html`<${Fact} key=${at} symbol="order-down">${orderLine(scene, id, order, executed)}<//>`)}
    ${soldati > 0 && html`<${Fact} symbol="vest">${say("wt-map-defence", defence)}<//>`}
    ${threats.map((threat) => html`<${Fact} key=${threat.source} symbol="threat" kind="danger">${threatText(scene, threat)}<//>`)}
    ${reachLines(scene, id)}
    ${id === scene.pack.contents.tie_break && html`<${Fact} symbol="justice">${say("wt-map-tie")}<//>`}
    ${choice && html`<p class="choice">${capital(choice)}</p>`}
    ${stake && stake.after !== stake.controller && html`<p class="choice">${say("wt-map-stake", { mandamento: scene.pack.place(stake.mandamento), family: stake.after === null ? colourName(scene.colour(stake.controller)) : colourName(scene.colour(stake.after)), change: stake.after === null ? "lost" : "gained" })}</p>`}`;
}

/** @param {Scene} scene @param {string} area @param {string|null} order @param {boolean} executed */
function orderLine(scene, area, order, executed) {
  const known = scene.pack.orders.get(order ?? "");
  if (known) return say(executed ? "wt-map-card-order-done" : "wt-map-card-order", { name: known.name, text: scene.tell(known.says) });
  const hidden = scene.guidance.dossier?.flatMap((each) => each.face_down ?? []).find((each) => each.area === area);
  return hidden ? say("wt-map-could-be", { n: hidden.could_be.length, names: hidden.could_be.map((id) => scene.pack.orders.get(id)?.name ?? id).join(", ") }) : say("wt-map-face-down", { n: 1 });
}

/** @param {Scene} scene @param {string} id */
function reachLines(scene, id) {
  const reach = [...reachOf(scene, id)];
  const line = (/** @type {string} */ key, /** @type {boolean} */ water) => {
    const names = reach.filter(([, over]) => over.length > 0 === water).map(([to]) => scene.pack.place(to));
    return names.length > 0 && html`<${Fact} symbol=${water ? "boat" : "shotgun"}>${say(key, { names: names.join(", ") })}<//>`;
  };
  return html`${line("wt-map-reach-land", false)}${line("wt-map-reach-sea", true)}`;
}

/** @param {Scene} scene @param {string} id */
function seaCard(scene, id) {
  const choice = choiceText(scene, "sea", id);
  const coast = [...scene.pack.areas.values()].filter((area) => area.seas.includes(id)).map((area) => area.name);
  return html`<p class="title"><b>${scene.pack.place(id)}</b></p>
    <${Fact} symbol="boat">${capital(boatsText(scene, id))}<//>
    <p class="fact">${say("wt-map-coast", { names: coast.join(", ") })}</p>
    ${choice && html`<p class="choice">${capital(choice)}</p>`}`;
}

/** @param {Scene} scene @param {string} id */
function sealCard(scene, id) {
  const [control, ...held] = sealLines(scene, id);
  return html`<p class="title"><b>${say("wt-map-in", { mandamento: scene.pack.place(id) })}</b></p><p class="fact">${control}</p>
    ${held.map((line) => html`<p key=${line} class="fact">${capital(line)}</p>`)}`;
}

/** Where there is room near the thing, never over it, and over as little as possible of what it is about. @param {HTMLElement|null} box @param {MapObject} thing */
function place(box, { kind, id }) {
  const map = /** @type {HTMLElement|null|undefined} */ (box?.closest(".war-map"));
  const element = map?.querySelector(`[data-kind="${kind}"][data-id="${id}"][tabindex], [data-kind="${kind}"][data-id="${id}"]`);
  if (!box || !map || !element) return;
  const [room, around] = [freeSpaceOf(map), map.getBoundingClientRect()];
  const inMap = (/** @type {Element} */ each) => {
    const { left, top, right, bottom } = each.getBoundingClientRect();
    return { left: left - around.left, top: top - around.top, right: right - around.left, bottom: bottom - around.top };
  };
  const target = inMap(element);
  const related = [...map.querySelectorAll(".rim:not(.legal)")].map(inMap);
  const { width, height } = box.getBoundingClientRect();
  const [low, high] = [{ x: 6, y: room.top + 6 }, { x: room.width - width - 6, y: room.height - room.bottom - height - 6 }];
  const between = (/** @type {number} */ at, /** @type {number} */ least, /** @type {number} */ most) => Math.max(least, Math.min(most, at));
  const xs = [target.right + GAP, target.left - GAP - width, (target.left + target.right - width) / 2, low.x, high.x].map((x) => between(x, low.x, high.x));
  const ys = [(target.top + target.bottom - height) / 2, target.top - GAP - height, target.bottom + GAP, low.y, high.y].map((y) => between(y, low.y, high.y));
  const covered = (/** @type {number} */ x, /** @type {number} */ y, /** @type {typeof target} */ { left, top, right, bottom }) =>
    Math.max(0, Math.min(x + width, right) - Math.max(x, left)) * Math.max(0, Math.min(y + height, bottom) - Math.max(y, top));
  const cost = (/** @type {number} */ x, /** @type {number} */ y) =>
    covered(x, y, target) * 100 + related.reduce((sum, each) => sum + covered(x, y, each), 0) / 8 + Math.hypot(x + width / 2 - (target.left + target.right) / 2, y + height / 2 - (target.top + target.bottom) / 2);
  const spots = xs.flatMap((x) => ys.map((y) => ({ x, y, cost: cost(x, y) })));
  const best = spots.reduce((one, other) => (other.cost < one.cost ? other : one));
  Object.assign(box.style, { left: `${best.x}px`, top: `${best.y}px` });
}
