// @ts-check
/** One side of the table: the brass plate with name and points, the play area, the hand. */

import { html } from "../../core/html.js";
import { say } from "../../core/words.js";
import { HiddenHand } from "./card.js";
import { CardRow } from "./card-row.js";

/** @import {Scene} from "./scene.js" */

/** @param {{scene: Scene, seat: number}} props */
export function BrassPlate({ scene, seat }) {
  const [hand, area] = scene.game.points[seat] ?? [null, 0];
  const turn = scene.game.to_decide.includes(seat);
  const sitting = scene.state.seats[seat];
  const away = sitting?.kind === "human" && !sitting.online && scene.state.about.status === "running";
  return html`<div class="nameplate${turn ? " turn" : ""}">
    <span class="who"><b>${scene.names[seat]}</b>${turn && html`<span class="lamp" title=${say("duel-to-move")}></span>`}
      ${away && html`<small class="away">${say("duel-away")}</small>`}</span>
    <span class="brass-plate"><b class="sum">${(hand ?? 0) + (area ?? 0)}${hand === null ? "+" : ""}<small> ${say("duel-points", { points: (hand ?? 0) + (area ?? 0) })}</small></b>
      <span class="split">${hand === null ? html`<span class="hidden-hand">${say("zone-in-hand", { cards: scene.view.hand_sizes[seat] })}</span>` : html`<span>${say("duel-hand-points", { points: hand })}</span>`}
      <span>${say("duel-area-points", { points: area ?? 0 })}</span></span></span>
  </div>`;
}

/** @param {{scene: Scene, seat: number, at: Record<string, number>}} props */
export function PlayArea({ scene, seat, at }) {
  const zone = `area${seat}`;
  const label = say(seat === scene.seat && scene.seatNames.you !== null ? "duel-own-area" : "duel-area-of", { name: scene.names[seat] ?? "" });
  return html`<${CardRow} scene=${scene} zone=${zone} place=${zone} label=${label} pieces=${scene.cards(zone)} at=${at[zone]} stacked
    small=${scene.narrow} empty=${say("duel-area-empty")} />`;
}

/** @param {{scene: Scene, seat: number, at: Record<string, number>, small?: boolean}} props */
export function Hand({ scene, seat, at, small }) {
  const zone = `hand${seat}`;
  if (!scene.view.hands[seat])
    return html`<div class="hand covered" data-place=${`hidden${seat}`}><${HiddenHand} count=${scene.view.hand_sizes[seat]} place=${zone} /></div>`;
  const label = say(seat === scene.seat && scene.seatNames.you !== null ? "duel-own-hand" : "duel-hand-of", { name: scene.names[seat] ?? "" });
  return html`<div class="hand"><${CardRow} scene=${scene} zone=${zone} place=${zone} label=${label} pieces=${scene.cards(zone)} at=${at[zone]}
    small=${small} empty=${say("empty-hand")} /></div>`;
}
