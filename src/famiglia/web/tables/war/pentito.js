// @ts-check
/** A Pentito: the adjacent areas from which it removes Soldati. */

import { html } from "../../core/html.js";
import { say } from "../../core/words.js";
import { answered, removalsOf } from "./attack.js";
import { FamilyEmblem } from "./family-emblem.js";
import { proposed, variants } from "./scene.js";
import { ownerName } from "./targets.js";

/** @import {TableState, WarChoice} from "../../core/messages.js" */
/** @import {DraftStep} from "../shell/draft.js" */
/** @import {Scene} from "./scene.js" */
/** @import {TableActions} from "./table.js" */

/** The next smaller number of a removal, or the largest again. @param {DraftStep} step */
export function nextNumber({ made, offered }) {
  const choices = variants(/** @type {WarChoice[]} */ (offered), made).sort((one, other) => (other.arguments.number ?? 0) - (one.arguments.number ?? 0));
  const at = choices.findIndex((choice) => choice.move === made.move);
  return choices[(at + 1) % choices.length];
}

/** @param {{scene: Scene, state: TableState, actions: TableActions}} props */
export function Pentito({ scene, actions }) {
  const removals = removalsOf(scene);
  const open = scene.view.decision.step === "pentito" ? scene.view.decision.numbers ?? [] : [];
  const areas = [...new Set(scene.choices.flatMap((choice) => (choice.verb === "remove" && choice.arguments.area ? [choice.arguments.area] : [])))];
  return html`${removals.length > 0 && html`<div class="removals">${removals.map(({ step, index, args }) => {
      const before = answered(scene.now, /** @type {DraftStep[]} */ (scene.draft.steps), index).view.areas[args.area].soldati;
      const next = nextNumber(step);
      return html`<button type="button" key=${args.area} disabled=${next.move === step.made.move} onClick=${() => void scene.draft.change(index, next.move)}>
        <b>${args.number}</b><span>${scene.pack.place(args.area)}<small>${say("wt-enc-from-to", { from: before, to: before - args.number })}</small></span></button>`;
    })}</div>`}
    ${open.length > 0 && html`<p class="legend">${say("war-numbers-left", { numbers: open.join(", ") })}</p>`}
    <div class="aims" role="group" aria-label=${say("wt-enc-targets")}>${areas.map((area) => {
      const { owner, soldati } = scene.view.areas[area];
      const best = proposed(scene.movesOf("area", area));
      const point = () => actions.point({ kind: "area", id: area });
      return html`<button type="button" key=${area} class="aim" onClick=${() => actions.choose(best.move)} onPointerEnter=${point} onPointerLeave=${() => actions.point(null)} onFocus=${point}>
        <${FamilyEmblem} colour=${scene.colour(owner) || "neutral"} size=${30} number=${soldati} text=${say("wt-enc-stands", { owner: ownerName(owner, scene), soldati })} />
        <b>${scene.pack.place(area)}</b><span class="odds">${say("wt-enc-from-to", { from: soldati, to: soldati - (best.arguments.number ?? 0) })}</span></button>`;
    })}</div>`;
}
