// @ts-check
/** The duel in two minutes: what a newcomer needs for the first game. */

import { useEffect } from "preact/hooks";

import { EMBLEMS } from "../../art/emblems.js";
import { html } from "../../core/html.js";
import { say } from "../../core/words.js";
import { Part, Signs, Steps, Tips } from "../shell/guide-parts.js";

/** @import {TableState} from "../../core/messages.js" */
/** @import {Family} from "../../art/families.js" */

/** In the order in which their abilities come in a turn. @type {Family[]} */
const FAMILIES = ["A", "B", "M", "F"];
const TIPS = ["zeros", "mercenary", "area", "rival"];

/** What differs between editions, house rules and cards. @param {TableState|undefined} table */
function variant(table) {
  const { edition = "both", options = [] } = table?.about.settings ?? {};
  const on = (/** @type {string} */ option) => (options.includes(option) ? "yes" : "no");
  return {
    edition, full: on("full-strength"), strict: on("strict-mercenaries"), fair: on("fair-pass-out"),
    four: table?.about.worth?.A4 ?? 0, red: table?.about.worth?.F4 ?? 0,
  };
}

/** The emblem of a family in its colour. @param {Family} family */
function drawing(family) {
  return html`<svg class=${`guide-emblem fam-${family}`} viewBox="0 0 40 40" width="30" height="30" focusable="false" dangerouslySetInnerHTML=${{ __html: EMBLEMS[family] }} />`;
}

/** The guide; without a table it speaks of all editions. `brief` leaves out what the first turn does not need.
 * @param {{table?: TableState, brief?: boolean, onReady?: () => void}} props */
export function DuelGuide({ table, brief = false, onReady }) {
  useEffect(() => onReady?.(), []);
  const args = variant(table);
  const step = (/** @type {string} */ name) => ({ name: say(`step-${name}`), text: say(`guide-duel-${name}`, args) });
  const more = html`
    <${Part} title=${say("guide-duel-families-title")}>
      <${Signs} signs=${FAMILIES.map((family) => ({ drawing: drawing(family), text: `${say(`family-${family}`)}: ${say(`guide-duel-family-${family}`, args)}` }))} />
      <p>${say("guide-duel-zero")}</p><//>
    <${Part} title=${say("guide-duel-tips-title")}><${Tips} tips=${TIPS.map((tip) => say(`guide-duel-tip-${tip}`))} /><//>`;
  return html`<div class="guide">
    <${Part} title=${say("guide-duel-goal-title")}><p>${say("guide-duel-goal", args)}</p><//>
    <${Part} title=${say("guide-duel-sides-title")}><p>${say("guide-duel-sides")}</p><//>
    <${Part} wide title=${say("guide-duel-turn-title")}><p>${say("guide-duel-turn")}</p>
      <${Steps} steps=${["street", "accountant", "brute", "take"].map(step)} /><//>
    <${Part} wide title=${say("guide-duel-end-title")}><p>${say("guide-duel-end", args)}</p><//>
    ${!brief && more}
  </div>
  ${brief && html`<details class="guide-rest"><summary>${say("guide-more")}</summary><div class="guide">${more}</div></details>`}`;
}
