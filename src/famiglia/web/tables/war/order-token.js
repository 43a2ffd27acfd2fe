// @ts-check
/** An order as its token: initiative, tier, and a field for every symbol. */

import { useMemo } from "preact/hooks";

import { liveryOf } from "../../art/war-families.js";
import { html } from "../../core/html.js";
import { say } from "../../core/words.js";
import { FamilyEmblem } from "./family-emblem.js";
import { explainable } from "./order-tip-state.js";
import { orderSymbols } from "./order-symbols.js";
import { Symbol } from "./symbols.js";

/** @import {PackOrder} from "../../core/messages.js" */
/** @import {Scene} from "./scene.js" */

/** The corners of a star with eight points. */
const STAR = Array.from({ length: 16 }, (_, at) => {
  const radius = at % 2 ? 12.8 : 16.4;
  const angle = (at / 16) * 2 * Math.PI;
  return `${(radius * Math.sin(angle)).toFixed(1)},${(-radius * Math.cos(angle)).toFixed(1)}`;
}).join(" ");

/** The initiative of an order: in a star for an attack, in a circle for supply. @param {{order: PackOrder, size?: number}} props */
export function Initiative({ order, size = 24 }) {
  return html`<svg class="initiative" width=${size} height=${size} viewBox="-17 -17 34 34" aria-hidden="true">
    ${order.type === "attack" ? html`<polygon points=${STAR} />` : html`<circle r="15.4" /><circle class="ring" r="12.8" />`}
    <text y="6" text-anchor="middle">${order.initiative}</text></svg>`;
}

/** An order in words: its name and all that it does. @param {string} id @param {Scene} scene */
export function orderText(id, scene) {
  const order = scene.pack.orders.get(id);
  return order ? say("war-label", { name: order.name, text: scene.tell(order.says) }) : id;
}

/** @param {import("../../core/messages.js").PackOrder} order @param {ReturnType<typeof orderSymbols>} symbols @param {string} size */
function tokenDrawing(order, symbols, size) {
  const { fill, ink } = liveryOf(order.family);
  const icon = { small: 16, middle: 20, large: 26 }[size] ?? 16;
  return html`<span class="rank" style=${`--c:${fill};--k:${ink}`}><${Initiative} order=${order} size=${icon * 1.5} />
      <span class="tier">${order.row ? html`<${Symbol} name=${order.row} size=${icon * 0.75} /><b>${order.column}</b>` : html`<i />`}</span></span>
    ${symbols.map(({ field, symbol, text, base }) => html`<span class="field ${field}${base ? " base" : ""}${text.length > 2 ? " wide" : ""}"><${Symbol} name=${symbol} size=${icon} />${text && html`<b>${text}</b>`}</span>`)}`;
}

/** The token of an order. With `onPick` it is a button; `size` is `small`, `middle` or `large`; more words about it stand in `note`.
 * @param {{order: string, scene: Scene, picked?: boolean, legal?: boolean, onPick?: () => void, size?: string, note?: string, tabindex?: number}} props */
export function OrderToken({ order: id, scene, picked = false, legal = false, onPick, size = "small", note = "", tabindex }) {
  const order = scene.pack.orders.get(id);
  const symbols = useMemo(() => (order ? orderSymbols(order) : []), [order]);
  const drawing = useMemo(() => order && tokenDrawing(order, symbols, size), [order, symbols, size]);
  const text = useMemo(() => orderText(id, scene), [id, scene.pack, say("wt-strip")]);
  if (!order) return null;
  const label = [text, note].filter(Boolean).join(" ");
  const kind = `order-token ${size}${picked ? " picked" : ""}${legal ? " legal" : ""}`;
  const style = `--n:${symbols.length + symbols.filter((each) => each.text.length > 2).length * 0.9}`;
  if (!onPick) return html`<span class=${kind} style=${style} role="img" aria-label=${label} data-order=${id} ...${explainable({ order: id })}>${drawing}</span>`;
  return html`<button type="button" class=${kind} style=${style} aria-label=${label} aria-pressed=${picked} data-order=${id} tabindex=${tabindex} data-stop=${tabindex === undefined ? undefined : ""} ...${explainable({ order: id })} onClick=${onPick}>${drawing}</button>`;
}

/** The back of an order token that the viewer may not look at. @param {{colour: string|null, text: string}} props */
export function OrderBack({ colour, text }) {
  return html`<span class="order-token back" role="img" aria-label=${text}><${FamilyEmblem} colour=${colour} size=${24} /></span>`;
}
