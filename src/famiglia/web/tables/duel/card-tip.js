// @ts-check
/** The tip beside a card: what it is worth and what it can do, or why it cannot be used and what would change that. */

import { html } from "../../core/html.js";
import { card, say, tell } from "../../core/words.js";
import { Tip } from "../shell/tip.js";
import { abilityText, priceText, worthText } from "./card-text.js";

/** @import {Piece} from "../shell/motion.js" */
/** @import {Scene} from "./scene.js" */

/** @param {{scene: Scene, piece: Piece, pinned: boolean, focus: boolean, close: () => void}} props */
export function CardTip({ scene, piece, pinned, focus, close }) {
  const why = scene.deciding ? scene.why(piece) : null;
  const facts = [worthText(scene, piece), scene.inStreet(piece) ? priceText(scene, piece) : ""];
  const title = html`<b>${card(piece.code)}</b> <span>${facts.filter(Boolean).join(" · ")}</span>`;
  return html`<${Tip} piece=${piece.id} title=${title} label=${card(piece.code)} pinned=${pinned} focus=${focus} close=${close}>
    ${why
      ? html`<p class="fact">${tell(why.fact, scene.seatNames)}</p>
          <p class="because"><a href=${`/rules/duel#${why.rule}`} target="_blank">${say("duel-rule", { id: why.rule })}</a></p>
          ${why.remedy && html`<p class="remedy">${tell(why.remedy, scene.seatNames)}</p>`}`
      : html`<p class="fact">${abilityText(piece.code)}</p>`}
  <//>`;
}
