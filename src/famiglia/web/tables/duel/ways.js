// @ts-check
/** The ways to use the picked cards; with nothing picked all moves, if the player asks for them. */

import { html } from "../../core/html.js";
import { say, tell } from "../../core/words.js";
import { Choices } from "../shell/choices.js";
import { grouped } from "./roles.js";

/** @import {Group} from "../shell/choices.js" */
/** @import {Scene} from "./scene.js" */

/** @type {Record<string, string>} */
const GROUPS = { street: "group-street", accountant: "group-accountant", brute: "group-brute", take: "group-take" };

/** The ways in the order they are shown: those of a hint, or those with the picked cards. @param {Scene} scene @param {{all: boolean, hint: Group[]|null}} asked @returns {Group[]} */
export function offered(scene, { all, hint }) {
  return hint ?? grouped(scene.picks.length ? scene.ways : all ? scene.moves : []).map(({ step, ways }) => ({
    title: say(GROUPS[step] ?? "ways-all"),
    choices: ways.map(({ move, says }) => ({ move, text: tell(says, scene.seatNames) })),
  }));
}

/** @param {{scene: Scene, picking: any, confirm: () => void, askHint: (() => void)|null}} props */
export function Ways({ scene, picking, confirm, askHint }) {
  if (!scene.deciding) return null;
  const { all, hint, choose, showAll } = picking;
  const groups = offered(scene, picking);
  const label = say(scene.picks.length ? "duel-ways" : "ways-all");
  if (groups.length) return html`<${Choices} label=${label} groups=${groups} chosen=${scene.chosen?.move ?? null} focused=${all || hint} choose=${choose} confirm=${confirm} />`;
  const number = grouped(scene.moves).reduce((sum, group) => sum + group.ways.length, 0);
  return html`<div class="offers">${number > 0 && html`<button type="button" class="link" onClick=${showAll}>${say("duel-all-moves", { moves: number })}</button>`}
    ${askHint && html`<button type="button" class="ghost" aria-keyshortcuts="H" onClick=${askHint}>${say("key-hint")}</button>`}</div>`;
}
