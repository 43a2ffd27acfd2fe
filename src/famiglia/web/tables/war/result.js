// @ts-check
import { html } from "../../core/html.js";
import { titleCase } from "../../core/text.js";
import { say } from "../../core/words.js";

/** @import {ResultView, TableState, WarState} from "../../core/messages.js" */

/** Which team has won. @param {ResultView} result */
export function winnerText(result) {
  return result.winner ? say("wt-result-won", { team: say("war-team", { team: titleCase(result.winner) }) }) : say("wt-result-draw");
}

/** The end of a war. @param {{state: TableState, ends: any}} props */
export function WarResult({ state, ends }) {
  const { result } = /** @type {WarState} */ (state.game);
  if (!result) return null;
  return html`<section class="result"><p class="headline">${winnerText(result)}</p>${ends}</section>`;
}
