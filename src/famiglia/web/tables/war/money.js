// @ts-check
/** Where the money of a turn goes. */

import { html } from "../../core/html.js";
import { say } from "../../core/words.js";
import { FamilyEmblem } from "./family-emblem.js";
import { feeOf } from "./sheet-facts.js";
import { TokenDisc } from "./sheet-pieces.js";
import { Symbol } from "./symbols.js";
import { tokenTaken } from "./turn.js";

/** @import {Scene} from "./scene.js" */

/** @param {{scene: Scene, supply: number, to: Record<string, number>, keep: number, token?: string}} props */
export function MoneySplit({ scene, supply, to, keep, token }) {
  const fees = Object.entries(to).filter(([, fee]) => fee > 0);
  return html`<span class="money-split">
    ${token && html`<span class="money-share"><${TokenDisc} colour=${token} size=${18} /> ${say("wt-money-token")} <b>${fees.reduce((sum, [, fee]) => sum + fee, 0)}</b></span>`}
    ${supply !== 0 && html`<span class="money-share"><${Symbol} name="coin" size=${17} /> ${say(supply > 0 ? "wt-money-supply" : "wt-money-income")} <b>${Math.abs(supply)}</b></span>`}
    ${fees.map(([seat, fee]) => html`<span class="money-share" key=${seat}><${FamilyEmblem} colour=${scene.colour(Number(seat))} size=${17} /> ${say("wt-money-to", { name: scene.names[Number(seat)] })} <b>${fee}</b></span>`)}
    <span class="money-share${keep < 0 ? " no" : ""}">${say(keep < 0 ? "wt-money-short" : "wt-money-keep")} <b>${Math.abs(keep)}</b></span></span>`;
}

/** Steps in which nothing of the turn has been paid for yet. */
const NOT_BEGUN = ["start-tokens", "tiles", "turn", "ultima"];

/** What the turn pays, from the fee of a token that is only picked. @param {{scene: Scene}} props */
export function DraftMoney({ scene }) {
  if (scene.seat === null || (!scene.draft.steps.length && NOT_BEGUN.includes(scene.step))) return null;
  const before = scene.now.view.seats[scene.seat].money ?? 0;
  const left = scene.family(scene.seat).money ?? 0;
  const token = tokenTaken(scene);
  const column = scene.draft.steps.find(({ made }) => made.verb === "column");
  /** @type {Record<string, number>} */
  const to = {};
  if (column) Object.assign(to, scene.now.guidance?.columns?.find((each) => each.column === /** @type {any} */ (column.made.arguments).column)?.to);
  const placed = scene.draft.steps.some(({ made }) => made.verb === "space");
  const colour = token?.colour;
  const owner = colour ? scene.seatOf(colour) : null;
  const fee = colour ? feeOf(scene, colour) : 0;
  if (owner !== null && fee) to[owner] = fee;
  const keep = placed ? left : left - fee;
  const fees = Object.values(to).reduce((sum, fee) => sum + fee, 0);
  return html`<p class="draft-money"><${MoneySplit} scene=${scene} supply=${before - keep - fees} to=${to} keep=${keep} token=${colour} /></p>`;
}
