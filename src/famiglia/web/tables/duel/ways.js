// @ts-check
/** The ways to use the picked cards; with nothing picked all moves, if the player asks for them. */

import { html } from "../../core/html.js";
import { say, tell } from "../../core/words.js";
import { Choices } from "../shell/choices.js";
import { grouped } from "./roles.js";

/** @import {Scene} from "./scene.js" */

/** @type {Record<string, string>} */
const GROUPS = { street: "group-street", accountant: "group-accountant", brute: "group-brute", take: "group-take" };

/** The ways in the order they are shown. @param {Scene} scene @param {boolean} all */
export function offered(scene, all) {
  return grouped(scene.picks.length ? scene.ways : all ? scene.moves : []);
}

/** @param {{scene: Scene, all: boolean, choose: (move: string) => void, confirm: () => void, showAll: () => void}} props */
export function Ways({ scene, all, choose, confirm, showAll }) {
  if (!scene.deciding) return null;
  const groups = offered(scene, all).map(({ step, ways }) => ({
    title: say(GROUPS[step] ?? "ways-all"),
    choices: ways.map(({ move, says }) => ({ move, text: tell(says, scene.seatNames) })),
  }));
  const label = say(scene.picks.length ? "duel-ways" : "ways-all");
  if (groups.length) return html`<${Choices} label=${label} groups=${groups} chosen=${scene.chosen?.move ?? null} focused=${all} choose=${choose} confirm=${confirm} />`;
  const number = grouped(scene.moves).reduce((sum, group) => sum + group.ways.length, 0);
  return html`<div class="offers">${number > 0 && html`<button type="button" class="link" onClick=${showAll}>${say("duel-all-moves", { moves: number })}</button>`}</div>`;
}
