// @ts-check
/** The headquarters of the viewer's team: what nobody else may see. */

import { html } from "../../core/html.js";
import { say } from "../../core/words.js";
import { FamilyEmblem } from "./family-emblem.js";
import { explain } from "./order-tip-state.js";
import { OrderToken } from "./order-token.js";
import { rove } from "./roving.js";
import { Symbol } from "./symbols.js";

/** @import {Scene} from "./scene.js" */
/** @import {TableActions} from "./table.js" */

/** Steps in which an order of the headquarters is issued. */
const ISSUING = ["issue", "which-order"];

/** Whether the viewer issues an order now. @param {Scene} scene */
export function issues(scene) {
  return scene.open && ISSUING.includes(scene.step);
}

/** The seats whose headquarters are shown: those of the team, or all that lie open. @param {Scene} scene @returns {number[]} */
export function shownHeadquarters(scene) {
  const open = scene.view.seats.filter((seat) => typeof seat.headquarters === "number").map((seat) => seat.seat);
  return [...scene.team, ...open.filter((seat) => !scene.team.includes(seat))];
}

/** The headquarters beside each other; with `large` the viewer's own orders with their names.
 * @param {{scene: Scene, actions: TableActions, large: boolean}} props */
export function AllHeadquarters({ scene, actions, large }) {
  const seats = shownHeadquarters(scene);
  return html`<div class="all-headquarters${seats.length > 2 ? " many" : ""}">
    ${seats.map((seat) => html`<${Headquarters} key=${seat} scene=${scene} actions=${actions} seat=${seat} large=${large && seat === scene.seat} short=${seats.length > 2} />`)}</div>`;
}

/** @param {{scene: Scene, actions: TableActions, seat: number, large: boolean, short: boolean}} props */
function Headquarters({ scene, actions, seat, large, short }) {
  const family = scene.family(seat);
  const name = scene.pack.families.get(family.family ?? "")?.name;
  const own = seat === scene.seat;
  const orders = family.orders?.headquarters ?? [];
  const title = name ?? scene.names[seat];
  return html`<section class="headquarters${own ? " own" : ""}" aria-label=${say("wt-hq-of", { name: scene.names[seat], family: title })}>
    <p class="hq-line"><${FamilyEmblem} colour=${family.family} size=${20} /><b>${title}</b><em dir="auto">${seat === scene.seatNames.you ? say("wt-hq-you") : scene.names[seat]}</em>
      <${Count} symbol="coin" text=${say("web-war-money")}>${family.money ?? "?"}<//>
      <${Count} symbol="soldato" text=${say("wt-rail-soldati")}>${own && !short ? say("wt-hq-soldati", { here: family.headquarters ?? 0, supply: family.supply ?? 0 }) : (family.headquarters ?? "?")}<//>
      ${own && !short && html`<${Count} symbol="car" text=${say("wt-hq-cars")} less>${family.cars ?? 0}<//><${Count} symbol="boat" text=${say("wt-hq-boats")} less>${family.boats ?? 0}<//>
        <${Count} symbol="influence" text=${say("wt-hq-influence")} less>${family.tokens ?? 0}<//>${family.bust && html`<${Count} symbol="bust" text=${say("wt-hq-bust")} less />`}`}
      ${large && html`<span class="hint">${say(issues(scene) ? "wt-hq-issue" : "wt-hq-look")}</span>`}</p>
    <${Orders} scene=${scene} actions=${actions} orders=${orders} own=${own} large=${large} /></section>`;
}

/** A number behind its symbol. @param {{symbol: string, text: string, less?: boolean, children?: any}} props */
function Count({ symbol, text, less = false, children }) {
  return html`<span class="count${less ? " less" : ""}" title=${text}><${Symbol} name=${symbol} size=${17} text=${text} />${children}</span>`;
}

/** The orders of a headquarters, overlapping like a hand of cards where they are many.
 * @param {{scene: Scene, actions: TableActions, orders: string[], own: boolean, large: boolean}} props */
function Orders({ scene, actions, orders, own, large }) {
  if (!orders.length) return html`<p class="no-orders">${say("wt-hq-no-orders")}</p>`;
  const wish = own ? (scene.wish ?? "") : "";
  const issuing = own && issues(scene);
  const first = orders.find((id) => id === wish) ?? orders[0];
  const pick = (/** @type {string} */ id) => (/** @type {MouseEvent} */ event) => {
    if (own && (scene.movesOf("order", id).length || scene.step === "issue")) actions.pick("order", id);
    else explain({ order: id }, event.currentTarget, 0);
  };
  return html`<ul class="order-hand" data-roving onKeyDown=${rove}>${orders.map((id) => html`<li key=${id}>
    <${OrderToken} order=${id} scene=${scene} picked=${wish === id} legal=${issuing && scene.step === "issue" || scene.movesOf("order", id).length > 0} size=${large ? "middle" : "small"}
      tabindex=${id === first ? 0 : -1} onPick=${pick(id)} />
    ${large && html`<span class="name" aria-hidden="true">${scene.pack.orders.get(id)?.name}</span>`}</li>`)}</ul>`;
}
