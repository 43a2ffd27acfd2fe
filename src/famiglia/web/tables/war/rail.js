// @ts-check
/** Who plays after whom, and in the encounter the orders in the order of execution. */

import { useMemo, useRef } from "preact/hooks";

import { html } from "../../core/html.js";
import { say } from "../../core/words.js";
import { FamilyEmblem } from "./family-emblem.js";
import { orderOfPlay, ordersPlaced, relationOf } from "./order-of-play.js";
import { Queue, queueOf, useScrollTo } from "./queue.js";
import { Symbol } from "./symbols.js";

/** @import {Scene} from "./scene.js" */

/** @param {{scene: Scene, state: import("../../core/messages.js").TableState, actions: import("./table.js").TableActions}} props */
export function Rail({ scene, actions }) {
  if (queueOf(scene).length) return html`<section class="rail" aria-label=${say("wt-rail-queue")}><${Queue} scene=${scene} actions=${actions} /></section>`;
  return html`<section class="rail" aria-label=${say("wt-rail-order-of-play")}><${Plates} scene=${scene} /></section>`;
}

/** All families in the order of play. @param {{scene: Scene}} props */
function Plates({ scene }) {
  const list = useRef(/** @type {HTMLOListElement|null} */ (null));
  const order = orderOfPlay(scene);
  const at = order.findIndex((seat) => scene.now.to_decide.includes(seat));
  useScrollTo(list, at);
  return html`<ol class="plates" ref=${list} tabindex="0" aria-label=${say("wt-rail-order-of-play")}>${order.map((seat) => html`<${Plate} key=${seat} scene=${scene} seat=${seat} />`)}</ol>`;
}

/** A family in the order of play. @param {{scene: Scene, seat: number}} props */
function Plate({ scene, seat }) {
  const { family, money = null, headquarters = null } = scene.family(seat);
  const { relation, colour } = relationOf(scene, seat);
  const decides = scene.now.to_decide.includes(seat);
  const begins = scene.view.starter === seat && scene.view.phase !== "setup";
  const placed = ordersPlaced(scene, seat);
  return useMemo(() => html`<li class="seat-plate${decides ? " decides" : ""}" data-seat=${seat}>
    <${FamilyEmblem} colour=${family} size=${34} />
    <span class="who"><b dir="auto">${scene.names[seat]}</b> <em class=${relation}>${say("wt-rail-relation", { relation, colour: colour && say("web-war-colour", { colour }) })}</em>
      ${begins && html`<${Symbol} name="primo" size=${16} text=${say("wt-rail-starter")} />`}</span>
    ${family && html`<span class="holds">
      ${money === null || headquarters === null ? html`<span class="unknown"><${Symbol} name="hq" size=${15} />${say("wt-rail-hidden")}</span>` : html`
        <span><${Symbol} name="coin" size=${15} text=${say("web-war-money")} />${money}</span><span><${Symbol} name="soldato" size=${15} text=${say("wt-rail-soldati")} />${headquarters}</span>`}
      <span class="placed"><${Symbol} name="order-down" size=${15} />${say("wt-rail-placed", { n: placed })}</span></span>`}
    ${decides && html`<i class="lamp" role="img" aria-label=${say("wt-rail-decides")} />`}</li>`,
    [scene.names[seat], family, money, headquarters, relation, colour, decides, begins, placed, say("wt-rail-hidden")]);
}
