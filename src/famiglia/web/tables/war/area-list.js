// @ts-check
/** The areas and seas that can be chosen, as a list: everything that the map offers is also here. */

import { html } from "../../core/html.js";
import { say } from "../../core/words.js";
import { FamilyEmblem } from "./family-emblem.js";
import { coming } from "./map-facts.js";
import { Symbol } from "./symbols.js";
import { mostPlaced } from "./turn.js";

/** @import {WarChoice} from "../../core/messages.js" */
/** @import {Scene} from "./scene.js" */

/** The most Soldati that could come, and from where. @param {Scene} scene @param {string} area */
function threat(scene, area) {
  const threats = scene.guidance.threats?.[area] ?? [];
  const worst = threats.reduce((best, each) => (best && coming(best) >= coming(each) ? best : each), threats[0]);
  return worst ? say("wt-threat", { area: scene.pack.place(worst.source), n: coming(worst) }) : "";
}

/** How many areas of the enemies and neutral ones an order could attack from here. @param {Scene} scene @param {string} area */
function reached(scene, area) {
  const { land = [], allies = [], sea = {} } = scene.guidance.reach?.[area] ?? {};
  const occupied = [...new Set([...land, ...allies, ...Object.keys(sea)])].map((id) => scene.view.areas[id]).filter((each) => each?.soldati);
  const neutral = occupied.filter(({ owner }) => owner === "neutral").length;
  const enemies = occupied.filter(({ owner }) => typeof owner === "number" && !scene.team.includes(owner)).length;
  return say("wt-reach", { n: enemies, neutral });
}

/** What happens in an area, written at its right. @param {Scene} scene @param {string} id */
function gain(scene, id) {
  const { soldati, cars, labs } = scene.view.areas[id];
  if (scene.step === "into") return `${soldati} → ${soldati + mostPlaced(scene)}`;
  if (scene.step === "units") return `${soldati} → ${soldati + 1}`;
  const kit = /** @type {[string, number][]} */ ([["car", cars], ["lab", labs]]).filter(([, count]) => count > 0);
  return html`${kit.map(([name, count]) => html`<span><${Symbol} name=${name} size=${16} />${count > 1 && count}</span>`)}`;
}

/** @param {Scene} scene @param {string} id */
function line(scene, id) {
  const order = scene.view.areas[id].orders.length && say("wt-orders-here", { n: scene.view.areas[id].orders.length });
  return [scene.step === "issue" || scene.step === "gain" ? reached(scene, id) : "", threat(scene, id), order].filter(Boolean).join(" · ");
}

/** @param {{scene: Scene, actions: import("./table.js").TableActions, choices?: WarChoice[], title?: string}} props */
export function AreaList({ scene, actions, choices = scene.choices, title }) {
  const lands = [...new Map(choices.filter((choice) => choice.arguments.area && !choice.arguments.target).map((choice) => [/** @type {string} */ (choice.arguments.area), choice])).entries()];
  const seas = [...new Map(choices.filter((choice) => choice.arguments.sea).map((choice) => [/** @type {string} */ (choice.arguments.sea), choice])).entries()];
  if (!lands.length && !seas.length) return null;
  const point = (/** @type {"area"|"sea"} */ kind, /** @type {string} */ id) => ({
    onPointerEnter: () => actions.point({ kind, id }), onPointerLeave: () => actions.point(null), onFocus: () => actions.point({ kind, id }), onBlur: () => actions.point(null),
  });
  return html`${title && html`<h3 class="label">${title}</h3>`}<ul class="area-choices">
    ${lands.map(([id, choice]) => {
      const { owner, soldati } = scene.view.areas[id];
      const small = line(scene, id);
      return html`<li key=${id}><button type="button" class="area-choice" onClick=${() => actions.choose(choice.move)} ...${point("area", id)}>
        <${FamilyEmblem} colour=${owner === null ? null : scene.colour(owner)} size=${28} number=${soldati} /><b>${scene.pack.place(id)}</b><span class="brings">${gain(scene, id)}</span>${small && html`<small>${small}</small>`}</button></li>`;
    })}
    ${seas.map(([id, choice]) => html`<li key=${id}><button type="button" class="area-choice" onClick=${() => actions.choose(choice.move)} ...${point("sea", id)}><${Symbol} name="boat" size=${26} /><b>${scene.pack.place(id)}</b>
      <span class="brings">${Object.entries(scene.view.seas[id] ?? {}).map(([colour, count]) => html`<span><${FamilyEmblem} colour=${colour} size=${16} />${count > 1 && count}</span>`)}</span></button></li>`)}
  </ul>`;
}
