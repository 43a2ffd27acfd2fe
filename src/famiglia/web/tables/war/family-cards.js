// @ts-check
import { html } from "../../core/html.js";
import { known, say } from "../../core/words.js";
import { FamilyEmblem } from "./family-emblem.js";
import { OrderToken } from "./order-token.js";

/** The families that can be led. @param {{scene: import("./scene.js").Scene, actions: import("./table.js").TableActions}} props */
export function FamilyCards({ scene, actions }) {
  return html`<ul class="family-choices">${scene.now.moves.filter(({ verb }) => verb === "lead").map((choice) => {
    const id = choice.arguments.family ?? "";
    const family = scene.pack.families.get(id);
    if (!family) return null;
    const basic = scene.pack.contents.orders.filter((order) => order.family === id && order.tier === "basic");
    return html`<li key=${id}><button type="button" class="family-card${scene.draft.last === choice.move || scene.draft.moves.includes(choice.move) ? " chosen" : ""}" aria-pressed=${scene.draft.last === choice.move || scene.draft.moves.includes(choice.move)} disabled=${scene.draft.busy} onClick=${() => actions.choose(choice.move)}><${FamilyEmblem} colour=${id} size=${44} />
      <span><b>${family.name}</b><em>${say("web-war-colour", { colour: id })}${family.first_game ? ` · ${say("wt-first-game")}` : ""}</em><span>${known(`wt-theme-${id}`) ? say(`wt-theme-${id}`) : family.theme}</span></span></button>
      <div class="family-orders">${basic.map((order) => html`<${OrderToken} key=${order.id} order=${order.id} scene=${scene} />`)}</div></li>`;
  })}</ul>`;
}
