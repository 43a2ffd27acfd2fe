// @ts-check
/** What to do now, in a sentence; and what the end of the game would make one miss. */

import { html } from "../../core/html.js";
import { Refusal, ProblemText } from "../../ui/page.js";
import { card, say, tell } from "../../core/words.js";
import { abilityText, priceText, worthText } from "./card-text.js";

/** @import {Piece} from "../shell/motion.js" */
/** @import {Scene} from "./scene.js" */

/** @param {Scene} scene */
function task(scene) {
  const can = new Set(scene.moves.map((choice) => choice.verb));
  if (scene.view.exchanging) return can.has("stop") ? "duel-prompt-exchange-on" : "duel-prompt-exchange";
  if (can.has("take")) return can.has("refresh") ? "duel-prompt-take-or-refresh" : "duel-prompt-take";
  if (can.has("refresh")) return "duel-prompt-refresh";
  return can.size > 1 ? "duel-prompt-nothing" : "duel-prompt-pass";
}

/** What is still missing to the move with this card. @param {Scene} scene @param {Piece} piece */
function detail(scene, piece) {
  const lacks = scene.chosen === null && scene.ways.length > 1 && scene.ways.every((way) => way.verb === scene.ways[0]?.verb);
  const deed = lacks ? scene.ways[0]?.verb : "";
  if (deed === "exchange") return say(piece.zone.startsWith("area") ? "duel-now-lay" : "duel-now-fetch");
  if (deed === "brute" && piece.zone.startsWith("hand")) return say("duel-now-lower");
  return scene.inStreet(piece) ? priceText(scene, piece) : abilityText(piece.code);
}

/** Who has won, as the log says it. @param {Scene} scene */
export function verdict(scene) {
  const over = scene.state.log.flatMap((entry) => entry.events ?? []).find((event) => event.kind === "over");
  return over?.says ? tell(over.says, scene.seatNames) : say("fact-game-over");
}

/** What the rims of the cards mean now. @param {Scene} scene */
function marks(scene) {
  const can = new Set(scene.moves.filter((choice) => choice.arguments.card).map((choice) => choice.verb));
  if (!can.size) return "";
  if (can.has("take")) return say(can.has("refresh") || can.has("brute") ? "duel-hint-rims" : "duel-hint");
  return say(can.has("refresh") ? "duel-hint-refresh" : "duel-hint");
}

/** What may be played before a card is taken. @param {Scene} scene */
function before(scene) {
  const can = ["account", "brute"].filter((deed) => scene.moves.some((choice) => choice.verb === deed));
  return can.length ? say("duel-hint-before", { can: can.join("-") }) : "";
}

/** @param {Scene} scene @returns {[string, string]} */
function words(scene) {
  const seat = scene.game.to_decide[0];
  const name = scene.names[seat ?? 0] ?? "";
  if (scene.game.result) return [verdict(scene), ""];
  if (!scene.deciding) {
    const thinks = !scene.replaying && scene.state.seats[seat ?? 0]?.kind === "bot";
    return [say(thinks ? "prompt-wait" : "prompt-turn-of", { name }), ""];
  }
  const first = scene.picks[0];
  if (first && scene.picks.length === 1) return [[card(first.code), worthText(scene, first)].filter(Boolean).join(" · "), detail(scene, first)];
  if (scene.picks.length) return [scene.picks.map((piece) => card(piece.code)).join(" + "), ""];
  const { shut, undoable, turn } = scene.game;
  const none = !scene.view.exchanging && shut.take && tell(shut.take.fact, scene.seatNames);
  const hints = [turn <= 2 && say("duel-aim"), none, none && undoable > 0 && say("duel-hint-undo"), before(scene), marks(scene)];
  return [say(task(scene)), hints.filter(Boolean).join(" ")];
}

/** Why the picked card of the Street cannot be taken, for those who have no pointer to hold over it; or why the step that was asked about
 * is not possible. @param {Scene} scene @param {string} step */
function refusal(scene, step) {
  const [first, ...others] = scene.picks;
  if (!scene.deciding || others.length) return null;
  if (!first) return scene.game.shut[step];
  return !scene.inStreet(first) || scene.roles(first).has("take") ? null : scene.why(first);
}

/** @param {{scene: Scene, step: string, problem: any, sending: boolean, brief: any}} props */
export function Prompt({ scene, step, problem, sending, brief }) {
  const [title, hint] = words(scene);
  const why = refusal(scene, step);
  const { warning } = scene.game, cost = scene.chosen?.cost;
  return html`<div class="prompt${scene.deciding ? " yours" : ""}">
    <h2>${title}</h2>
    ${hint && !brief && html`<p>${hint}</p>`}
    <div role="status">${why && html`<p class="refusal"><${Refusal} fact=${tell(why.fact, scene.seatNames)} rule=${why.rule} remedy=${why.remedy && tell(why.remedy, scene.seatNames)} /></p>`}
      ${cost && html`<p class="warning">${tell(cost, scene.seatNames)}</p>`}</div>
    ${warning && html`<p class="warning">${tell(warning, scene.seatNames)}</p>`}
    <${ProblemText} problem=${problem} />
    ${sending && html`<p role="status">${say("duel-sending")}</p>`}
  </div>`;
}
