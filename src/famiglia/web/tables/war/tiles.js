// @ts-check
/** The control tiles of this war, and who uses them. */

import { html } from "../../core/html.js";
import { say } from "../../core/words.js";
import { FamilyEmblem } from "./family-emblem.js";
import { Symbol } from "./symbols.js";

/** @import {TileView} from "../../core/messages.js" */
/** @import {Scene} from "./scene.js" */
/** @import {TableActions} from "./table.js" */

/** What stands for a tile; any other tile shows the token of control. @type {Record<string, string>} */
const SYMBOLS = {
  allies: "two", bodyguards: "vest", bribery: "buy", chain_of_command: "order-basic", delay_detonator: "bomb", garage: "car", influence: "exert",
  laundering: "launder", miniguns: "skull", recruitment: "recruit", speedboats: "boat",
};

/** @param {{scene: Scene, actions: TableActions}} props */
export function Tiles({ scene, actions }) {
  const { win_alone: alone, win_team: team } = scene.pack.contents;
  return html`<p class="about">${say("wt-tiles-about", { alone, team })}</p>
    <ul class="control-tiles">${scene.view.tiles.map((tile) => html`<li key=${tile.tile}><${ControlTile} scene=${scene} actions=${actions} tile=${tile} /></li>`)}</ul>`;
}

/** A tile with the emblems of the families that use it; a button where it can be chosen.
 * @param {{scene: Scene, actions: TableActions, tile: TileView}} props */
export function ControlTile({ scene, actions, tile: { tile: id, marked_by: marks } }) {
  const tile = scene.pack.tiles.get(id);
  if (!tile) return null;
  const name = typeof tile.name === "string" ? tile.name : scene.tell(tile.name);
  const users = Object.values(marks).filter((seat) => seat !== null);
  const legal = scene.movesOf("tile", id).length > 0;
  const body = html`<span class="band"><${Symbol} name=${SYMBOLS[id] ?? "control"} size=${26} />
      ${Object.entries(marks).map(([team, seat]) => html`<span key=${team} class="mark-slot">${seat !== null && html`<${FamilyEmblem} colour=${scene.colour(seat)} size=${22} />`}</span>`)}</span>
    <span class="text"><b>${name}</b><em>${say(`war-phase-${tile.phase}`)}</em><span>${scene.tell(tile.says)}</span>
      <span class="vh">${say("wt-tile-users", { names: users.map((seat) => scene.names[/** @type {number} */ (seat)]).join(", ") || "–" })}</span></span>`;
  if (!legal) return html`<div class="control-tile">${body}</div>`;
  return html`<button type="button" class="control-tile legal" onClick=${() => actions.pick("tile", id)}>${body}</button>`;
}
