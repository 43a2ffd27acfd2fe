// @ts-check

import { html } from "../../core/html.js";
import { say } from "../../core/words.js";
import { OrderToken, orderText } from "./order-token.js";

/** The viewer's orders, of which one is issued: before or after its area. @param {{scene: import("./scene.js").Scene, actions: import("./table.js").TableActions}} props */
export function OrderList({ scene, actions }) {
  const orders = scene.seat === null ? [] : (scene.family(scene.seat).orders?.headquarters ?? []);
  const asked = scene.step === "which-order";
  if (!orders.length) return null;
  return html`<h3 class="label">${say(asked ? "wt-orders-which" : "wt-orders-first")}</h3>
    <ul class="order-choices">${orders.map((id) => {
      const legal = asked && scene.movesOf("order", id).length > 0;
      return html`<li key=${id}><${OrderToken} order=${id} scene=${scene} size="middle" picked=${scene.wish === id} legal=${legal} onPick=${() => actions.pick("order", id)} /><span>${scene.pack.orders.get(id)?.name}</span></li>`;
    })}</ul>${scene.wish && html`<p class="order-note">${orderText(scene.wish, scene)}</p>`}`;
}
