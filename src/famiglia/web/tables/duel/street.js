// @ts-check
/** The Street: the cards one may take, the new ones set off by a gap, and the piles at its end. */

import { html } from "../../core/html.js";
import { say } from "../../core/words.js";
import { Piles } from "./piles.js";
import { CardRow } from "./card-row.js";

/** @import {Scene} from "./scene.js" */

/** @param {{scene: Scene, at: Record<string, number>, openPiles: () => void}} props */
export function Street({ scene, at, openPiles }) {
  const pieces = [...scene.cards("street"), ...scene.cards("new")];
  const fresh = scene.cards("new").length;
  return html`<section class="street">
    <h2><b>${say("duel-street")}</b> <span>${say("zone-cards", { cards: pieces.length })}${fresh > 0 && html`<span class="fresh-count"> · ${say("duel-new-cards", { cards: fresh })}</span>`}</span></h2>
    <${CardRow} scene=${scene} zone="street" label=${say("duel-street")} pieces=${pieces} at=${at.street} small=${scene.narrow} priced
      empty=${say("empty-street")} />
    <${Piles} scene=${scene} open=${openPiles} />
  </section>`;
}
