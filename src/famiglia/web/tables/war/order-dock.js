// @ts-check
/** An order in the dock: its token, its parts, and the numbers of those that are drafted. */

import { html } from "../../core/html.js";
import { capital } from "../../core/text.js";
import { say } from "../../core/words.js";
import { orderIn, orderState } from "./attack.js";
import { Numbers } from "./numbers.js";
import { orderSymbols } from "./order-symbols.js";
import { OrderToken } from "./order-token.js";
import { Symbol } from "./symbols.js";
import { after, before, argumentsOf } from "./turn.js";

/** @import {ContentProps} from "./decisions.js" */
/** @import {Scene} from "./scene.js" */

/** The effect of a part of an order that a draft carries out, in words. @param {Scene} scene @param {number} at the place of the step in the draft */
function doneText(scene, at) {
  const { made } = scene.draft.steps[at];
  const order = orderIn(before(scene, at));
  const effect = scene.pack.orders.get(order?.order ?? "")?.effects[(argumentsOf(scene.draft.steps[at]).number ?? 0) - 1];
  return capital(scene.tell(effect?.says ?? made.says));
}

/** Why a part that a draft carries out moves no Soldati; "" if it moves some, or is about something else. @param {Scene} scene @param {number} at the place of the step in the draft */
function idleText(scene, at) {
  const { decision, seats } = after(scene.draft.steps[at]).view;
  const { headquarters, supply } = seats[scene.seat ?? 0];
  const source = decision.step === "place" ? headquarters : decision.step === "recruit" ? supply : null;
  return source === 0 ? say(`wt-enc-idle-${decision.step}`, { most: decision.most ?? 0 }) : "";
}

/** The parts of orders that the draft carries out. @param {{scene: Scene}} props */
export function Done({ scene }) {
  const parts = scene.draft.steps.flatMap(({ made }, at) => (made.verb === "part" ? [at] : []));
  if (!parts.length) return null;
  return html`<ul class="done">${parts.map((at) => {
    const idle = idleText(scene, at);
    return html`<li key=${at} class=${idle ? "idle" : undefined}>${doneText(scene, at)}${idle && html`<small>${idle}</small>`}</li>`;
  })}</ul>`;
}

/** @param {ContentProps} props */
export function OrderDock({ scene, actions }) {
  const order = orderIn(orderState(scene)) ?? orderIn(scene.now);
  const effects = scene.pack.orders.get(order?.order ?? "")?.effects ?? [];
  const parts = scene.choices.filter((choice) => choice.verb === "part");
  return html`${order && html`<${OrderToken} order=${order.order} scene=${scene} size="large" />`}
    <${Done} scene=${scene} /><${Numbers} scene=${scene} />
    ${parts.length > 0 && html`<div class="aims" role="group" aria-label=${say("war-step-order")}>${parts.map((choice) => {
      const effect = effects[(choice.arguments.number ?? 0) - 1];
      return html`<button type="button" key=${choice.move} class="aim" onClick=${() => actions.choose(choice.move)}>${effect && html`<${Symbol} name=${orderSymbols({ effects: [effect], skull: 0, vest: 0 })[0].symbol} size=${26} />`}<b>${effect ? capital(scene.tell(effect.says)) : scene.tell(choice.says)}</b></button>`;
    })}</div>`}`;
}
