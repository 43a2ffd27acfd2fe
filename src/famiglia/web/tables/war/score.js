// @ts-check
/** The brass plate with the score, in the header. */

import { html } from "../../core/html.js";
import { say } from "../../core/words.js";
import { FamilyEmblem } from "./family-emblem.js";
import { usePack } from "./pack.js";

/** @import {FamilyView, TableState, WarState} from "../../core/messages.js" */

/** The Mandamenti of both teams, and how many of them win; once there are as many, that they count only at the end of a round (W-126).
 * @param {{state: TableState}} props */
export function ScorePlate({ state }) {
  const { view } = /** @type {WarState} */ (state.game);
  const pack = usePack(state.about.settings.pack ?? "standard");
  const teams = [...new Set(view.seats.map((seat) => seat.team))].map((team) => view.seats.filter((seat) => seat.team === team));
  const [first, second] = teams.map((seats) => seats.reduce((sum, seat) => sum + (seat.mandamenti ?? 0), 0));
  const { win_team: goal = 0, win_alone: alone = 0 } = pack?.contents ?? {};
  const enough = !state.game?.result && pack && (Math.max(first, second) >= goal || view.seats.some((seat) => (seat.mandamenti ?? 0) >= alone));
  const teamTexts = teams.map((seats) => seats.map((seat) => say("wt-score-family", { family: pack?.families.get(seat.family ?? "")?.name ?? seat.id, n: seat.mandamenti ?? 0 })).join(", "));
  return html`<div class="score" role="img" aria-label=${say("wt-score-told", { first, one: teamTexts[0], second, other: teamTexts[1] ?? "", goal, alone })}
      title=${say("wt-score-goal", { goal, alone })}>
    <b>${first}</b><span class="pips"><${Pips} seats=${teams[0]} goal=${goal} /></span>
    <span class="goal">${say("wt-score-mandamenti")}${pack && html`<br />${enough ? say("wt-score-counts") : say("wt-score-to-win", { goal })}`}</span>
    <span class="pips"><${Pips} seats=${teams[1] ?? []} goal=${goal} /></span><b>${second}</b></div>`;
}

/** One emblem for each Mandamento of a team, and a hole for each that is missing. @param {{seats: FamilyView[], goal: number}} props */
function Pips({ seats, goal }) {
  const held = seats.flatMap((seat) => Array.from({ length: seat.mandamenti ?? 0 }, () => seat.family));
  const missing = Math.max(0, goal - held.length);
  return html`${held.map((colour, at) => html`<${FamilyEmblem} key=${at} colour=${colour} size=${17} />`)}${Array.from({ length: missing }, (_, at) => html`<i key=${`-${at}`} />`)}`;
}
