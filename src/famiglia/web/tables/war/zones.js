// @ts-check
/** The zones of the war's table, as plain lists. */

import { html } from "../../core/html.js";
import { titleCase } from "../../core/text.js";
import { say } from "../../core/words.js";
import { coloured } from "./names.js";

/** @import {AreaOrderView, AreaView, FamilyView, TableState, WarState} from "../../core/messages.js" */

/** Who plays which family, with what. @param {{state: TableState, names: string[]}} props */
export function Families({ state, names }) {
  const { view, to_decide } = /** @type {WarState} */ (state.game);
  return html`<div class="scroll" tabindex="0" role="region" aria-label=${say("web-seats")}><table class="families">
    <thead><tr><th scope="col">${say("web-seats")}</th><th scope="col">${say("web-war-team")}</th><th scope="col">${say("web-war-family")}</th>
      <th scope="col">Mandamenti</th><th scope="col">${say("web-war-money")}</th><th scope="col">${say("web-war-headquarters")}</th></tr></thead>
    <tbody>${view.seats.map((/** @type {FamilyView} */ seat) => html`<tr key=${seat.seat} data-turn=${to_decide.includes(seat.seat)}>
      <th scope="row">${names[seat.seat]}</th><td>${titleCase(seat.team)}</td><td>${seat.family ? coloured(seat.family) : "–"}</td>
      <td>${seat.mandamenti ?? "–"}</td><td>${seat.money ?? "–"}</td><td>${seat.headquarters ?? "–"}</td></tr>`)}</tbody>
  </table></div>`;
}

/** What lies in each area. @param {{areas: Record<string, AreaView>, names: string[]}} props */
export function Areas({ areas, names }) {
  /** @param {AreaView["owner"]} owner */
  const holder = (owner) => (typeof owner === "number" ? names[owner] : owner ? say("war-name-neutral") : "–");
  return html`<div class="scroll" tabindex="0" role="region" aria-label=${say("web-war-areas")}><table class="areas">
    <thead><tr><th scope="col">${say("web-war-areas")}</th><th scope="col">${say("web-war-holder")}</th><th scope="col">Soldati</th>
      <th scope="col">${say("web-war-labs")}</th><th scope="col">${say("web-war-cars")}</th><th scope="col">${say("web-war-orders")}</th></tr></thead>
    <tbody>${Object.entries(areas).map(([id, area]) => html`<tr key=${id}><th scope="row">${titleCase(id)}</th><td>${holder(area.owner)}</td>
      <td>${area.soldati || "–"}</td><td>${area.labs || "–"}</td><td>${area.cars || "–"}</td>
      <td>${area.orders.map((/** @type {AreaOrderView} */ order) => (order.order ? coloured(order.order) : "▪")).join(", ") || "–"}</td></tr>`)}</tbody>
  </table></div>`;
}
