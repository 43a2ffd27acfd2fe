// @ts-check
/** The parts of a planning turn that are not chosen on the sheets: money, numbers, and the choices of other steps. */

import { html } from "../../core/html.js";
import { say } from "../../core/words.js";
import { AreaList } from "./area-list.js";
import { Blocks } from "./blocks.js";
import { ChoiceList } from "./choice-list.js";
import { FamilyCards } from "./family-cards.js";
import { MatRow, openedRows } from "./mat-row.js";
import { DraftMoney } from "./money.js";
import { Numbers } from "./numbers.js";
import { OrderDetail } from "./order-detail.js";
import { OrderList } from "./order-list.js";
import { PartList } from "./part-list.js";
import { PartOrder } from "./part-order.js";
import { RowList } from "./row-list.js";
import { TileCards } from "./tile-cards.js";
import { questionState, ON_SHEETS } from "./turn.js";

/** @import {WarChoice} from "../../core/messages.js" */
/** @import {Scene} from "./scene.js" */

/** The pieces of equipment, each with its own list. */
const EQUIPMENT = ["car", "boat", "lab"];

/** @param {{scene: Scene, actions: import("./table.js").TableActions}} props */
function Equipment({ scene, actions }) {
  return html`${EQUIPMENT.map((kind) => {
    const choices = scene.choices.filter(({ verb }) => verb === kind);
    return choices.length > 0 && html`<${AreaList} key=${kind} scene=${scene} actions=${actions} choices=${choices} title=${say(`wt-equip-${kind}`)} />`;
  })}`;
}

/** The choices of the open step. @param {{scene: Scene, actions: import("./table.js").TableActions}} props */
function Options({ scene, actions }) {
  const { step } = scene;
  const label = say(`war-step-${step}`);
  /** @param {(choice: WarChoice) => boolean} test */
  const some = (test) => scene.choices.some(test);
  if (step === "families") return html`<${FamilyCards} scene=${scene} actions=${actions} />`;
  if (step === "tiles" || step === "mark" || step === "unmark") return html`<${TileCards} scene=${scene} actions=${actions} />`;
  if (step === "equip") return html`<${Equipment} scene=${scene} actions=${actions} />`;
  if (step === "exert") return html`<${RowList} scene=${scene} actions=${actions} />`;
  if (step === "which-order") return html`<${OrderList} scene=${scene} actions=${actions} />`;
  if (step === "parts" || step === "gain") {
    return html`<${PartList} scene=${scene} actions=${actions} />${some(({ verb }) => verb === "issue") && html`<${AreaList} scene=${scene} actions=${actions} choices=${scene.choices.filter(({ verb }) => verb === "issue")} /><${OrderList} scene=${scene} actions=${actions} />`}`;
  }
  if (step === "issue") return html`<${AreaList} scene=${scene} actions=${actions} /><${OrderList} scene=${scene} actions=${actions} />`;
  if (some(({ arguments: { area, sea, target } }) => Boolean((area && !target) || sea))) return html`<${AreaList} scene=${scene} actions=${actions} />`;
  return ON_SHEETS.includes(step) ? null : html`<${ChoiceList} scene=${scene} actions=${actions} label=${label} />`;
}

/** @param {{scene: Scene, actions: import("./table.js").TableActions, planning: boolean}} props */
export function PlanningParts({ scene, actions, planning }) {
  const { step } = questionState(scene).view.decision;
  return html`${planning && html`<${DraftMoney} scene=${scene} />`}
    <${PartOrder} scene=${scene} />
    <${Numbers} scene=${scene} />
    ${!scene.open && planning && html`<${OrderDetail} scene=${scene} />`}
    ${!scene.open && step === "families" && html`<${FamilyCards} scene=${scene} actions=${actions} />`}
    ${!scene.open && (step === "mark" || step === "unmark") && html`<${TileCards} scene=${scene} actions=${actions} />`}
    ${scene.open && html`<${Options} key=${scene.step} scene=${scene} actions=${actions} />`}
    ${scene.step !== "exert" && openedRows(scene).map((row) => html`<${MatRow} key=${row} scene=${scene} row=${row} />`)}
    <${Blocks} scene=${scene} />`;
}
