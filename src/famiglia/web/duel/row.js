// @ts-check
/** Cards in a row: they overlap where there are many, and one of them can be reached with Tab, the others with arrows. */

import { html } from "../html.js";
import { Chip, Card } from "./card.js";
import { priceText } from "./naming.js";
import { say } from "../words.js";

/** @import {Piece} from "./pieces.js" */
/** @import {Scene} from "./scene.js" */

/** More cards than this lie close together, so that a price has to be short; still more are a crowd. */
const TIGHT = 6;
const CROWD = 9;

/** What a Street card costs, under it. @param {{scene: Scene, piece: Piece}} props */
function Price({ scene, piece }) {
  const price = scene.price(piece);
  const own = price?.[0];
  return html`<span class="price" aria-hidden="true" title=${priceText(scene, piece)}>
    ${price && (own ? html`<span class="times">${price.length}×</span><${Chip} code=${own} />` : say("duel-free"))}
  </span>`;
}

/**
 * @param {{scene: Scene, zone: string, label: string, pieces: Piece[], at: number|undefined, small?: boolean, priced?: boolean,
 *   stacked?: boolean, empty?: string, place?: string}} props
 */
export function CardRow({ scene, zone, label, pieces, at, small, priced, stacked, empty, place }) {
  const usable = pieces.find((piece) => scene.roles(piece).size > 0);
  const reached = pieces.find((piece) => piece.id === at) ?? usable ?? pieces[0];
  const slot = (/** @type {Piece} */ piece, /** @type {number} */ index) => {
    const twin = stacked && index > 0 && pieces[index - 1]?.code === piece.code;
    const first = zone === "street" && piece.zone === "new" && pieces[index - 1]?.zone !== "new";
    const names = `slot${twin ? " twin" : ""}${first && index > 0 ? " apart" : ""}${piece.zone === "new" ? " fresh" : ""}`;
    return html`<span class=${names} key=${piece.id} style=${stacked ? { "--tilt": `${tilt(piece.id)}deg` } : undefined}>
      <${Card} scene=${scene} piece=${piece} tab=${piece === reached} small=${small} />
      ${priced && html`<${Price} scene=${scene} piece=${piece} />`}
    </span>`;
  };
  return html`<div class="row${stacked ? " stacked" : ""}${pieces.length > CROWD ? " crowded" : pieces.length > TIGHT ? " tight" : ""}" role="group" aria-label=${label} data-roving data-zone=${zone} data-place=${place}>
    ${pieces.length ? pieces.map(slot) : html`<p class="empty">${empty}</p>`}
  </div>`;
}

/** Cards that were laid down lie a little askew, each in its own way. @param {number} id */
function tilt(id) {
  return (((id * 7) % 9) - 4) * 0.45;
}
