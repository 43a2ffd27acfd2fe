// @ts-check
/** A line under the sheets about what the pointer or the focus is on, or why what was clicked cannot be chosen. */

import { useEffect, useState } from "preact/hooks";

import { call } from "../../core/api.js";
import { html } from "../../core/html.js";
import { capital } from "../../core/text.js";
import { say } from "../../core/words.js";
import { lazily } from "../../ui/lazy.js";
import { Refusal } from "../../ui/page.js";
import { columnsOf, fault, spaceText } from "./sheet-facts.js";
import { columnTaken } from "./turn.js";

/** @import {Reasons, TableState} from "../../core/messages.js" */
/** @import {Scene} from "./scene.js" */
/** @import {Looked} from "./sheets.js" */

const MoneySplit = lazily(() => import("./money.js").then((module) => module.MoneySplit), { quiet: true, early: true });

/** The rule that forbids a move; null while it is not known. @param {Scene} scene @param {TableState} state @param {string|null} move */
function useWhy(scene, state, move) {
  const [found, setFound] = useState({ key: "", reasons: /** @type {Reasons|null} */ (null) });
  const key = move ? `${state.numbers.game} ${[...scene.draft.moves, move].join(",")}` : "";
  useEffect(() => {
    if (!move || scene.seat === null) return undefined;
    let wanted = true;
    const query = new URLSearchParams({ seat: String(scene.seat), move, after: scene.draft.moves.join(",") });
    call("GET", `/api/tables/${state.about.id}/why?${query}`).then((reasons) => wanted && setFound({ key, reasons }), () => {});
    return () => {
      wanted = false;
    };
  }, [key]);
  return found.key === key ? found.reasons : null;
}

/** The tokens of a mat row that the action of a column takes. */
const INFLUENCED = 2;

/** What the next tokens of the column's row would reveal. @param {Scene} scene @param {number} column */
function reveals(scene, column) {
  const { row } = scene.pack.contents.columns[column - 1];
  const family = scene.seat === null ? null : scene.family(scene.seat);
  const printed = scene.pack.families.get(family?.family ?? "")?.mat.find((each) => each.row === row);
  const left = /** @type {any} */ (family?.mat)?.[row ?? ""]?.tokens;
  if (!printed || left === undefined) return "";
  const all = printed.groups.flatMap((group) => group.spaces.map((space, at) => ({ space, order: at === 0 ? group.order : "" })));
  const next = all.slice(all.length - left).slice(0, INFLUENCED);
  const texts = next.flatMap(({ space, order }) => [scene.tell(space.says), ...(order ? [say("wt-reveals-order", { name: scene.pack.orders.get(order)?.name ?? order })] : [])]);
  return texts.length ? say("wt-reveals", { what: texts.join(", ") }) : "";
}

/** @param {{scene: Scene, state: TableState, looked: Looked, wish: string|null}} props */
export function SheetNote({ scene, state, looked, wish }) {
  const illegal = looked?.asked && scene.open && !scene.movesOf(looked.kind, looked.id).length && !(looked.kind === "space" && looked.id === wish);
  const verb = looked?.kind ?? "";
  const reasons = useWhy(scene, state, illegal && looked ? `${verb} ${looked.id}` : null);
  const why = reasons && !reasons.legal && reasons.rule && reasons.fact ? html`<${Refusal} fact=${capital(scene.tell(reasons.fact))} rule=${reasons.rule} remedy=${reasons.remedy && scene.tell(reasons.remedy)} />` : null;
  const line = () => {
    if (!looked) return wish ? say("wt-space-wished") : "";
    if (looked.kind === "space") {
      const space = scene.pack.spaces.get(looked.id);
      if (!space) return "";
      const wrong = fault(scene, space);
      return html`<b>${capital(spaceText(scene, space))}</b>${!why && wrong && html` <span class="no">${say(`wt-space-${wrong}`)}</span>`}${looked.id === wish && html` ${say("wt-space-wished")}`}`;
    }
    if (looked.kind === "column") {
      const column = columnsOf(scene, scene.now)[Number(looked.id) - 1];
      const price = scene.now.guidance?.columns?.find((each) => String(each.column) === looked.id);
      if (!column) return "";
      return html`<b>${capital(scene.tell(scene.pack.contents.columns[column.column - 1].says))}</b> ${reveals(scene, column.column)}
        ${price && price.tokens > 0 && columnTaken(scene) === null && html`<${MoneySplit} scene=${scene} supply=${price.supply} to=${price.to} keep=${price.keep} />`}${!why && price && !price.payable && columnTaken(scene) === null && html`<span class="no">${say("wt-column-poor")}</span>`}`;
    }
    const colour = looked.id.split(" ")[1];
    const owner = scene.seatOf(colour);
    return owner === null ? say("wt-token-neutral") : owner === scene.seat ? say("wt-token-own") : say("wt-token-foreign", { name: scene.names[owner] });
  };
  const text = line();
  return html`<div class="sheet-note${text || why ? "" : " empty"}"><p>${text}</p><p role="status">${why}</p></div>`;
}
