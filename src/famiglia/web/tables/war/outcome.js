// @ts-check
/** What a drafted attack would bring: numbers, bonuses on both sides, and the style of the conflict. */

import { html, ticked } from "../../core/html.js";
import { say } from "../../core/words.js";
import { counted, useForecast } from "./forecast.js";
import { Matrix } from "./matrix.js";
import { variants } from "./scene.js";
import { Stepper } from "./stepper.js";
import { Symbol } from "./symbols.js";
import { ownerName } from "./targets.js";

/** @import {Preview, TableState, WarChoice, WarState} from "../../core/messages.js" */
/** @import {Attack, Part} from "./attack.js" */
/** @import {Scene} from "./scene.js" */
/** @import {TableActions} from "./table.js" */

/** Whether a button was pressed with a key: then Enter on a chosen one confirms, as it does elsewhere. @param {MouseEvent} event */
export const byKey = (event) => event.detail === 0;

const carAlong = (/** @type {WarChoice} */ choice) => Boolean(choice.arguments.number);
const bribing = (/** @type {WarChoice} */ choice) => choice.verb === "bribe";

/** A number of the attack that can be changed. @param {{part: Part|null, label: string, note?: string, scene: Scene}} props */
function Amount({ part, label, note, scene }) {
  if (!part) return null;
  const { index, step } = part;
  const choices = variants(/** @type {WarChoice[]} */ (step.offered), step.made);
  if (choices.length < 2) return null;
  const value = /** @type {any} */ (step.made.arguments).number ?? 0;
  const change = (/** @type {number} */ number) => {
    const choice = choices.find((each) => each.arguments.number === number);
    if (choice) void scene.draft.change(index, choice.move);
  };
  return html`<${Stepper} label=${label} value=${value} values=${choices.map((each) => each.arguments.number ?? 0)} note=${note} change=${change} />`;
}

/** A box to tick. @param {{on: boolean, change: (on: boolean) => void, symbol: string, text: string, note?: string}} props */
function Box({ on, change, symbol, text, note }) {
  return html`<label class="box"><input type="checkbox" checked=${on} onChange=${ticked(change)} /><span><${Symbol} name=${symbol} /> ${text}${note && html`<small>${note}</small>`}</span></label>`;
}

/** A choice of the attack that is on or off. @param {{part: Part|null, on: (choice: WarChoice) => boolean, symbol: string, text: string, scene: Scene}} props */
function Toggle({ part, on, symbol, text, scene }) {
  const offered = /** @type {WarChoice[]} */ (part?.step.offered ?? []).filter((choice) => choice.verb !== "sell" && choice.verb !== "give");
  const [yes, no] = [offered.find(on), offered.find((choice) => !on(choice))];
  if (!part || !yes || !no) return null;
  return html`<${Box} on=${part.step.made.move === yes.move} symbol=${symbol} text=${text} change=${(/** @type {boolean} */ wanted) => void scene.draft.change(part.index, (wanted ? yes : no).move)} />`;
}

/** Addends with their symbols. @param {[string, number][]} parts */
function sum(parts) {
  const real = parts.filter(([, n]) => n > 0);
  return real.map(([name, n], at) => html`${at ? " + " : ""}<${Symbol} name=${name} size=${16} />${n}`);
}

/** Attack against defence, and who falls before the conflict. @param {{attack: Attack, forecast: Preview, scene: Scene}} props */
function Bonuses({ attack, forecast, scene }) {
  const { soldati } = attack.game.view.areas[attack.to];
  const { attack: bonus = 0, defence = 0, defence_of: of = { labs: 0, vests: 0, bodyguards: 0 }, defenders, attackers = 0 } = forecast;
  const skull = attack.verb === "agitate" ? 0 : (scene.pack.orders.get(attack.game.view.decision.order ?? "")?.skull ?? 0);
  const driving = attack.car || /** @type {any} */ (attack.cars?.step.made.arguments)?.number;
  const left = forecast.defenders_lost === undefined ? (defenders ?? 0) : soldati - forecast.defenders_lost;
  const lost = left ? Math.max(0, bonus - defence) : soldati;
  const fallen = forecast.defenders_lost ?? Math.min(lost, soldati);
  const after = attack.verb === "strike" ? say("wt-enc-from-to", { from: soldati, to: left }) : left ? say("wt-enc-then", { attackers, defenders: left }) : say("wt-enc-nobody-left");
  return html`<dl class="bonuses">
    <div><dt>${say("wt-enc-attack")}</dt><dd class="figure">${bonus}</dd><dd>${sum([["skull", Math.min(skull, bonus)], [driving ? "car" : "boat", bonus - Math.min(skull, bonus)]])}</dd></div>
    <div><dt>${say("wt-enc-defence")}</dt><dd class="figure">${defence}</dd><dd>${sum([["lab", of.labs], ["vest", of.vests], ["soldato", of.bodyguards]])}</dd></div>
    <div class="fallen"><dt>${say("wt-enc-falls")}</dt><dd class="figure">${fallen}</dd><dd>${after}</dd></div>
  </dl>`;
}

