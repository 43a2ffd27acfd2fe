// @ts-check
/** Cards in a row: they overlap where there are many, and one of them can be reached with Tab, the others with arrows. */

import { useLayoutEffect, useRef } from "preact/hooks";

import { familyOf } from "../../art/families.js";
import { html } from "../../core/html.js";
import { Card } from "./card.js";
import { useScrollEdges } from "../shell/scroll.js";
import { priceText } from "./card-text.js";
import { say } from "../../core/words.js";

/** @import {Piece} from "../shell/motion.js" */
/** @import {Scene} from "./scene.js" */

/** More cards than this are drawn a little smaller, still more as a crowd. */
const TIGHT = 6;
const CROWD = 9;

/** At this distance from the end of a row, a picked card and its tag are clear of the fade. */
const EDGE = 40;

/** The price under a Street card; while the player decides, only prices that can be paid are lit. @param {{scene: Scene, piece: Piece}} props */
function Price({ scene, piece }) {
  const price = scene.price(piece);
  const lit = !scene.deciding || scene.roles(piece).has("take");
  return html`<span class="price" aria-hidden="true" title=${priceText(scene, piece)}>
    ${price && html`<span class="chip fam-${familyOf(piece.code)}${lit ? "" : " hollow"}">${price[0]
      ? html`<span class="times">${price.length}×</span><svg focusable="false"><use href=${`#emblem-${piece.code[0]}`} /></svg>${price[0][1]}`
      : html`<span class="times">0</span><span class="free">${say("duel-free")}</span>`}</span>`}
  </span>`;
}

/** Let the new cards of a row that scrolls begin at its left, if the first of them is not seen. @param {HTMLElement|null} row */
function showNew(row) {
  const first = /** @type {HTMLElement|null|undefined} */ (row?.querySelector(".apart"));
  if (!row || !first) return;
  const at = first.offsetLeft - EDGE - row.offsetLeft;
  if (at < row.scrollLeft || at + first.offsetWidth + 2 * EDGE > row.scrollLeft + row.clientWidth) row.scrollLeft = at;
}

/** Let the picked cards of a row that scrolls be seen. @param {HTMLElement|null} row */
function showPicked(row) {
  const picked = row ? /** @type {HTMLElement[]} */ ([...row.querySelectorAll(".slot:has(> .sel)")]) : [];
  const [first, last] = [picked[0], picked.at(-1)];
  if (!row || !first || !last) return;
  const needed = last.offsetLeft + last.offsetWidth + EDGE - row.offsetLeft - row.clientWidth;
  const most = first.offsetLeft - EDGE - row.offsetLeft;
  row.scrollLeft = Math.min(most, Math.max(needed, row.scrollLeft));
}

/**
 * @param {{scene: Scene, zone: string, label: string, pieces: Piece[], at: number|undefined, small?: boolean, priced?: boolean,
 *   stacked?: boolean, empty?: string, place?: string}} props
 */
export function CardRow({ scene, zone, label, pieces, at, small, priced, stacked, empty, place }) {
  const row = useRef(/** @type {HTMLDivElement|null} */ (null));
  const picked = pieces.filter((piece) => scene.picks.includes(piece) || scene.tags.has(piece.id)).map((piece) => piece.id);
  const fresh = pieces.filter((piece) => piece.zone === "new").map((piece) => piece.id);
  useLayoutEffect(() => showNew(row.current), [fresh.join()]);
  useLayoutEffect(() => showPicked(row.current), [picked.join()]);
  useScrollEdges(row);
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
  return html`<div class="row${stacked ? " stacked" : ""}${pieces.length > CROWD ? " crowded" : pieces.length > TIGHT ? " tight" : ""}" ref=${row} role="group" aria-label=${label} data-roving data-zone=${zone} data-place=${place}>
    ${pieces.length ? pieces.map(slot) : html`<p class="empty">${empty}</p>`}
  </div>`;
}

/** Cards that were laid down lie a little askew, each in its own way. @param {number} id */
function tilt(id) {
  return (((id * 7) % 9) - 4) * 0.45;
}
