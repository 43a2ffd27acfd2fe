// @ts-check
/** What a target is worth, in words. */

import { say } from "../../core/words.js";

/** @import {Stake, WarGuidance} from "../../core/messages.js" */
/** @import {Scene} from "./scene.js" */

/** The stake of a target. @param {WarGuidance} guidance @param {string} area @param {boolean} taken whether it would be taken, and not only emptied @returns {Stake|undefined} */
export function stakeOf(guidance, area, taken) {
  return guidance.stakes?.find((stake) => stake.area === area && stake.taken === taken);
}

/** What would change with it: control of a Mandamento, and orders that are stopped. @param {Stake|undefined} stake @param {Scene} scene @returns {string[]} */
export function stakeTexts(stake, scene) {
  if (!stake) return [];
  const { controller, after, stops } = stake;
  const mandamento = scene.pack.place(stake.mandamento);
  const texts = stops.map((id) => {
    const order = scene.pack.orders.get(id);
    return say("wt-enc-stops", { order: order?.name ?? id, initiative: order?.initiative ?? 0 });
  });
  if (controller === after) return texts;
  const won = after !== null && after === scene.seat;
  if (controller === null) texts.unshift(say(won ? "wt-enc-wins" : "wt-enc-gives", { mandamento, name: after === null ? "" : scene.names[after] }));
  else texts.unshift(say(won ? "wt-enc-seizes" : "wt-enc-breaks", { mandamento, name: scene.names[controller] }));
  return texts;
}