/** Brute force or finesse, each with what it would bring.
 * @param {{to: string, chosen: string|null, forecast: Preview, game: WarState, pick: (style: string) => void, confirm: () => void, scene: Scene}} props */
export function Styles({ to, chosen, forecast, game, pick, confirm, scene }) {
  const { brute, outcomes = [] } = forecast;
  if (!brute) return null;
  const args = { area: scene.pack.place(to), n: brute.soldati, name: ownerName(game.view.areas[to].owner, scene) };
  const texts = {
    brute: say(brute.taken ? "wt-enc-brute-taken" : brute.owner === null ? "wt-enc-brute-empty" : "wt-enc-brute-lost", args),
    finesse: say("wt-enc-finesse", counted(outcomes)),
  };
  return html`<div class="styles" role="group" aria-label=${say("war-step-style")}>
    ${/** @type {const} */ (["brute", "finesse"]).map((style) => html`<button type="button" key=${style} aria-pressed=${chosen === style} onClick=${(/** @type {MouseEvent} */ event) => (chosen === style && byKey(event) ? confirm() : pick(style))} onDblClick=${confirm}>
      <b><${Symbol} name=${style} size=${20} /> ${say(`war-move-${style}`)} <kbd aria-hidden="true">${style.charAt(0).toUpperCase()}</kbd></b><small>${texts[style]}</small></button>`)}
  </div>`;
}

/** The way of the attack, or the car bomb of a Strike, if there are several. @param {{attack: Attack, scene: Scene}} props */
function Ways({ attack, scene }) {
  const others = attack.offered.filter((choice) => choice.arguments.area === attack.from && choice.arguments.target === attack.to && (choice.verb === "strike") === (attack.verb === "strike"));
  if (others.length < 2) return null;
  const change = (/** @type {string} */ move) => void scene.draft.change(attack.index, move);
  if (attack.verb === "strike") {
    const [bomb, car] = ["bomb", "car"].map((kind) => others.find((choice) => choice.arguments.bomb === kind)?.move ?? "");
    return html`<${Box} on=${attack.car} symbol="car" text=${say("wt-enc-car-bomb")} note=${say("wt-enc-car-bomb-hint")} change=${(/** @type {boolean} */ on) => change(on ? car : bomb)} />`;
  }
  return html`<fieldset class="attack-ways"><legend class="vh">${say("wt-enc-way")}</legend>${others.map((choice) => html`<label key=${choice.move}>
    <input type="radio" name="way" checked=${choice.move === attack.move} onChange=${() => change(choice.move)} /><span>${say(`wt-enc-way-${choice.verb === "allies" ? "allies" : choice.arguments.way}`)}</span></label>`)}</fieldset>`;
}

/** The drafted attack with everything about it that can be changed. @param {{attack: Attack, scene: Scene, state: TableState, actions: TableActions}} props */
export function Outcome({ attack, scene, state, actions }) {
  const { forecast, late } = useForecast(state, scene.seat, attack.asked);
  const from = scene.pack.place(attack.from);
  const there = attack.game.view.areas[attack.from]?.soldati ?? 0;
  const pick = (/** @type {string} */ style) => {
    if (!attack.style) actions.choose(style);
    else if (attack.style.step.made.verb !== style) void scene.draft.change(attack.style.index, style);
  };
  const going = /** @type {any} */ (attack.soldati?.step.made.arguments)?.number ?? 0;
  return html`<section class="forecast${late ? " late" : ""}" aria-label=${scene.pack.place(attack.to)}>
    <${Ways} attack=${attack} scene=${scene} />
    <div class="going"><${Amount} part=${attack.soldati} label=${say("wt-enc-go", { n: going, all: there })} note=${say("wt-enc-stay", { n: there - going, area: from })} scene=${scene} />
    <${Toggle} part=${attack.cars} on=${carAlong} symbol="car" text=${say("wt-enc-car-along")} scene=${scene} />
    <${Toggle} part=${attack.bribery} on=${bribing} symbol="coin" text=${say("wt-enc-bribe")} scene=${scene} />
    </div>
    <${Amount} part=${attack.replace} label=${say("wt-enc-replace")} scene=${scene} />
    <${Amount} part=${attack.buy} label=${say("wt-enc-buy")} scene=${scene} />
    ${forecast?.attack !== undefined && html`<${Bonuses} attack=${attack} forecast=${forecast} scene=${scene} />`}
    ${forecast && html`<${Styles} to=${attack.to} chosen=${attack.style?.step.made.verb ?? null} forecast=${forecast} game=${attack.game} pick=${pick} confirm=${actions.confirm} scene=${scene} />`}
  </section>
  ${forecast?.outcomes && html`<${Matrix} outcomes=${forecast.outcomes} mine="attacker" scene=${scene} folded />`}`;
}
