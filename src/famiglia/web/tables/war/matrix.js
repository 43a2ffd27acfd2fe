// @ts-check
/** The endings of finesse as tables: for every pair of cards, and for taking or leaving on both sides. */

import { html } from "../../core/html.js";
import { say } from "../../core/words.js";
import { cardSymbol } from "./cards.js";
import { cardName } from "./names.js";
import { Symbol } from "./symbols.js";

/** @import {Outcome} from "../../core/messages.js" */
/** @import {Scene} from "./scene.js" */
/** @typedef {"attacker"|"defender"} Side */

/** On screens lower than this, the table is folded. */
const ROOMY = 860;

const CHOICES = /** @type {const} */ (["take", "leave"]);

/** The Soldati of one side that an ending leaves, and whether that is a success. @param {Outcome} outcome @param {Side} mine */
function ending(outcome, mine) {
  const { taken, owner, soldati } = outcome;
  if (owner === null) return { kind: "empty", left: 0 };
  return taken === (mine === "attacker") ? { kind: "won", left: soldati } : { kind: "lost", left: soldati };
}

/** One ending. @param {{outcome: Outcome|undefined, mine: Side, label: string, long?: boolean}} props */
function Ending({ outcome, mine, label, long = false }) {
  if (!outcome) return html`<td></td>`;
  const { kind, left } = ending(outcome, mine);
  const text = say(`wt-enc-ending-${kind}`, { n: left });
  const short = kind === "lost" ? (long ? `✕ ${left}` : "✕") : String(left);
  return html`<td class=${`end-${kind}`}><span aria-hidden="true">${short}</span><span class="vh">${say("war-label", { name: label, text })}</span></td>`;
}

/** @param {Outcome} outcome @param {Side} mine */
const own = (outcome, mine) => (mine === "attacker" ? { card: outcome.attackers_card, choice: outcome.attacker } : { card: outcome.defenders_card, choice: outcome.defender });
/** @param {Side} mine @returns {Side} */
const other = (mine) => (mine === "attacker" ? "defender" : "attacker");

/** The cards that occur on one side, in the order of the pack. @param {Outcome[]} outcomes @param {Side} side @param {Scene} scene */
function cardsOf(outcomes, side, scene) {
  return scene.pack.contents.cards.map((card) => card.id).filter((id) => outcomes.some((each) => own(each, side).card === id));
}

/** How many of the endings are a success. @param {Outcome[]} outcomes @param {Side} mine */
export function successes(outcomes, mine) {
  return outcomes.filter((each) => ending(each, mine).kind === "won").length;
}

/** @param {{id: string, scene: Scene}} props */
const CardHead = ({ id, scene }) => html`<${Symbol} name=${cardSymbol(id, scene)} size=${18} /> ${cardName(id, scene)}`;

/** Every pair of cards with every way to take and leave; the rows of a chosen card stand out.
 * @param {{outcomes: Outcome[], mine: Side, scene: Scene, chosen?: string|null, folded?: boolean}} props */
export function Matrix({ outcomes, mine, scene, chosen = null, folded = false }) {
  const rows = cardsOf(outcomes, mine, scene);
  const columns = cardsOf(outcomes, other(mine), scene);
  const find = (/** @type {string} */ card, /** @type {string} */ choice, /** @type {string} */ theirs, /** @type {string} */ answer) =>
    outcomes.find((each) => {
      const [one, two] = [own(each, mine), own(each, other(mine))];
      return one.card === card && one.choice === choice && two.card === theirs && two.choice === answer;
    });
  const table = html`<table class="matrix">
    <caption class="vh">${say("wt-enc-matrix")}</caption>
    <thead><tr><th scope="col" class="corner">${say("wt-enc-corner")}</th>${columns.map((id) => html`<th key=${id} scope="colgroup" colspan="2"><${CardHead} id=${id} scene=${scene} /></th>`)}</tr></thead>
    ${rows.map((card) => html`<tbody key=${card} class=${chosen === null ? "" : chosen === card ? "chosen" : "off"}>
      ${CHOICES.map((choice, at) => html`<tr key=${choice}>${at === 0 && html`<th scope="rowgroup" rowspan="2"><${CardHead} id=${card} scene=${scene} /></th>`}
        ${columns.map((theirs) => CHOICES.map((answer) => html`<${Ending} key=${`${theirs}${answer}`} outcome=${find(card, choice, theirs, answer)} mine=${mine} label=${say("wt-enc-pair", { choice, answer })} />`))}</tr>`)}
    </tbody>`)}
  </table><p class="legend">${say("wt-enc-legend")}</p>`;
  if (!folded) return html`<div class="endings">${table}</div>`;
  return html`<details class="endings" open=${innerHeight >= ROOMY}><summary>${say("wt-enc-all", { n: outcomes.length })}</summary>${table}</details>`;
}

/** With the viewer's own card on the table: what the other card may be, and how both sides may choose. @param {{outcomes: Outcome[], mine: Side, name: string, scene: Scene}} props */
export function TakeTable({ outcomes, mine, name, scene }) {
  const rows = cardsOf(outcomes, other(mine), scene);
  const ways = CHOICES.flatMap((choice) => CHOICES.map((answer) => ({ choice, answer }))).filter(({ choice, answer }) =>
    outcomes.some((each) => own(each, mine).choice === choice && own(each, other(mine)).choice === answer));
  return html`<table class="takes">
    <caption class="vh">${say("wt-enc-matrix")}</caption>
    <thead><tr><th scope="col">${say("wt-enc-laid", { name })}</th>${ways.map(({ choice, answer }) => html`<th key=${choice + answer} scope="col">${say("wt-enc-pair", { choice, answer })}</th>`)}</tr></thead>
    <tbody>${rows.map((card) => html`<tr key=${card}><th scope="row"><${CardHead} id=${card} scene=${scene} /></th>
      ${ways.map(({ choice, answer }) => html`<${Ending} key=${choice + answer} long mine=${mine} label=${say("wt-enc-pair", { choice, answer })}
        outcome=${outcomes.find((each) => own(each, other(mine)).card === card && own(each, mine).choice === choice && own(each, other(mine)).choice === answer)} />`)}</tr>`)}</tbody>
  </table><p class="legend">${say("wt-enc-lost-legend")}</p>`;
}
