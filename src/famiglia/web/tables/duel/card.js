// @ts-check
/** A card on the table: a real button where it may serve, a picture where it cannot. */

import { faceId, familyOf } from "../../art/families.js";
import { html } from "../../core/html.js";
import { say } from "../../core/words.js";
import { cardName, whyText } from "./card-text.js";

/** @import {Piece} from "../shell/motion.js" */
/** @import {Scene} from "./scene.js" */

/** The picture of a card. @param {{code: string, copy?: number, small?: boolean}} props */
export function Face({ code, copy = 0, small = false }) {
  const id = small ? `small-${code}` : faceId(code, copy);
  return html`<svg class="face fam-${familyOf(code)}" aria-hidden="true" focusable="false"><use href=${`#${id}`} /></svg>`;
}

/** Is the card one to have or to play, and not only one that can be sent away from the Street? @param {Scene} scene @param {Piece} piece */
function serves(scene, piece) {
  return !scene.inStreet(piece) || scene.roles(piece).has("take");
}

/** @param {Scene} scene @param {Piece} piece @param {boolean} small */
function classesOf(scene, piece, small) {
  const spot = scene.spotOf(piece);
  const usable = scene.roles(piece).size > 0;
  const picked = scene.picks.some((pick) => pick.id === piece.id);
  const tagged = scene.tags.has(piece.id);
  const names = small ? ["card", "small"] : ["card"];
  if (scene.deciding && spot) names.push(usable ? "usable" : "idle");
  if (usable && !picked && !tagged && scene.joins(piece)) names.push(scene.picks.length || serves(scene, piece) ? "legal" : "quiet");
  if (picked || tagged) names.push("sel");
  if (scene.lit.has(piece.code)) names.push("lit");
  return names.join(" ");
}

/**
 * @param {{scene: Scene, piece: Piece, tab: boolean, small?: boolean}} props
 */
export function Card({ scene, piece, tab, small = false }) {
  const tag = scene.tags.get(piece.id);
  const lowered = scene.loweredBy(piece);
  const why = scene.deciding ? whyText(scene, piece) : "";
  const idle = scene.deciding && scene.spotOf(piece) !== null && scene.roles(piece).size === 0;
  const picked = scene.picks.some((pick) => pick.id === piece.id);
  const reason = `why-${piece.id}`;
  return html`<button type="button" class=${classesOf(scene, piece, small)} data-piece=${piece.id} tabindex=${tab ? 0 : -1}
      aria-label=${cardName(scene, piece)} aria-disabled=${idle ? "true" : undefined}
      aria-pressed=${scene.deciding && !idle && scene.spotOf(piece) ? picked : undefined} aria-describedby=${why ? reason : undefined}>
    <${Face} code=${piece.code} copy=${piece.copy} small=${small} />
    ${lowered > 0 && html`<span class="lowered" aria-hidden="true"><s>${piece.code[1]}</s>${scene.value(piece)}</span>`}
    ${tag && html`<span class="tag ${tag.kind}" aria-hidden="true">${tag.text}</span>`}
    ${why && html`<span id=${reason} hidden>${why}</span>`}
  </button>`;
}

/** A card that shows its back. @param {{label?: string}} props */
export function Back({ label }) {
  return html`<span class="card back" role=${label ? "img" : undefined} aria-label=${label} aria-hidden=${label ? undefined : "true"}></span>`;
}

/** How many cards a hidden hand has. @param {{count: number, place: string}} props */
export function HiddenHand({ count, place }) {
  return html`<div class="row fan" role="img" data-count=${count} aria-label=${say("zone-in-hand", { cards: count })} data-place=${place}>
    ${Array.from({ length: count }, (_, index) => html`<span class="slot" key=${index}><${Back} /></span>`)}
  </div>`;
}
