// @ts-check
/** The window at the end of a game: the result as the game shows it, and what can be done next. */

import { html } from "../../core/html.js";
import { askRematch } from "../../core/rematch.js";
import { say } from "../../core/words.js";
import { useAction } from "../../ui/action.js";
import { Lazy } from "../../ui/lazy.js";
import { ProblemText } from "../../ui/page.js";
import { gameOf } from "../games.js";

/** @import {Act} from "../../core/live.js" */
/** @import {TableState} from "../../core/messages.js" */

/** @param {{state: TableState, act: Act, names: string[], onReplay: () => void, onNew: () => void, onLook: () => void, onVerify: () => void}} props */
export function Result({ state, names, ...next }) {
  return html`<${Lazy} load=${gameOf(state).result} state=${state} names=${names} ends=${html`<${Ends} state=${state} names=${names} ...${next} />`} />`;
}

/** A rematch, a new game, the table again, the replay, the record and its proof.
 * @param {{state: TableState, act: Act, names: string[], onReplay: () => void, onNew: () => void, onLook: () => void, onVerify: () => void}} props */
function Ends({ state, act, names, onReplay, onNew, onLook, onVerify }) {
  const { busy, problem, run } = useAction();
  const { about, seats } = state;
  const mine = seats.filter((seat) => seat.yours).map((seat) => seat.seat);
  const asked = mine.some((seat) => about.rematch.includes(seat));
  const others = about.rematch.filter((seat) => !mine.includes(seat)).map((seat) => names[seat] ?? "");
  return html`${others.length > 0 && !about.next && html`<p class="asked">${say("duel-asks-rematch", { name: others.join(", ") })}</p>`}
    <${ProblemText} problem=${problem} />
    <div class="ends">
      ${mine.length > 0 && !about.next && html`<button type="button" class="primary" disabled=${asked || busy} onClick=${() => run(() => askRematch(state, act))}>${say(asked ? "duel-rematch-asked" : "duel-rematch")}</button>`}
      ${about.next && html`<a class="primary" href=${`/t/${about.next}`}>${say("duel-next-table")}</a>`}
      <button type="button" class="ghost" onClick=${onNew}>${say("duel-new-game")}</button>
      <button type="button" class="ghost" onClick=${onLook}>${say("result-look")}</button>
      <button type="button" class="ghost" onClick=${onReplay}>${say("replay-title")}</button>
      <a class="ghost" href=${`/api/tables/${about.id}/record`} download>${say("duel-download")}</a>
      <button type="button" class="ghost" onClick=${onVerify}>${say("duel-verify")}</button>
    </div>`;
}
