// @ts-check
import { html } from "../../core/html.js";
import { say } from "../../core/words.js";
import { MatRow } from "./mat-row.js";

/** The rows of the mat from which an influence token can be taken, with what that reveals. @param {{scene: import("./scene.js").Scene, actions: import("./table.js").TableActions}} props */
export function RowList({ scene, actions }) {
  const rows = [...new Set(scene.choices.flatMap(({ arguments: { row } }) => (row ? [row] : [])))];
  return html`${rows.map((row) => html`<div class="row-option" key=${row}><${MatRow} scene=${scene} row=${row} next=${1} />
    <div class="row-ways">${scene.choices.filter((choice) => choice.arguments.row === row).map((choice) => html`<button key=${choice.move} type="button" class="ghost" onClick=${() => actions.choose(choice.move)}>
      ${say("wt-row-take", { row: say(`war-institution-${row}`), to: choice.arguments.to ?? "box" })}</button>`)}</div></div>`)}`;
}
