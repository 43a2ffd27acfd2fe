// @ts-check
/** Where the tokens of a column were put, each of which can be put elsewhere to block a space. */

import { html } from "../../core/html.js";
import { say } from "../../core/words.js";
import { spaceText } from "./sheet-facts.js";
import { SpaceParts, TokenDisc } from "./sheet-pieces.js";
import { after, before, argumentsOf } from "./turn.js";

/** @param {{scene: import("./scene.js").Scene}} props */
export function Blocks({ scene }) {
  const { draft } = scene;
  const start = draft.steps.findIndex((step) => step.made.verb === "column");
  if (start < 0) return null;
  const moved = draft.steps.map((step, at) => ({ step, at })).filter(({ step, at }) => step.made.verb === "space" && before(scene, at).view.decision.step === "column");
  if (!moved.length) return null;
  return html`<h3 class="label">${say("wt-blocks")}</h3><ul class="blocks">${moved.map(({ step, at }) => {
    const id = argumentsOf(step).space ?? "";
    const space = scene.pack.spaces.get(id);
    const colour = after(step).view.sheets.bottom_tokens[id]?.at(-1) ?? "neutral";
    if (!space) return null;
    return html`<li key=${at}><button type="button" class="block" disabled=${draft.busy || step.offered.length < 2} title=${say("wt-block-move")} aria-label=${say("wt-block-label", { text: spaceText(scene, space) })} onClick=${() => draft.backTo(at)}>
      <${TokenDisc} colour=${colour} size=${24} /><span aria-hidden="true">→</span><span class="mini-space"><${SpaceParts} scene=${scene} space=${space} size=${17} /></span></button></li>`;
  })}</ul>`;
}
