// @ts-check
/** Attacks in the dock: the targets, and the forecast of the chosen one. */

import { html } from "../../core/html.js";
import { attackOf } from "./attack.js";
import { useForecasts } from "./forecast.js";
import { Matrix } from "./matrix.js";
import { Outcome, Styles } from "./outcome.js";
import { Targets } from "./targets.js";

/** @import {ContentProps} from "./decisions.js" */

/** The choice of a target. @param {ContentProps} props */
export function FightDock(props) {
  return html`<${Targets} ...${props} />`;
}

/** The details of the drafted attack. @param {ContentProps} props */
export function AttackDock(props) {
  const attack = attackOf(props.scene);
  return html`<${Targets} ...${props} />${attack && html`<${Outcome} key=${attack.index} attack=${attack} ...${props} />`}`;
}

/** The style of a conflict that has begun already. @param {ContentProps} props */
export function StyleDock({ scene, state, actions }) {
  const [brute, finesse] = useForecasts(state, scene.seat, [["brute"], ["finesse"]]);
  if (!brute || !finesse) return null;
  return html`<${Styles} to=${brute.area ?? ""} chosen=${null} forecast=${{ ...brute, outcomes: finesse.outcomes }} game=${scene.now} pick=${actions.choose} confirm=${actions.confirm} scene=${scene} />
    ${finesse.outcomes && html`<${Matrix} outcomes=${finesse.outcomes} mine="attacker" scene=${scene} folded />`}`;
}
