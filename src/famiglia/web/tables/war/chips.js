// @ts-check
/** The draft as chips: one for each gesture of the player, together with the moves that followed from it. */

import { html } from "../../core/html.js";
import { capital } from "../../core/text.js";
import { say } from "../../core/words.js";
import { decisionOf } from "./decisions.js";
import { columnName, placeAt } from "./sheet-facts.js";
import { Coins, SpaceParts, TokenDisc } from "./sheet-pieces.js";

/** @import {DraftStep} from "../shell/draft.js" */
/** @import {Scene} from "./scene.js" */

/** A gesture of the player: the index of its first step in the draft, and its steps. @typedef {{from: number, steps: DraftStep[]}} Gesture */

/** @param {Scene} scene @returns {Gesture[]} */
export function gesturesOf(scene) {
  /** @type {Gesture[]} */
  const gestures = [];
  scene.draft.steps.forEach((step, at) => {
    const last = gestures.at(-1);
    if (step.chained && last) last.steps.push(step);
    else gestures.push({ from: at, steps: [step] });
  });
  return gestures;
}

/** The first number among the steps that follow. @param {DraftStep[]} steps @param {number} at @param {string} verb */
function numberAfter(steps, at, verb) {
  return /** @type {any} */ (steps[at + 1]?.made.verb === verb ? steps[at + 1].made.arguments : null)?.number ?? null;
}

/** What a step of a gesture says on its chip; null if the chip says it already. @param {Scene} scene @param {DraftStep[]} steps @param {number} at */
function words(scene, steps, at) {
  const { verb, says } = steps[at].made;
  const args = /** @type {import("../../core/messages.js").WarArguments} */ (steps[at].made.arguments);
  const area = scene.pack.place(args.area ?? "");
  if (verb === "token") return html`<${TokenDisc} colour=${args.family ?? "neutral"} size=${18} />${say("wt-chip-token", { column: columnName(scene, placeAt(args.place ?? "")[0]) })}`;
  if (verb === "column") return say("wt-chip-column", { column: columnName(scene, args.column ?? 0) });
  if (verb === "space") {
    const space = scene.pack.spaces.get(args.space ?? "");
    const column = steps.slice(0, at).some((step) => step.made.verb === "column");
    return space && !column ? html`<span class="chip-space"><${SpaceParts} scene=${scene} space=${space} size=${18} /><${Coins} money=${space.money} /></span>` : null;
  }
  if (verb === "into") return say("wt-chip-place", { n: numberAfter(steps, at, "place") ?? 0, area });
  if (verb === "issue") {
    const order = steps[at + 1]?.made.verb === "order" ? /** @type {any} */ (steps[at + 1].made.arguments).order : null;
    return order ? say("wt-chip-order", { order: scene.pack.orders.get(order)?.name ?? order, area }) : capital(scene.tell(says));
  }
  if (verb === "order") return steps[at - 1]?.made.verb === "issue" ? null : (scene.pack.orders.get(args.order ?? "")?.name ?? null);
  if (verb === "place" || verb === "part") return steps.length > 1 ? null : capital(scene.tell(says));
  if (verb === "pass") return say("wt-chip-pass");
  return capital(scene.tell(says));
}

/** The chips of the draft; a click goes back to that gesture. @param {{scene: Scene}} props */
export function Chips({ scene }) {
  const gestures = gesturesOf(scene);
  const final = scene.draft.last && /** @type {import("../../core/messages.js").WarState} */ (scene.game).moves.find(({ move }) => move === scene.draft.last);
  if ((!gestures.length && !final) || decisionOf(scene).showsDraft) return null;
  return html`<ol class="draft-chain" aria-label=${say("wt-chain")}>${gestures.map(({ from, steps }, at) => {
    const sentence = steps.map((step) => scene.tell(step.made.says)).join(", ");
    const short = steps.map((_, index) => words(scene, steps, index)).filter(Boolean);
    const texts = short.length ? short : [capital(sentence)];
    return html`<li key=${from}><button type="button" class="draft-chip${at === gestures.length - 1 && !final ? " now" : ""}" title=${say("wt-chip-back")} aria-label=${say("wt-chip-label", { text: capital(sentence) })} disabled=${scene.draft.busy}
      onClick=${() => scene.draft.backTo(from)}>${texts.map((text, index) => html`${index > 0 && " · "}${text}`)}</button></li>`;
  })}${final && html`<li><button type="button" class="draft-chip now" title=${say("wt-chip-back")} aria-label=${say("wt-chip-label", { text: capital(scene.tell(final.says)) })} onClick=${() => scene.draft.back()}>${capital(scene.tell(final.says))}</button></li>`}</ol>`;
}
