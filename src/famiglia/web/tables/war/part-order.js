// @ts-check
/** The order in which the parts of a space are done was proposed: it can be another one. */

import { html } from "../../core/html.js";
import { capital } from "../../core/text.js";
import { say } from "../../core/words.js";
import { partText } from "./sheet-facts.js";
import { before, argumentsOf } from "./turn.js";

/** @import {WarChoice} from "../../core/messages.js" */

/** @param {{scene: import("./scene.js").Scene}} props */
export function PartOrder({ scene }) {
  const { draft } = scene;
  const at = draft.steps.findLastIndex((step, index) => step.made.verb === "part" && step.chained && before(scene, index).view.decision.step === "parts");
  if (at < 0 || draft.steps.slice(at).some((step) => !step.chained)) return null;
  const space = scene.pack.spaces.get(before(scene, at).view.decision.space ?? "");
  const others = /** @type {WarChoice[]} */ (draft.steps[at].offered).filter(({ verb, move }) => verb === "part" && move !== draft.steps[at].made.move);
  const text = (/** @type {number|null|undefined} */ number) => {
    const index = (number ?? 1) - 1;
    return space?.parts[index] ? capital(partText(scene, space, space.parts[index], index)) : "";
  };
  if (!others.length) return null;
  return html`<p class="done-for-you"><span>${say("wt-parts-done", { text: text(argumentsOf(draft.steps[at]).number) })}</span>
    ${others.map((choice) => html`<button key=${choice.move} type="button" class="ghost" disabled=${draft.busy} onClick=${() => draft.change(at, choice.move)}>${say("wt-parts-instead", { text: text(choice.arguments.number) })}</button>`)}</p>`;
}
