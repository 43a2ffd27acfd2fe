// @ts-check
/** A planning turn in the dock: the sheets, and the details of the drafted turn. */

import { html } from "../../core/html.js";
import { loadStyle } from "../../core/styles.js";
import { say } from "../../core/words.js";
import { lazily } from "../../ui/lazy.js";
import { useRoomy } from "../shell/media.js";
import { coming } from "./map-facts.js";
import { Sheets } from "./sheets.js";
import { Symbol } from "./symbols.js";
import { questionState, ON_SHEETS } from "./turn.js";

const PlanningParts = lazily(() => Promise.all([import("./planning-parts.js"), loadStyle("war/parts")]).then(([module]) => module.PlanningParts), { quiet: true, early: true });

/** How many areas of the viewer's team could be outnumbered, and from where by most; equal threats are not told apart. @param {{scene: import("./scene.js").Scene}} props */
function ThreatLine({ scene }) {
  const threats = Object.values(scene.guidance.threats ?? {}).map((each) => each.filter(({ outnumbered }) => outnumbered)).filter((each) => each.length);
  if (!threats.length) return null;
  const most = Math.max(...threats.flat().map(coming));
  const sources = new Set(threats.flat().filter((each) => coming(each) === most).map(({ source }) => source));
  const area = sources.size === 1 ? scene.pack.place([...sources][0]) : "";
  return html`<p class="threat-line"><${Symbol} name="threat" size=${18} /> <span>${say("wt-threats", { n: threats.length, from: area ? "one" : "several", area, soldati: most })}</span></p>`;
}

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
