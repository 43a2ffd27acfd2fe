// @ts-check
/** The decisions of the setup, of the planning phase and of management. */

import { known, say } from "../../core/words.js";
import { PlanningDock } from "./planning-dock.js";
import { columnName } from "./sheet-facts.js";
import { columnTaken, mostPlaced, planningStages, argumentsOf } from "./turn.js";

/** @import {DockDecision} from "./decisions.js" */
/** @import {Scene} from "./scene.js" */

/** The arguments of the question of a step. @param {Scene} scene */
function facts(scene) {
  const { decision } = scene.view;
  const column = columnTaken(scene);
  const money = scene.seat === null ? 0 : (scene.family(scene.seat).money ?? 0);
  return {
    n: scene.step === "into" ? mostPlaced(scene) : (decision.most ?? decision.soldati ?? decision.n ?? 0),
    most: decision.most ?? 0,
    orders: decision.orders ?? 0,
    tokens: decision.tokens ?? 0,
    area: scene.pack.place(decision.area ?? ""),
    from: scene.pack.place(decision.from ?? ""),
    sea: scene.pack.place(decision.sea ?? ""),
    column: column === null ? "" : columnName(scene, column),
    mode: scene.pack.spaces.get(decision.space ?? "")?.mode ?? "",
    issued: decision.order_issued ?? 0,
    acted: decision.action_done ?? 0,
    soldati: decision.soldati ?? 0, cars: decision.cars ?? 0, boats: decision.boats ?? 0, labs: decision.labs ?? 0,
    character: scene.pack.characters.get((scene.seat !== null && scene.family(scene.seat).character) || "")?.name ?? "",
    money,
  };
}

/** @param {Scene} scene */
function prompt(scene) {
  const { step } = scene;
  if (!scene.open) return { title: say(scene.now.view.phase === "planning" ? "wt-ready" : "wt-ready-choice"), why: say("wt-ready-why") };
  const args = facts(scene);
  const title = known(`wt-ask-${step}`) ? say(`wt-ask-${step}`, args) : say(`war-step-${step}`);
  const why = step === "into" && args.n < args.most ? "wt-why-into-short" : `wt-why-${step}`;
  return { title, why: known(why) ? say(why, args) : "" };
}

/** @type {DockDecision} */
const PLAN = { prompt, stages: planningStages, Content: PlanningDock };

/** What marking or freeing a tile says on the button. @param {Scene} scene */
function tileText(scene) {
  const step = scene.draft.steps.at(-1);
  const tile = step && scene.pack.tiles.get(argumentsOf(step).tile ?? "");
  if (!tile) return say("duel-confirm");
  return say(`wt-confirm-${step.made.verb}`, { tile: typeof tile.name === "string" ? tile.name : scene.tell(tile.name) });
}

/** @type {DockDecision} */
const TILE = { ...PLAN, confirm: tileText };

const STEPS = [
  "families", "units", "labs", "start-tokens", "tiles", "turn", "space", "column", "gain", "parts", "recruit", "into", "place", "issue", "which-order", "equip", "sail", "sink",
  "gather", "rally", "rally-soldati", "rally-cars", "exert", "onto", "ultima",
];

/** By step. @type {Record<string, DockDecision>} */
export const PLANNING = { ...Object.fromEntries(STEPS.map((step) => [step, PLAN])), mark: TILE, unmark: TILE };
