// @ts-check
/** The control tiles of this war as cards, with who uses them. */

import { html } from "../../core/html.js";
import { capital } from "../../core/text.js";
import { say } from "../../core/words.js";
import { FamilyEmblem } from "./family-emblem.js";

/** @param {{scene: import("./scene.js").Scene, actions: import("./table.js").TableActions}} props */
export function TileCards({ scene, actions }) {
  const drafted = new Set(scene.draft.steps.map(({ made }) => /** @type {any} */ (made.arguments).tile).filter(Boolean));
  return html`<ul class="tile-cards">${scene.view.tiles.map(({ tile: id, marked_by: marks }) => {
    const tile = scene.pack.tiles.get(id);
    if (!tile) return null;
    const legal = scene.movesOf("tile", id).length > 0;
    const name = typeof tile.name === "string" ? tile.name : scene.tell(tile.name);
    const does = scene.tell(/** @type {any} */ (tile.says.args?.text) ?? tile.says);
    const moment = tile.says.args?.name ? scene.tell(/** @type {any} */ (tile.says.args.name)) : say(`war-phase-${tile.phase}`);
    return html`<li key=${id}><button type="button" class="tile-card${legal ? " legal" : ""}${drafted.has(id) ? " chosen" : ""}" aria-disabled=${!legal} aria-pressed=${drafted.has(id)} onClick=${() => legal && actions.pick("tile", id)}>
      <span class="tile-slots">${Object.entries(marks).map(([team, holder]) => html`<span key=${team} class="tile-slot">${holder !== null && html`<${FamilyEmblem} colour=${scene.colour(holder)} size=${24} text=${say("wt-tile-marked", { name: scene.names[holder] })} />`}</span>`)}</span>
      <span class="tile-text"><b>${name}</b><em>${moment}</em><span>${capital(does)}</span></span>${drafted.has(id) && html`<span class="tile-tag">${say(scene.draft.steps.some(({ made }) => made.verb === "unmark") ? "wt-tile-changed" : "wt-tile-yours")}</span>`}</button></li>`;
  })}</ul>`;
}
