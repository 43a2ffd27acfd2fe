// @ts-check
/** Attacks in the dock: the targets, and what the chosen one would bring. */

import { html } from "../../core/html.js";
import { attackOf } from "./attack.js";
import { useForecasts } from "./forecast.js";
import { Matrix } from "./matrix.js";
import { Outcome, Styles } from "./outcome.js";
import { Targets } from "./targets.js";

/** @import {AskProps} from "./decisions.js" */

/** Which target. @param {AskProps} props */
export function FightAsk(props) {
  return html`<${Targets} ...${props} />`;
}

/** How the drafted attack is made. @param {AskProps} props */
export function AttackAsk(props) {
  const attack = attackOf(props.scene);
  return html`<${Targets} ...${props} />${attack && html`<${Outcome} key=${attack.index} attack=${attack} ...${props} />`}`;
}

/** The style of a conflict that has begun already. @param {AskProps} props */
export function StyleAsk({ scene, state, acts }) {
  const [brute, finesse] = useForecasts(state, scene.seat, [["brute"], ["finesse"]]);
  if (!brute || !finesse) return null;
  return html`<${Styles} to=${brute.area ?? ""} chosen=${null} forecast=${{ ...brute, outcomes: finesse.outcomes }} game=${scene.now} pick=${acts.choose} confirm=${acts.confirm} scene=${scene} />
    ${finesse.outcomes && html`<${Matrix} outcomes=${finesse.outcomes} mine="attacker" scene=${scene} folded />`}`;
}
