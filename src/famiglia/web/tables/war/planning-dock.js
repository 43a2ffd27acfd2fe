// @ts-check
/** A planning turn in the dock: the sheets, and the details of the drafted turn. */

import { html } from "../../core/html.js";
import { loadStyle } from "../../core/styles.js";
import { say } from "../../core/words.js";
import { lazily } from "../../ui/lazy.js";
import { useRoomy } from "../shell/media.js";
import { Sheets } from "./sheets.js";
import { ThreatLine } from "./threat-line.js";
import { questionState, ON_SHEETS } from "./turn.js";

const PlanningParts = lazily(() => Promise.all([import("./planning-parts.js"), loadStyle("war/parts")]).then(([module]) => module.PlanningParts), { quiet: true, early: true });

/** @param {import("./decisions.js").ContentProps} props */
export function PlanningDock({ scene, state, actions }) {
  const { phase, decision: { step } } = questionState(scene).view;
  const planning = phase === "planning" || step === "start-tokens";
  const sheets = planning && step !== "tiles";
  const roomy = useRoomy();
  const free = !scene.open && !scene.draft.steps.some(({ made }) => made.verb === "order" || made.verb === "column");
  const onSheets = scene.open && ON_SHEETS.includes(scene.step);
  const board = sheets && html`<${Sheets} scene=${scene} state=${state} actions=${actions} />`;
  return html`${onSheets && board}
    ${scene.open && step === "turn" && html`<${ThreatLine} scene=${scene} />`}
    ${(!onSheets || scene.step !== "turn" || scene.draft.steps.length > 0) && html`<${PlanningParts} scene=${scene} actions=${actions} planning=${planning} />`}
    ${!onSheets && board && html`<details class="fold" open=${roomy && free}><summary>${say("wt-sheets")}</summary>${board}</details>`}`;
}
