// @ts-check
import { html } from "../../core/html.js";
import { titleCase } from "../../core/text.js";
import { say } from "../../core/words.js";

/** @import {TableState} from "../../core/messages.js" */

/** Which team has won. @param {Record<string, any>} result */
export function winnerText(result) {
  return result.winner ? say("wt-result-won", { team: say("war-team", { team: titleCase(result.winner) }) }) : say("wt-result-draw");
}

/** The end of a war. @param {{state: TableState, ends: any}} props */
export function WarResult({ state, ends }) {
  if (!state.game?.result) return null;
  return html`<section class="result"><p class="headline">${winnerText(state.game.result)}</p>${ends}</section>`;
}
