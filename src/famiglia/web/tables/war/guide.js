// @ts-check
/** The war in two minutes: what a newcomer needs for the first round, and the symbols of the map, the sheets, the orders and the conflicts. */

import { useEffect, useState } from "preact/hooks";

import { call } from "../../core/api.js";
import { html } from "../../core/html.js";
import { say } from "../../core/words.js";
import { Part, Signs, Steps, Tips } from "../shell/guide-parts.js";
import { FamilyEmblem } from "./family-emblem.js";
import { Coins } from "./sheet-pieces.js";
import { Symbol, WarSymbols } from "./symbols.js";

/** @import {PackContents, TableState} from "../../core/messages.js" */

/** Of each group of symbols: the sentences, and where they differ the symbols. @type {Record<string, (string|[string, string])[]>} */
const SYMBOLS = {
  columns: ["primo", "justice", "police", "economy", "church", "two"],
  spaces: ["issue", "recruit", "place", "equipment", "launder", "rally", "exert", "sheet", "bust", "infinite"],
  orders: [
    ["supply", "init-supply"], "recruit", "place", "coin", ["attack", "init-attack"], "skull", "vest", "shotgun", "rally", "bomb", "pentito", "agitate", "replace", "buy", "turncoat",
  ],
  cards: ["turncoat", "coward", "finesse", "brute"],
};
/** What the sentences about a group of symbols are called. @type {Record<string, string>} */
const NAMES = { columns: "guide-war-column-", spaces: "guide-war-space-", orders: "guide-war-order-", cards: "guide-war-card-" };
const TIPS = ["pairs", "reserves", "orders", "columns", "money"];
const SIZE = 26;

/** The components of the table's pack, or of the standard pack; null until they are loaded. @param {TableState|undefined} table @returns {PackContents|null} */
function useContents(table) {
  const [contents, setContents] = useState(/** @type {PackContents|null} */ (null));
  const pack = table?.about.settings.pack ?? "standard";
  useEffect(() => void call("GET", `/api/packs/${encodeURIComponent(pack)}`).then(setContents, () => {}), [pack]);
  return contents;
}

/** The numbers of the guide. @param {PackContents} contents @param {TableState|undefined} table */
function numbers(contents, table) {
  const { areas, areas_to_control: control, win_team: team, win_alone: alone, sell_order: sell, sheets, tie_break: tie } = contents;
  const vests = table?.about.settings.options?.includes("mandamento-vests") ? "yes" : "no";
  // The first sheet is only a top sheet, the last one only a bottom sheet.
  return { areas: areas.length, control, team, alone, sell, rounds: sheets.length - 1, tie: areas.find((area) => area.id === tie)?.name ?? "", vests };
}

/** The signs of the map. */
function mapSigns() {
  const symbol = (/** @type {string} */ name) => html`<${Symbol} name=${name} size=${SIZE} />`;
  const text = (/** @type {string} */ name) => say(`guide-war-sign-${name}`);
  return [
    { drawing: html`<${FamilyEmblem} colour="yellow" number=${3} size=${32} />`, text: text("soldati") },
    { drawing: html`<${FamilyEmblem} colour="neutral" number=${2} size=${32} />`, text: text("neutral") },
    ...["car", "boat", "lab", "order-down", "threat"].map((name) => ({ drawing: symbol(name), text: text(name) })),
    { drawing: symbol("justice"), text: text("tie") },
  ];
}

/** The symbols of a group with their meanings. @param {string} group @param {Record<string, any>} args */
function signs(group, args) {
  return SYMBOLS[group].map((each) => {
    const [name, symbol] = typeof each === "string" ? [each, each] : each;
    return { drawing: html`<${Symbol} name=${symbol} size=${SIZE} />`, text: say(NAMES[group] + name, args) };
  });
}

/** What a space costs or brings. */
const coins = () => [1, -1].map((money) => ({ drawing: html`<${Coins} money=${money} />`, text: say(money > 0 ? "guide-war-space-plus" : "guide-war-space-minus") }));

/** The guide; without a table it speaks of the standard pack. `brief` folds up what the first round does not need at once.
 * @param {{table?: TableState, brief?: boolean, onReady?: () => void}} props */
export function WarGuide({ table, brief = false, onReady }) {
  const contents = useContents(table);
  const [drawn] = useState(() => document.getElementById("i-soldato") !== null);
  useEffect(() => void (contents && onReady?.()), [contents !== null]);
  if (!contents) return html`<p role="status" class="later">${say("web-opening")}</p>`;
  const args = numbers(contents, table);
  const phase = (/** @type {string} */ name, text = name) => ({ name: say(`war-phase-${name}`), text: say(`guide-war-${text}`) });
  const more = html`
    <${Part} wide title=${say("guide-war-attack-title")}>
      <${Steps} steps=${["bonus", "style", "knockout"].map((name) => ({ text: say(`guide-war-attack-${name}`) }))} /><//>
    <${Part} wide title=${say("guide-war-tips-title")}><${Tips} tips=${TIPS.map((tip) => say(`guide-war-tip-${tip}`, args))} /><//>
    <${Part} title=${say("guide-war-map-title")}><${Signs} signs=${mapSigns()} /><//>
    <${Part} title=${say("guide-war-columns-title")}><${Signs} signs=${signs("columns", args)} /><//>
    <${Part} title=${say("guide-war-spaces-title")}><${Signs} signs=${[...signs("spaces", args), ...coins()]} /><//>
    <${Part} title=${say("guide-war-orders-title")}><${Signs} signs=${signs("orders", args)} /><//>
    <${Part} wide title=${say("guide-war-cards-title")}><${Signs} signs=${signs("cards", args)} /><//>`;
  return html`${!drawn && html`<${WarSymbols} />`}
  <div class="guide">
    <${Part} title=${say("guide-war-goal-title")}><p>${say("guide-war-goal", args)}</p><p>${say("guide-war-win", args)}</p><//>
    <${Part} title=${say("guide-war-sides-title")}><p>${say("guide-war-sides")}</p><//>
    <${Part} wide title=${say("guide-war-round-title")}>
      <${Steps} steps=${[phase("planning"), phase("management"), phase("encounter"), phase("management", "check")]} /><//>
    ${!brief && more}
  </div>
  ${brief && html`<details class="guide-rest"><summary>${say("guide-more")}</summary><div class="guide">${more}</div></details>`}`;
}
