// @ts-check
/** The turn of another player while it is shown on the map: who did what, with its token, its space and the cards of its conflict. */

import { useEffect } from "preact/hooks";

import { liveryOf } from "../../art/war-families.js";
import { html } from "../../core/html.js";
import { say } from "../../core/words.js";
import { cardSymbol } from "./cards.js";
import { TurnEmblem, TurnText, edgeOf, light } from "./digest.js";
import { cardName } from "./names.js";
import { Coins, SpaceParts, TokenDisc } from "./sheet-pieces.js";
import { Symbol } from "./symbols.js";

/** @import {Scene} from "./scene.js" */
/** @import {Turn} from "./turns.js" */

/** The token of a planning turn, and the space that it went to. @param {{scene: Scene, turn: Turn}} props */
function Placed({ scene, turn }) {
  const args = turn.head.map((event) => /** @type {any} */ (event.arguments ?? {}));
  const token = args.find(({ place }) => place);
  const space = scene.pack.spaces.get(args.find((each) => each.space)?.space ?? "");
  if (!token || !space) return null;
  return html`<span class="placed-token"><${TokenDisc} colour=${token.family ?? "neutral"} size=${22} />→<span class="chip-space"><${SpaceParts} scene=${scene} space=${space} size=${18} /><${Coins} money=${space.money} /></span></span>`;
}

/** The cards that were shown in a conflict. @param {{scene: Scene, turn: Turn}} props */
function Cards({ scene, turn }) {
  const shown = turn.events.filter((event) => event.kind === "card-shown");
  return shown.map(({ seat, card }) => html`<span key=${seat} class="shown-card" style=${`--c:${liveryOf(scene.colour(Number(seat))).bright}`}><${Symbol} name=${cardSymbol(String(card), scene)} size=${22} />${cardName(String(card), scene)}</span>`);
}

/** @param {{scene: Scene, turn: Turn|undefined, behind: boolean}} props */
export function PlayedTurn({ scene, turn, behind }) {
  useEffect(() => {
    light(turn, 0);
    return () => light(undefined, 0);
  }, [turn?.first, turn?.last]);
  if (!turn) return null;
  return html`<div class="played" aria-hidden="true" style=${edgeOf(scene, turn)}><${TurnEmblem} scene=${scene} turn=${turn} size=${30} />
    <p><${TurnText} scene=${scene} turn=${turn} /><${Placed} scene=${scene} turn=${turn} /><${Cards} scene=${scene} turn=${turn} /></p>
    ${behind && html`<small>${say("wt-played-skip")}</small>`}</div>`;
}
