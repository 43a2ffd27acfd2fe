// @ts-check
/** What stands between the question and the buttons while one plans: the sheets, and all that belongs to the drafted turn. */

import { html } from "../../core/html.js";
import { say } from "../../core/words.js";
import { lazily } from "../../ui/lazy.js";
import { useRoomy } from "../shell/media.js";
import { Sheets } from "./sheets.js";
import { ThreatLine } from "./threat-line.js";
import { asked, ON_SHEETS } from "./turn.js";

const PlanningParts = lazily(() => import("./planning-parts.js").then((module) => module.PlanningParts), { quiet: true, early: true });

/** @param {import("./decisions.js").AskProps} props */
export function PlanningAsk({ scene, state, acts }) {
  const { phase, decision: { step } } = asked(scene).view;
  const planning = phase === "planning" || step === "start-tokens";
  const sheets = planning && step !== "tiles";
  const roomy = useRoomy();
  const free = !scene.open && !scene.draft.steps.some(({ made }) => made.verb === "order" || made.verb === "column");
  const onSheets = scene.open && ON_SHEETS.includes(scene.step);
  const board = sheets && html`<${Sheets} scene=${scene} state=${state} acts=${acts} />`;
  return html`${onSheets && board}
    ${scene.open && step === "turn" && html`<${ThreatLine} scene=${scene} />`}
    ${(!onSheets || scene.step !== "turn" || scene.draft.steps.length > 0) && html`<${PlanningParts} scene=${scene} acts=${acts} planning=${planning} />`}
    ${!onSheets && board && html`<details class="fold" open=${roomy && free}><summary>${say("wt-sheets")}</summary>${board}</details>`}`;
}
