// @ts-check
/** The attack in a draft: its target, the number of Soldati, the car, the style. */

/** @import {Decision, WarChoice, WarState} from "../../core/messages.js" */
/** @import {DraftStep} from "../shell/draft.js" */
/** @import {Scene} from "./scene.js" */
/** @typedef {{index: number, step: DraftStep}} Part a step of the draft and its place in it */
/** @typedef {ReturnType<typeof attackAt>} Attack */

/** The verbs of the moves with which an attack begins. */
export const BEGINNINGS = ["agitate", "allies", "move", "strike"];
/** The verbs of the moves that decide how the attack is made. */
const DETAILS = ["bribe", "brute", "buy", "cars", "finesse", "replace", "soldati"];
/** The steps in which these moves are made. */
const DETAIL_STEPS = ["bribery", "how-many", "car-along", "replace", "buy", "style"];

/** The step that a move of a draft answered. @param {WarState} now @param {DraftStep[]} steps @param {number} index */
export function answered(now, steps, index) {
  return /** @type {WarState} */ (index ? steps[index - 1].game : now);
}

/** The index of the step that begins the attack at the end of a draft; -1 if the draft ends with something else. @param {WarState} now @param {DraftStep[]} steps */
function beginning(now, steps) {
  let index = steps.length - 1;
  const detail = (/** @type {number} */ at) => {
    const { verb } = steps[at].made;
    const { step } = answered(now, steps, at).view.decision;
    return DETAIL_STEPS.includes(step) && (DETAILS.includes(verb) || verb === "pass");
  };
  while (index >= 0 && detail(index)) index -= 1;
  return index >= 0 && BEGINNINGS.includes(steps[index].made.verb) ? index : -1;
}

/** The attack at the end of a draft; null if the draft ends with something else. @param {Scene} scene */
export function attackOf(scene) {
  const { draft, now } = scene;
  const steps = /** @type {DraftStep[]} */ (draft.steps);
  const index = draft.last ? -1 : beginning(now, steps);
  return index < 0 ? null : attackAt(now, steps, index);
}

/** Does a draft end with an attack that is completely decided? @param {WarState} game @param {WarState} now @param {DraftStep[]} steps */
export function attackEnded(game, now, steps) {
  return beginning(now, steps) >= 0 && !DETAIL_STEPS.includes(game.view.decision.step);
}

/** @param {WarState} now @param {DraftStep[]} steps @param {number} index */
function attackAt(now, steps, index) {
  const { made, offered } = steps[index];
  const args = /** @type {import("../../core/messages.js").WarArguments} */ (made.arguments);
  const part = (/** @type {string[]} */ ...verbs) => {
    const at = steps.findIndex((step, place) => place > index && verbs.includes(step.made.verb));
    return at < 0 ? null : { index: at, step: steps[at] };
  };
  const style = part("brute", "finesse");
  const last = style ? style.index - 1 : steps.length - 1;
  const bribery = steps.findIndex((_, at) => at > index && answered(now, steps, at).view.decision.step === "bribery");
  return {
    index,
    verb: made.verb,
    move: made.move,
    from: args.area ?? "",
    to: args.target ?? "",
    way: args.way ?? "",
    car: args.bomb === "car",
    /** The targets among which it was chosen. */
    offered: /** @type {WarChoice[]} */ (offered).filter((choice) => BEGINNINGS.includes(choice.verb)),
    /** The state before it. */
    game: answered(now, steps, index),
    bribery: bribery < 0 ? null : { index: bribery, step: steps[bribery] },
    soldati: part("soldati"),
    cars: part("cars"),
    replace: part("replace"),
    buy: part("buy"),
    style,
    /** The moves up to the one whose forecast tells what the attack would bring. */
    asked: steps.slice(0, last + 1).map((step) => step.made.move),
  };
}

/** The order that is carried out in a state; null outside of orders. @param {WarState} game */
export function orderIn(game) {
  return orderOf(game.view.decision, game.guidance?.path);
}

/** Has the draft finished one order and reached the next? Then it should be confirmed before it goes on. @param {Scene} scene */
export function beyondOrder(scene) {
  if (!scene.open || !scene.draft.steps.length || scene.now.view.phase !== "encounter") return false;
  const [one, other] = [orderIn(scene.now), orderIn(scene.game)];
  return one !== null && one.order !== other?.order;
}

/** The state with the order that the dock is about: after the draft, or before it if the draft has finished that order. @param {Scene} scene */
export function orderState(scene) {
  return scene.open && !beyondOrder(scene) ? scene.game : scene.now;
}

/** Is the draft complete, so that a pass would belong to a later decision? @param {Scene} scene */
export function settles(scene) {
  return attackOf(scene) !== null || beyondOrder(scene);
}

/** The order that is carried out, and where; null outside of orders. @param {Decision} decision @param {Decision[]} [path]
 * @returns {{order: string, area: string}|null} */
export function orderOf(decision, path = []) {
  const frame = [...path, decision].find((each) => each.order && each.area && each.step === "order") ?? (decision.order ? decision : null);
  return frame?.order ? { order: frame.order, area: frame.area ?? decision.area ?? "" } : null;
}

/** The removals of a draft with their places in it. @param {Scene} scene */
export function removalsOf(scene) {
  const steps = /** @type {DraftStep[]} */ (scene.draft.steps);
  return steps.flatMap((step, index) => (step.made.verb === "remove" ? [{ step, index, args: /** @type {any} */ (step.made.arguments) }] : []));
}
