// @ts-check
/** The order that the draft issues: what it does, when its turn may come, and which areas it could reach. */

import { LIVERIES } from "../../art/war-families.js";
import { html } from "../../core/html.js";
import { capital } from "../../core/text.js";
import { say } from "../../core/words.js";
import { FamilyEmblem } from "./family-emblem.js";
import { OrderToken } from "./order-token.js";
import { argumentsOf } from "./turn.js";

/** @import {PackOrder} from "../../core/messages.js" */
/** @import {Scene} from "./scene.js" */

/** Targets that are listed at most. */
const TARGETS = 6;

/** The last order that the draft issues, and its area. @param {Scene} scene @returns {{id: string, area: string}|null} */
function issued(scene) {
  const steps = scene.draft.steps;
  const at = steps.findLastIndex((step) => step.made.verb === "order");
  const area = steps.slice(0, Math.max(0, at)).findLast((step) => step.made.verb === "issue");
  return at < 0 || !area ? null : { id: argumentsOf(steps[at]).order ?? "", area: argumentsOf(area).area ?? "" };
}

/** The orders of the same type that the other team may hold. @param {Scene} scene @param {PackOrder} order */
function rivals(scene, order) {
  const ids = (scene.guidance.dossier ?? []).flatMap(({ orders }) => Object.entries(orders).filter(([, where]) => where !== "mat" && where !== "sold").map(([id]) => id));
  return ids.map((id) => scene.pack.orders.get(id)).filter((each) => each?.type === order.type).map((each) => /** @type {PackOrder} */ (each));
}

/** The initiatives of the others on a line, with the own one above it. @param {{order: PackOrder, others: PackOrder[]}} props */
function Timeline({ order, others }) {
  const last = Math.max(order.initiative, ...others.map((each) => each.initiative)) + 2;
  const x = (/** @type {number} */ initiative) => 12 + (initiative / last) * 424;
  return html`<svg class="timeline" viewBox="0 0 448 50" aria-hidden="true"><path d="M12 30H436" />
    ${others.map((each) => html`<rect x=${x(each.initiative) - 1.5} y="19" width="3" height="11" fill=${LIVERIES[each.family]?.bright} />`)}
    <rect class="own" x=${x(order.initiative) - 2} y="6" width="4" height="24" /><text x=${x(order.initiative)} y="47" text-anchor="middle">${order.initiative}</text></svg>`;
}

/** @param {{scene: Scene}} props */
export function OrderDetail({ scene }) {
  const found = issued(scene);
  const order = found && scene.pack.orders.get(found.id);
  if (!found || !order) return null;
  const others = rivals(scene, order);
  const before = others.filter((each) => each.initiative < order.initiative).length;
  const { land = [], allies = [], sea = {} } = scene.guidance.reach?.[found.area] ?? {};
  const team = scene.team;
  const ways = new Map([...Object.keys(sea).map((id) => /** @type {[string, string]} */ ([id, "sea"])), ...[...allies, ...land].map((id) => /** @type {[string, string]} */ ([id, "land"]))]);
  const targets = [...ways].filter(([id]) => {
    const { owner } = scene.view.areas[id];
    return owner === null || owner === "neutral" || !team.includes(owner);
  });
  const moves = order.effects.some(({ verb }) => verb === "move" || verb === "strike" || verb === "strike_and_move");
  return html`<section class="order-detail"><div class="order-head"><${OrderToken} order=${order.id} scene=${scene} size="large" /><p><b>${order.name}</b> ${capital(scene.tell(order.says))}</p></div>
    ${others.length > 0 && html`<h3 class="label">${say("wt-order-when")}</h3><${Timeline} order=${order} others=${others} /><p class="aside">${say("wt-order-before", { n: before, of: others.length, initiative: order.initiative, type: order.type })}</p>`}
    ${moves && targets.length > 0 && html`<h3 class="label">${say("wt-order-reach", { area: scene.pack.place(found.area) })}</h3>
      <ul class="order-targets">${targets.slice(0, TARGETS).map(([id, way]) => html`<li key=${id}><${FamilyEmblem} colour=${scene.colour(scene.view.areas[id].owner)} size=${22} number=${scene.view.areas[id].soldati} /> ${scene.pack.place(id)} <small>${say(`wt-way-${way}`)}</small></li>`)}
      ${targets.length > TARGETS && html`<li>${say("wt-order-more", { n: targets.length - TARGETS })}</li>`}</ul>`}</section>`;
}
