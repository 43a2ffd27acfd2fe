// @ts-check
/** The conflict cards in the dock: which card to play face down, and whether to take the other side's card. */

import { html } from "../../core/html.js";
import { say } from "../../core/words.js";
import { useNarrow } from "../shell/media.js";
import { cardSymbol, Hand } from "./cards.js";
import { cardName } from "./names.js";
import { conflictOf, neutralsText, sideOf } from "./conflict-state.js";
import { useForecasts } from "./forecast.js";
import { Matrix, successes, TakeTable } from "./matrix.js";
import { byKey } from "./outcome.js";
import { Symbol } from "./symbols.js";

/** @import {Outcome, WarChoice} from "../../core/messages.js" */
/** @import {Scene} from "./scene.js" */
/** @import {TableActions} from "./table.js" */
/** @import {Side} from "./matrix.js" */
/** @import {ContentProps} from "./decisions.js" */

/** A choice with its possible outcomes. @param {{choice: WarChoice, symbol: string, name: string, outcomes: Outcome[], mine: Side, picked: boolean, actions: TableActions}} props */
function Option({ choice, symbol, name, outcomes, mine, picked, actions }) {
  const won = successes(outcomes, mine);
  return html`<button type="button" class="aim" aria-pressed=${picked} onClick=${(/** @type {MouseEvent} */ event) => (picked && byKey(event) ? actions.confirm() : actions.choose(choice.move))} onDblClick=${actions.confirm}>
    <${Symbol} name=${symbol} size=${28} /><b>${name}</b>${outcomes.length > 0 && html`<span class="odds">${say(`wt-enc-of-${mine}`, { n: won, of: outcomes.length })}</span>
    <small>${worst(outcomes, mine)}</small>`}</button>`;
}

/** The best and the worst of some endings. @param {Outcome[]} outcomes @param {Side} mine */
function worst(outcomes, mine) {
  const own = (/** @type {Outcome} */ each) => (each.owner === null ? 0 : each.taken === (mine === "attacker") ? each.soldati : -each.soldati);
  const sorted = outcomes.map(own).sort((one, other) => one - other);
  const text = (/** @type {number} */ n) => say(n > 0 ? "wt-enc-left" : n ? "wt-enc-theirs-left" : "wt-enc-none-left", { n: Math.abs(n) });
  return say("wt-enc-range", { best: text(sorted.at(-1) ?? 0), worst: text(sorted[0] ?? 0) });
}

/** The moves that this decision offers, also while one of them is chosen. @param {Scene} scene @param {string[]} verbs */
const offered = (scene, verbs) => scene.now.moves.filter((choice) => verbs.includes(choice.verb));

/** The choice of a card to play. @param {ContentProps} props */
export function CardsDock({ scene, state, actions }) {
  const narrow = useNarrow();
  const conflict = conflictOf(scene);
  const choices = offered(scene, ["card"]);
  const found = useForecasts(state, scene.seat, choices.map((choice) => [choice.move]));
  const mine = conflict && sideOf(conflict, scene);
  if (!mine) return null;
  const chosen = choices.find((choice) => choice.move === scene.draft.last)?.arguments.card ?? null;
  const all = found.flatMap((each) => each?.outcomes ?? []);
  const neutrals = narrow && neutralsText(conflict, scene);
  return html`${neutrals && html`<p class="legend">${neutrals}</p>`}${narrow ? html`<${Hand} choices=${choices} chosen=${scene.draft.last} colour=${scene.colour(scene.seat)} scene=${scene} actions=${actions} />` : html`<div class="aims">
      ${choices.map((choice, at) => html`<${Option} key=${choice.move} choice=${choice} symbol=${cardSymbol(choice.arguments.card ?? "", scene)} name=${cardName(choice.arguments.card ?? "", scene)}
        outcomes=${found[at]?.outcomes ?? []} mine=${mine} picked=${choice.move === scene.draft.last} actions=${actions} />`)}</div>`}
    ${all.length > 0 && html`<${Matrix} outcomes=${all} mine=${mine} scene=${scene} chosen=${chosen} />`}
    <p class="secret-note"><${Symbol} name="eye" size=${18} /> ${say("wt-enc-sealed")}</p>`;
}

/** The choice to take or leave the other side's card. @param {ContentProps} props */
export function TakeDock({ scene, state, actions }) {
  const conflict = conflictOf(scene);
  const choices = offered(scene, ["take", "leave"]);
  const found = useForecasts(state, scene.seat, choices.map((choice) => [choice.move]));
  const mine = conflict && sideOf(conflict, scene);
  if (!mine) return null;
  const we = mine === "attacker" ? conflict.attackers : conflict.defenders;
  const they = mine === "attacker" ? conflict.defenders : conflict.attackers;
  const all = found.flatMap((each) => each?.outcomes ?? []);
  return html`<div class="aims">${choices.map((choice, at) => html`<${Option} key=${choice.move} choice=${choice} symbol=${choice.verb} name=${say(`wt-enc-do-${choice.verb}`)}
      outcomes=${found[at]?.outcomes ?? []} mine=${mine} picked=${choice.move === scene.draft.last} actions=${actions} />`)}</div>
    ${conflict.took !== null && mine === "defender" && html`<p class="legend">${say(conflict.took ? "wt-enc-took" : "wt-enc-left-it", { name: scene.names[they.seat ?? 0] })}</p>`}
    ${all.length > 0 && html`<h3 class="small-title">${say("wt-enc-with-your", { card: cardName(we.card ?? "", scene) })}</h3>
      <${TakeTable} outcomes=${all} mine=${mine} name=${they.seat === null ? "" : scene.names[they.seat]} scene=${scene} />`}`;
}
