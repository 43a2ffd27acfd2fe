// @ts-check
/** A row of the viewer's family mat, with what its next tokens reveal. */

import { html } from "../../core/html.js";
import { say } from "../../core/words.js";
import { TokenDisc } from "./sheet-pieces.js";
import { Symbol } from "./symbols.js";

/** @import {PackEffect} from "../../core/messages.js" */
/** @import {Scene} from "./scene.js" */

/** A space of the mat as it is drawn. @param {PackEffect} effect */
function drawing({ verb, parameters }) {
  if (verb === "base") return html`<b>${parameters.value}</b>`;
  if (verb === "car_base") return html`<span><${Symbol} name="shotgun" size=${15} /><b>${parameters.attack}</b></span><span><${Symbol} name="bomb" size=${15} /><b>${parameters.strike}</b></span>`;
  if (verb === "money") return html`<span><${Symbol} name="coin" size=${20} /><b>${parameters.n}</b></span>`;
  return html`<${Symbol} name=${verb} size=${26} />`;
}

/** @param {Scene} scene @param {string} row */
function rowOf(scene, row) {
  const seat = /** @type {number} */ (scene.seat);
  const printed = scene.pack.families.get(scene.colour(seat))?.mat.find((each) => each.row === row);
  const before = /** @type {any} */ (scene.now.view.seats[seat].mat)?.[row]?.tokens ?? 0;
  const after = /** @type {any} */ (scene.view.seats[seat].mat)?.[row]?.tokens ?? 0;
  const spaces = printed?.groups.flatMap((group) => group.spaces.map((space, at) => ({ space, group, first: at === 0 }))) ?? [];
  return { printed, spaces, open: spaces.length - before, now: spaces.length - after };
}

/** The rows from which the draft has taken tokens. @param {Scene} scene @returns {string[]} */
export function openedRows(scene) {
  if (scene.seat === null || !scene.draft.steps.length) return [];
  const rows = scene.pack.families.get(scene.colour(scene.seat))?.mat.map(({ row }) => row) ?? [];
  return rows.filter((row) => {
    const { open, now } = rowOf(scene, row);
    return now > open;
  });
}

/** @param {{scene: Scene, row: string, next?: number}} props */
export function MatRow({ scene, row, next = 0 }) {
  const { printed, spaces, open, now } = rowOf(scene, row);
  if (!printed) return null;
  const lifted = now + next;
  const colour = scene.colour(scene.seat);
  let at = 0;
  return html`<section class="row-plate"><h3><${Symbol} name=${row} size=${20} /> ${say(`war-institution-${row}`)} ${lifted > open && html`<em>${say("wt-mat-leave", { n: lifted - open })}</em>`}</h3>
    <div class="row-groups">${printed.start && html`<div class="row-group" data-name="·"><span class="row-space start">${drawing(printed.start)}</span></div>`}
      ${printed.groups.map((group) => html`<div class="row-group" key=${group.column} data-name=${group.column}>${group.spaces.map((space) => {
        const index = at;
        at += 1;
        const kind = index < open ? "" : index < lifted ? " lifted" : " covered";
        return html`<span key=${index} class="row-space${kind}">${drawing(space)}${index >= open && html`<${TokenDisc} colour=${colour} size=${index < lifted ? 24 : 46} />`}</span>`;
      })}</div>`)}</div>
    <ul class="reveals">${spaces.slice(open, lifted).flatMap(({ space, group, first }) => {
      const lasting = space.verb === "base" || space.verb === "car_base";
      const order = scene.pack.orders.get(group.order);
      return html`<li><span class="badge-icon"><${Symbol} name=${lasting ? "control" : space.verb === "money" ? "coin" : space.verb} size=${20} /></span><span>${say(lasting ? "wt-reveal-lasting" : "wt-reveal-instant")} <b>${scene.tell(space.says)}</b></span></li>
        ${first && order && html`<li><span class="badge-icon"><${Symbol} name="order-advanced" size=${20} /></span><span>${say("wt-reveal-order")} <b>${say("war-label", { name: order.name, text: scene.tell(order.says) })}</b></span></li>`}`;
    })}</ul></section>`;
}
