// @ts-check
/** The decisions of the war: a component for each kind, and a plain list of moves for all others. */

import { html } from "../../core/html.js";
import { capital } from "../../core/text.js";
import { known, say, tell } from "../../core/words.js";
import { ProblemText } from "../../ui/page.js";
import { Choices } from "../shell/choices.js";

/** @import {WarChoice, WarState} from "../../core/messages.js" */
/** @typedef {{game: WarState, seat: number, people: {names: string[], you: number|null}, chosen: string|null, choose: (move: string) => void,
 *   confirm: () => void, problem: any, sending: boolean}} DecisionProps */

/** A move in words. @param {WarChoice} choice @param {{names: string[], you: number|null}} people */
export function choiceText({ says }, people) {
  return capital(tell(says, people));
}

/** All moves in a list. @param {DecisionProps & {hint?: string}} props */
function MoveList({ game, seat, people, chosen, choose, confirm, problem, sending, hint }) {
  const step = `war-step-${game.view.decision.step}`;
  const asked = game.to_decide.includes(seat) && known(step) ? say(step) : say("wt-trade-title");
  const choices = game.moves.map((choice) => ({ move: choice.move, text: choiceText(choice, people) }));
  return html`<div class="prompt yours"><h2>${asked}</h2>
      ${hint && html`<p>${hint}</p>`}
      <${ProblemText} problem=${problem} />
      ${sending && html`<p role="status">${say("duel-sending")}</p>`}</div>
    <${Choices} label=${asked} groups=${[{ title: "", choices }]} chosen=${chosen} choose=${choose} confirm=${confirm} />`;
}

/** A Pentito removes units by numbers: the list, with the numbers that are left. @param {DecisionProps} props */
function Pentito(props) {
  const { numbers = [] } = props.game.view.decision;
  return html`<${MoveList} ...${props} hint=${numbers.length ? say("war-numbers-left", { numbers: numbers.join(" + ") }) : ""} />`;
}

/** By kind of decision: the component that asks for it. @type {Record<string, any>} */
const DECISIONS = { pentito: Pentito };

/** The component for a kind of decision. @param {string|undefined} step */
export function decisionComponent(step) {
  return DECISIONS[step ?? ""] ?? MoveList;
}
