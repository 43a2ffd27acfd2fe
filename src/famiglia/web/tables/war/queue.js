// @ts-check
/** The orders of an encounter phase, in the order of execution. */

import { useEffect, useRef } from "preact/hooks";

import { html } from "../../core/html.js";
import { say } from "../../core/words.js";
import { orderState } from "./attack.js";
import { FamilyEmblem } from "./family-emblem.js";
import { Initiative, orderText } from "./order-token.js";

/** @import {QueuedOrder} from "../../core/messages.js" */
/** @import {Scene} from "./scene.js" */
/** @import {TableActions} from "./table.js" */

/** The queue of the phase. Those who only watch see what still lies on the map. @param {Scene} scene @returns {QueuedOrder[]} */
export function queueOf(scene) {
  const { guidance, view } = orderState(scene);
  const { pack } = scene;
  if (view.phase !== "encounter") return [];
  if (guidance?.queue) return guidance.queue;
  const found = Object.entries(view.areas).flatMap(([area, { orders, owner }]) =>
    orders.flatMap(({ order: id, face_up: open, executed }) => {
      const order = pack.orders.get(id ?? "");
      if (!order || !open || typeof owner !== "number") return [];
      const state = executed ? "done" : view.decision.order === id ? "now" : "next";
      return [/** @type {QueuedOrder} */ ({ area, order: order.id, seat: owner, initiative: order.initiative, state, type: order.type })];
    }),
  );
  const rank = (/** @type {QueuedOrder} */ each) => (each.state === "done" ? 0 : 2000) + (each.type === "supply" ? 0 : 1000) + each.initiative;
  found.sort((one, other) => rank(one) - rank(other));
  const next = found.findIndex((each) => each.state === "next");
  return found.some((each) => each.state === "now") ? found : found.map((each, at) => (at === next ? { ...each, state: "now" } : each));
}

/** Keep one item of a row that scrolls in sight. @param {import("preact").RefObject<HTMLElement|null>} list @param {number} at */
export function useScrollTo(list, at) {
  useEffect(() => {
    // Before the next picture everything is laid out anyway.
    const wish = requestAnimationFrame(() => {
      const item = /** @type {HTMLElement|undefined} */ (list.current?.children[at]);
      if (list.current && item) list.current.scrollTo({ left: item.offsetLeft - list.current.clientWidth / 3 });
    });
    return () => cancelAnimationFrame(wish);
  }, [at]);
}

/** @param {{scene: Scene, actions: TableActions}} props */
export function Queue({ scene, actions }) {
  const list = useRef(/** @type {HTMLOListElement|null} */ (null));
  const queue = queueOf(scene);
  const now = queue.findIndex((each) => each.state === "now");
  const at = now < 0 ? queue.findIndex((each) => each.state === "next") : now;
  useScrollTo(list, at);
  return html`<ol class="queue" ref=${list} tabindex="0" aria-label=${say("wt-rail-queue")}>
    ${queue.map((each) => html`<${QueueItem} key=${each.order} each=${each} scene=${scene} actions=${actions} />`)}</ol>`;
}

/** @param {{each: QueuedOrder, scene: Scene, actions: TableActions}} props */
function QueueItem({ each, scene, actions }) {
  const order = scene.pack.orders.get(each.order);
  if (!order) return null;
  const label = say("wt-rail-order", { initiative: each.initiative, area: scene.pack.place(each.area), name: scene.names[each.seat], state: each.state, text: orderText(each.order, scene) });
  const light = () => actions.point({ kind: "area", id: each.area });
  return html`<li class=${each.state} aria-current=${each.state === "now" ? "step" : undefined} onMouseEnter=${light} onMouseLeave=${() => actions.point(null)}>
    <span class="vh">${label}</span>
    <span class="top-line" aria-hidden="true"><${Initiative} order=${order} size=${26} /><${FamilyEmblem} colour=${order.family} size=${18} />
      ${each.state === "now" && html`<b>${order.name}</b>`}${each.state === "done" && html`<i class="tick">✓</i>`}${each.state === "lapsed" && html`<i class="lapse">×</i>`}</span>
    <span class="where" aria-hidden="true">${scene.pack.place(each.area)}</span></li>`;
}
