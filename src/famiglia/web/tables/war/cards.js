// @ts-check
/** The conflict cards: in the hand, face up, and face down. */

import { liveryOf } from "../../art/war-families.js";
import { html } from "../../core/html.js";
import { capital } from "../../core/text.js";
import { say } from "../../core/words.js";
import { FamilyEmblem } from "./family-emblem.js";
import { cardName } from "./names.js";
import { Symbol } from "./symbols.js";

/** @import {Sentence, WarChoice} from "../../core/messages.js" */
/** @import {Scene} from "./scene.js" */
/** @import {TableActions} from "./table.js" */

/** By what the card does. @type {Record<string, string>} */
const SYMBOLS = { "war-card-effect-turncoat": "turncoat", "war-card-effect-coward": "coward" };

/** The symbol of a card. @param {string} id @param {Scene} scene */
export function cardSymbol(id, scene) {
  const says = scene.pack.cards.get(id)?.says;
  const effect = /** @type {Sentence|undefined} */ (says?.args?.text) ?? says;
  return SYMBOLS[effect?.id ?? ""] ?? "finesse";
}

/** What is drawn on a card. @param {{card: string, colour: string, scene: Scene}} props */
function Face({ card, colour, scene }) {
  const says = scene.pack.cards.get(card)?.says;
  const { fill, ink } = liveryOf(colour);
  return html`<span class="arch" style=${`--c:${fill};--k:${ink}`}><${Symbol} name=${cardSymbol(card, scene)} size=${46} /></span>
    <b>${cardName(card, scene)}</b>${says && html`<small>${capital(scene.tell(says))}</small>`}`;
}

/** A card on the table. `card` is null where none lies yet, and "?" if it lies face down. @param {{card: string|null|undefined, colour: string, scene: Scene, picked?: boolean}} props */
export function CardOnTable({ card, colour, scene, picked = false }) {
  const kind = picked ? " picked" : "";
  const { fill, edge } = liveryOf(colour);
  if (!card) return html`<span class="conflict-card none" role="img" aria-label=${say("wt-enc-no-card")}></span>`;
  if (card === "?") return html`<span class="conflict-card back${kind}" style=${`--c:${fill};--k:${edge}`} role="img" aria-label=${say("wt-enc-card-back")}><${FamilyEmblem} colour=${colour} size=${44} /></span>`;
  return html`<span class="conflict-card${kind}"><${Face} card=${card} colour=${colour} scene=${scene} /></span>`;
}

/** The cards of the viewer's hand, of which one is laid down. @param {{choices: WarChoice[], chosen: string|null, colour: string, scene: Scene, actions: TableActions}} props */
export function Hand({ choices, chosen, colour, scene, actions }) {
  return html`<div class="card-hand" role="radiogroup" aria-label=${say("war-step-cards")}>
    ${choices.map((choice) => html`<label key=${choice.move} class="conflict-card${choice.move === chosen ? " picked" : ""}" onDblClick=${actions.confirm}>
      <input type="radio" name="conflict-card" class="vh" checked=${choice.move === chosen} onChange=${() => actions.choose(choice.move)} />
      <${Face} card=${choice.arguments.card ?? ""} colour=${colour} scene=${scene} /></label>`)}
  </div>`;
}
