// @ts-check
/** The conflict that is under way. */

import { say } from "../../core/words.js";
import { orderOf } from "./attack.js";

/** @import {Scene} from "./scene.js" */
/** @typedef {NonNullable<ReturnType<typeof conflictOf>>} Conflict */

const STEPS = ["defender", "cards", "take-first", "take-second"];

/** The conflict that is under way; null if there is none. @param {Scene} scene */
export function conflictOf(scene) {
  const { view, guidance } = scene.now;
  const { decision } = view;
  if (!STEPS.includes(decision.step) || !decision.area) return null;
  const order = orderOf(decision, guidance?.path);
  const leader = scene.seatOf(scene.pack.orders.get(order?.order ?? "")?.family ?? "");
  const area = view.areas[decision.area];
  const took = decision.attacker_took;
  return {
    area: decision.area,
    attackers: { seat: leader, owner: decision.attacker ?? leader, soldati: decision.attackers ?? 0, card: decision.attackers_card ?? null },
    defenders: { seat: typeof decision.defender === "number" ? decision.defender : null, owner: area.owner, soldati: area.soldati, card: decision.defenders_card ?? null },
    took: took === undefined || decision.step !== "take-second" ? null : Boolean(took),
    step: decision.step,
  };
}

/** Why an enemy of the attacker plays for the defenders; "" if they are their own. @param {Conflict} conflict @param {Scene} scene */
export function neutralsText({ defenders }, scene) {
  return defenders.owner === "neutral" && defenders.seat !== null ? say("wt-enc-neutrals", { name: scene.names[defenders.seat] }) : "";
}

/** The side of the conflict for which the viewer decides; null for those who watch. @param {Conflict} conflict @param {Scene} scene */
export function sideOf(conflict, scene) {
  if (scene.seat === null) return null;
  return scene.seat === conflict.attackers.seat ? "attacker" : scene.seat === conflict.defenders.seat ? "defender" : null;
}
