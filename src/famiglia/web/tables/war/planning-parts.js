// @ts-check
/** What a turn that is being planned asks beside the sheets: money, numbers, and the choices of the step. */

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
import { asked, ON_SHEETS } from "./turn.js";

/** @import {WarChoice} from "../../core/messages.js" */
/** @import {Scene} from "./scene.js" */

/** The pieces of equipment, each with its own list. */
const EQUIPMENT = ["car", "boat", "lab"];

/** @param {{scene: Scene, acts: import("./table.js").Acts}} props */
function Equipment({ scene, acts }) {
  return html`${EQUIPMENT.map((kind) => {
    const choices = scene.choices.filter(({ verb }) => verb === kind);
    return choices.length > 0 && html`<${AreaList} key=${kind} scene=${scene} acts=${acts} choices=${choices} title=${say(`wt-equip-${kind}`)} />`;
  })}`;
}

/** The choices of the open step. @param {{scene: Scene, acts: import("./table.js").Acts}} props */
function Options({ scene, acts }) {
  const { step } = scene;
  const label = say(`war-step-${step}`);
  /** @param {(choice: WarChoice) => boolean} test */
  const some = (test) => scene.choices.some(test);
  if (step === "families") return html`<${FamilyCards} scene=${scene} acts=${acts} />`;
  if (step === "tiles" || step === "mark" || step === "unmark") return html`<${TileCards} scene=${scene} acts=${acts} />`;
  if (step === "equip") return html`<${Equipment} scene=${scene} acts=${acts} />`;
  if (step === "exert") return html`<${RowList} scene=${scene} acts=${acts} />`;
  if (step === "which-order") return html`<${OrderList} scene=${scene} acts=${acts} />`;
  if (step === "parts" || step === "gain") {
    return html`<${PartList} scene=${scene} acts=${acts} />${some(({ verb }) => verb === "issue") && html`<${AreaList} scene=${scene} acts=${acts} choices=${scene.choices.filter(({ verb }) => verb === "issue")} /><${OrderList} scene=${scene} acts=${acts} />`}`;
  }
  if (step === "issue") return html`<${AreaList} scene=${scene} acts=${acts} /><${OrderList} scene=${scene} acts=${acts} />`;
  if (some(({ arguments: { area, sea, target } }) => Boolean((area && !target) || sea))) return html`<${AreaList} scene=${scene} acts=${acts} />`;
  return ON_SHEETS.includes(step) ? null : html`<${ChoiceList} scene=${scene} acts=${acts} label=${label} />`;
}

/** @param {{scene: Scene, acts: import("./table.js").Acts, planning: boolean}} props */
export function PlanningParts({ scene, acts, planning }) {
  const { step } = asked(scene).view.decision;
  return html`${planning && html`<${DraftMoney} scene=${scene} />`}
    <${PartOrder} scene=${scene} />
    <${Numbers} scene=${scene} />
    ${!scene.open && planning && html`<${OrderDetail} scene=${scene} />`}
    ${!scene.open && step === "families" && html`<${FamilyCards} scene=${scene} acts=${acts} />`}
    ${!scene.open && (step === "mark" || step === "unmark") && html`<${TileCards} scene=${scene} acts=${acts} />`}
    ${scene.open && html`<${Options} key=${scene.step} scene=${scene} acts=${acts} />`}
    ${scene.step !== "exert" && openedRows(scene).map((row) => html`<${MatRow} key=${row} scene=${scene} row=${row} />`)}
    <${Blocks} scene=${scene} />`;
}
