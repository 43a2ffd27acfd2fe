// @ts-check
/** The public mats of all families: the values and orders that are uncovered, and what the next token uncovers. */

import { useState } from "preact/hooks";

import { html } from "../../core/html.js";
import { capital } from "../../core/text.js";
import { say } from "../../core/words.js";
import { FamilyEmblem } from "./family-emblem.js";
import { explainable } from "./order-tip-state.js";
import { Initiative, orderText } from "./order-token.js";
import { rove } from "./roving.js";
import { Symbol } from "./symbols.js";

/** @import {MatRowView, PackEffect, PackGroup, PackMatRow} from "../../core/messages.js" */
/** @import {Scene} from "./scene.js" */

/** The mats of the two families of a team. @param {{scene: Scene}} props */
export function Mats({ scene }) {
  const teams = [...new Set(scene.view.seats.map((seat) => seat.team))];
  const mine = scene.view.seats[scene.team[0] ?? 0]?.team;
  const [team, setTeam] = useState(mine ?? teams[0]);
  const seats = scene.view.seats.filter((seat) => seat.team === team).map((seat) => seat.seat);
  seats.sort((one, other) => Number(other === scene.seat) - Number(one === scene.seat));
  return html`<div class="mats">
    <p class="whose" role="group" aria-label=${say("wt-mat-whose")}>${teams.map((each) => html`<button key=${each} type="button" class="pill" aria-pressed=${each === team} onClick=${() => setTeam(each)}>
      ${scene.view.seats.filter((seat) => seat.team === each).map((seat) => html`<${FamilyEmblem} key=${seat.seat} colour=${seat.family} size=${20} />`)}
      ${say(each === mine && scene.team.length ? "wt-mat-ours" : "wt-mat-theirs", { names: scene.view.seats.filter((seat) => seat.team === each).map((seat) => scene.names[seat.seat]).join(", ") })}</button>`)}</p>
    <div class="side-by-side">${seats.map((seat) => html`<${Mat} key=${seat} scene=${scene} seat=${seat} />`)}</div></div>`;
}

/** @param {{scene: Scene, seat: number}} props */
function Mat({ scene, seat }) {
  const { family: colour, mat } = scene.family(seat);
  const family = scene.pack.families.get(colour ?? "");
  if (!family || !mat) return html`<p class="no-mat">${say("wt-orders-none")}</p>`;
  const rows = /** @type {Record<string, MatRowView>} */ (/** @type {unknown} */ (mat));
  return html`<section class="family-mat" aria-label=${say("wt-mat-of", { family: family.name, name: scene.names[seat] })} onKeyDown=${rove}>
    <h2><${FamilyEmblem} colour=${colour} size=${20} /> ${family.name} <em dir="auto">${scene.names[seat]}</em></h2>
    ${family.mat.map((row, at) => html`<${MatRow} key=${row.row} scene=${scene} row=${row} first=${at === 0} now=${rows[row.row]} colour=${colour} />`)}</section>`;
}

/** The value that a row gives now. @param {MatRowView} now */
function valueOf(now) {
  if (now.base !== undefined) return String(now.base);
  return now.attack === undefined ? "" : `${now.attack} / ${now.strike ?? 0}`;
}

/** What can be explained on the mat: an image with words, which the arrow keys reach. @param {string} label @param {import("./order-tip-state.js").Explanation} about @param {boolean} [first] whether Tab leads to it */
const explainedPart = (label, about, first = false) => ({ role: "img", "aria-label": label, tabindex: first ? 0 : -1, "data-stop": "", ...explainable(about) });

/** @param {{scene: Scene, row: PackMatRow, now: MatRowView, colour: string|null, first: boolean}} props */
function MatRow({ scene, row, now, colour, first }) {
  const spaces = row.groups.flatMap((group) => group.spaces.map((effect) => ({ group, effect })));
  const open = spaces.length - now.tokens;
  const next = spaces[open];
  const gained = (/** @type {PackGroup} */ group) => spaces.findIndex((space) => space.group === group) < open;
  const coming = next && (gained(next.group) ? scene.tell(next.effect.says) : `${scene.tell(next.effect.says)}, ${scene.pack.orders.get(next.group.order)?.name}`);
  const name = say(`war-institution-${row.row}`);
  const follows = coming ? say("wt-mat-next", { what: coming }) : say("wt-mat-empty");
  const label = say("wt-mat-row", { row: name, value: valueOf(now) || "–", next: follows });
  const value = say("wt-mat-value", { row: row.row, n: now.base ?? 0, attack: now.attack ?? 0, strike: now.strike ?? 0 });
  let at = 0;
  return html`<div class="mat-line">
    <span class="row-name" ...${explainedPart(`${label}. ${value}`, { words: [name, value, capital(follows)] }, first)}><${Symbol} name=${row.row} size=${22} /><b>${valueOf(now)}</b></span>
    ${row.groups.map((group) => html`<span key=${group.column} class="mat-group${gained(group) ? " mat-gained" : ""}">
      ${group.spaces.map((effect) => {
        const place = at++;
        return html`<${Space} key=${place} scene=${scene} effect=${effect} left=${place - open + 1} covered=${place >= open} next=${place === open} colour=${colour} />`;
      })}
      <${OrderOf} scene=${scene} group=${group} gained=${gained(group)} /></span>`)}</div>`;
}

/** What a space of the mat shows, with the influence token on it; `left` tokens have to go before it is uncovered.
 * @param {{scene: Scene, effect: PackEffect, left: number, covered: boolean, next: boolean, colour: string|null}} props */
function Space({ scene, effect, left, covered, next, colour }) {
  const parameters = /** @type {any} */ (effect.parameters);
  const drawn = effect.verb === "base" ? parameters.value : effect.verb === "car_base" ? html`${parameters.attack}<small>/${parameters.strike}</small>`
    : html`<${Symbol} name=${effect.verb === "money" ? "coin" : effect.verb} size=${18} />${parameters.n && html`<small>${parameters.n}</small>`}`;
  const words = [scene.tell(effect.says), say("wt-mat-space", { left: Math.max(0, left) })];
  return html`<span class="mat-disc${covered ? " covered" : ""}${next ? " next" : ""}" ...${explainedPart(capital(words.join(". ")), { words })}><b>${drawn}</b>
    ${covered && html`<${FamilyEmblem} colour=${colour} size=${15} />`}</span>`;
}

/** The order that comes with the first token of a group. @param {{scene: Scene, group: PackGroup, gained: boolean}} props */
function OrderOf({ scene, group, gained }) {
  const order = scene.pack.orders.get(group.order);
  if (!order) return null;
  const label = say("wt-mat-order", { text: orderText(order.id, scene), gained: gained ? "yes" : "no" });
  const when = say("wt-mat-group", { gained: gained ? "yes" : "no", column: group.column });
  return html`<span class="mat-order" ...${explainedPart(label, { order: order.id, words: [when] })}><${Initiative} order=${order} size=${26} /><i>${group.column}</i></span>`;
}
