// @ts-check
/** The targets of a Movement, a Strike or of agitated neutrals, as a list. */

import { html } from "../../core/html.js";
import { say } from "../../core/words.js";
import { attackOf, BEGINNINGS } from "./attack.js";
import { FamilyEmblem } from "./family-emblem.js";
import { useForecasts } from "./forecast.js";
import { proposed } from "./scene.js";
import { stakeOf, stakeTexts } from "./stakes.js";

/** @import {Preview, TableState, WarChoice, WarState} from "../../core/messages.js" */
/** @import {Scene} from "./scene.js" */
/** @import {TableActions} from "./table.js" */

/** With more targets than this, a forecast is asked only for the one under the pointer and the chosen one. */
const MANY = 24;
/** With more targets than this, only the chosen one keeps its details. */
const FEW = 4;

/**
 * A target with the moves that lead to it.
 * @typedef {object} Target
 * @property {string} key
 * @property {string} from
 * @property {string} to
 * @property {WarChoice[]} choices by land, by sea, with a car bomb
 * @property {WarChoice} choice the one that a click chooses
 */

/** @param {WarChoice[]} choices @param {string} [chosen] the move that is chosen already @returns {Target[]} */
export function targetsOf(choices, chosen) {
  /** @type {Map<string, WarChoice[]>} */
  const groups = new Map();
  for (const choice of choices) {
    const { area, target } = choice.arguments;
    const key = `${choice.verb === "strike" ? "strike" : "move"} ${area} ${target}`;
    groups.set(key, [...(groups.get(key) ?? []), choice]);
  }
  return [...groups].map(([key, group]) => {
    const choice = group.find((each) => each.move === chosen) ?? proposed(group);
    return { key, from: choice.arguments.area ?? "", to: choice.arguments.target ?? "", choices: group, choice };
  });
}

/** What a click on a target would bring, in a few words. @param {Preview|null} forecast @param {Target} target @param {WarState} game @param {number|null} seat */
function odds(forecast, { choice, to }, game, seat) {
  const { owner, soldati } = game.view.areas[to];
  if (choice.verb === "strike") return forecast ? say("wt-enc-from-to", { from: soldati, to: soldati - (forecast.defenders_lost ?? 0) }) : "";
  if (owner === (choice.verb === "agitate" ? "neutral" : seat)) return say("wt-enc-joins");
  if (owner === null) return say("wt-enc-at-once");
  const numbers = forecast?.numbers;
  const stays = choice.verb === "agitate" ? 1 : 2;
  const one = numbers?.at(Math.max(0, numbers.length - stays));
  if (!one) return "";
  return one.taken ? say("wt-enc-at-once") : say("wt-enc-of", { n: one.finesse ?? 0, of: one.of ?? 0 });
}

/** How the Soldati come. @param {Target} target @param {boolean} origins whether it has to be said where from @param {Scene} scene */
function ways({ choice, choices, from }, origins, scene) {
  if (choice.verb === "agitate") return "";
  if (choice.verb === "strike") return origins ? say("wt-enc-from", { area: scene.pack.place(from) }) : "";
  const found = choices.map((each) => (each.verb === "allies" ? "allies" : (each.arguments.way ?? "land")));
  const way = say(found.length > 1 ? "wt-enc-way-both" : `wt-enc-way-${found[0]}`);
  return origins ? say("wt-enc-way-from", { area: scene.pack.place(from), way }) : way;
}

/** What a car bomb would bring in place of a Strike without a car. @param {Preview|null} forecast @param {number} soldati */
function withCar(forecast, soldati) {
  return forecast ? say("wt-enc-with-car-bomb", { from: soldati, to: soldati - (forecast.defenders_lost ?? 0) }) : "";
}

/** The other Strike on the same target, with a car bomb. @param {Target} target */
function carBomb({ choice, choices }) {
  return choice.verb === "strike" && choice.arguments.bomb !== "car" ? choices.find((each) => each.arguments.bomb === "car") : undefined;
}

/** @param {{target: Target, forecast: Preview|null, bombed: Preview|null, origins: boolean, chosen: boolean, game: WarState, scene: Scene, actions: TableActions, pick: () => void}} props */
function TargetLine({ target, forecast, bombed, origins, chosen, game, scene, actions, pick }) {
  const { owner, soldati } = game.view.areas[target.to];
  const details = [ways(target, origins, scene), withCar(bombed, soldati), ...stakeTexts(stakeOf(game.guidance ?? {}, target.to, target.choice.verb !== "strike"), scene)].filter(Boolean);
  const point = () => actions.point({ kind: "area", id: target.to });
  const right = odds(forecast, target, game, scene.seat);
  const { pack } = scene;
  const title = target.choice.verb === "agitate" ? say("wt-enc-march", { from: pack.place(target.from), to: pack.place(target.to) }) : pack.place(target.to);
  return html`<button type="button" class="aim${owner === null ? " free" : ""}" aria-pressed=${chosen} onClick=${pick} onPointerEnter=${point} onPointerLeave=${() => actions.point(null)} onFocus=${point}>
    <${FamilyEmblem} colour=${scene.colour(owner) || "neutral"} size=${30} number=${owner === null ? null : soldati} text=${say("wt-enc-stands", { owner: ownerName(owner, scene), soldati })} />
    <b>${title}</b><span class="odds">${right}</span>${details.length ? html`<small>${details.join(" · ")}</small>` : null}
  </button>`;
}

/** Who holds an area. @param {number|"neutral"|null} owner @param {Scene} scene */
export function ownerName(owner, scene) {
  return owner === "neutral" ? say("war-name-neutral") : owner === null ? say("wt-enc-nobody") : scene.names[owner];
}

/** The targets that can be chosen, or among which the drafted one was chosen. @param {{scene: Scene, state: TableState, actions: TableActions}} props */
export function Targets({ scene, state, actions }) {
  const attack = attackOf(scene);
  const game = attack ? attack.game : scene.game;
  const offered = attack ? attack.offered : scene.choices.filter((choice) => BEGINNINGS.includes(choice.verb));
  const targets = targetsOf(offered, attack?.move);
  const before = scene.draft.moves.slice(0, attack ? attack.index : undefined);
  const pointed = scene.pointed?.kind === "area" ? scene.pointed.id : "";
  const asked = targets.filter((target) => targets.length <= MANY || target.to === pointed || target.choice.move === attack?.move);
  const moves = asked.flatMap((target) => [target.choice.move, ...(carBomb(target) ? [/** @type {WarChoice} */ (carBomb(target)).move] : [])]);
  const found = useForecasts(state, scene.seat, moves.map((move) => [...before, move]));
  const forecastOf = (/** @type {WarChoice|undefined} */ choice) => (choice ? (found[moves.indexOf(choice.move)] ?? null) : null);
  const origins = new Set(targets.map((target) => target.from)).size > 1;
  if (!targets.length) return null;
  const pick = (/** @type {Target} */ { choice }) => {
    if (!attack) actions.choose(choice.move);
    else if (choice.move !== attack.move) void scene.draft.change(attack.index, choice.move);
  };
  return html`<div class="aims${attack && targets.length > FEW ? " many" : ""}" role="group" aria-label=${say("wt-enc-targets")}>
    ${targets.map((target) => html`<${TargetLine} key=${target.key} target=${target} forecast=${forecastOf(target.choice)} bombed=${forecastOf(carBomb(target))} origins=${origins}
      chosen=${target.choice.move === attack?.move} game=${game} scene=${scene} actions=${actions} pick=${() => pick(target)} />`)}
  </div>`;
}
