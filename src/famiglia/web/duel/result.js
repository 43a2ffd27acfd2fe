// @ts-check
/** The end: who has won, why, and with which cards. */

import { EMBLEMS } from "../art/emblems.js";
import { FAMILIES, VALUES } from "../art/families.js";
import { html } from "../html.js";
import { useDoing } from "../parts/doing.js";
import { Trouble } from "../parts/page.js";
import { askRematch } from "../seal.js";
import { say } from "../words.js";

/** @import {Act, TableState} from "../messages.js" */

/** @param {Record<string, any>} result @param {string[]} names @param {number|null} you */
function headline(result, names, you) {
  if (result.winner === null) return say("result-shared");
  return result.winner === you ? say("result-you") : say("result-other", { name: names[result.winner] ?? "" });
}

/** @param {Record<string, any>} result */
function reasons(result) {
  const told = [say(result.reason === "deck" ? "result-reason-deck" : "result-reason-pass")];
  if (result.tie_break) {
    const [first, second] = [...result.tie_break].sort((one, other) => other - one);
    told.push(result.winner === null ? say("result-tie-shared") : say("result-tie", { first, second }));
  }
  return told.join(" ");
}

/** How many of each kind one side owns, and what they are worth. @param {{name: string, codes: string[], total: number, won: boolean, worth: Record<string, number>}} props */
function Count({ name, codes, total, won, worth }) {
  const number = (/** @type {string} */ kind) => codes.filter((code) => code === kind).length;
  const cell = (/** @type {string} */ kind) => {
    const many = number(kind);
    return html`<td class=${many ? "some" : ""}>${many ? html`<b>${many}</b>×${worth[kind] ?? "?"}` : "·"}</td>`;
  };
  const sum = (/** @type {string} */ family) => VALUES.reduce((all, value) => all + number(family + value) * (worth[family + value] ?? 0), 0);
  return html`<table class="count${won ? " won" : ""}"><caption><span>${name}</span><b class="brass-plate">${total}</b></caption>
    <thead><tr><th scope="col"><span class="vh">${say("duel-family")}</span></th>${VALUES.map((value) => html`<th scope="col">${value}</th>`)}<th scope="col">${say("result-total")}</th></tr></thead>
    <tbody>${FAMILIES.map(
      (family) => html`<tr class="fam-${family}"><th scope="row"><svg class="emblem" viewBox="0 0 40 40" aria-hidden="true" dangerouslySetInnerHTML=${{ __html: EMBLEMS[family] }}></svg>${say(`family-${family}`)}</th>
        ${VALUES.map((value) => cell(family + value))}<td class="sum">${sum(family)}</td></tr>`,
    )}</tbody></table>`;
}

/**
 * @param {{state: TableState, act: Act, names: string[], onReplay?: () => void, onNew?: () => void, onLook?: () => void, onVerify?: () => void}} props
 */
export function DuelResult({ state, act, names, onReplay, onNew, onLook, onVerify }) {
  const { busy, problem, run } = useDoing();
  const result = state.game?.result;
  if (!state.game || !result) return null;
  const { view, viewer } = state.game;
  const mine = state.seats.filter((seat) => seat.yours).map((seat) => seat.seat);
  const you = mine.length === 1 ? (mine[0] ?? null) : null;
  const first = typeof viewer === "number" ? viewer : 0;
  const asked = mine.some((seat) => state.about.rematch.includes(seat));
  const others = state.about.rematch.filter((seat) => !mine.includes(seat)).map((seat) => names[seat] ?? "");
  const worth = state.about.worth ?? {};
  return html`<section class="duel-result" aria-label=${headline(result, names, you)}>
    <p class="headline">${headline(result, names, you)}</p>
    <p class="why">${reasons(result)}</p>
    <div class="counts">${[first, 1 - first].map(
      (seat) => html`<${Count} name=${names[seat] ?? ""} codes=${[...(view.hands[seat] ?? []), ...view.areas[seat]]}
        total=${result.points[seat]} won=${result.winner === seat} worth=${worth} />`,
    )}</div>
    <p class="legend">${say("result-table")}</p>
    ${others.length > 0 && !state.about.next && html`<p class="asked">${say("duel-asks-rematch", { name: others.join(", ") })}</p>`}
    <${Trouble} problem=${problem} />
    <div class="ends">
      ${mine.length > 0 && !state.about.next && html`<button type="button" class="primary" disabled=${asked || busy} onClick=${() => run(() => askRematch(state, act))}>${say(asked ? "duel-rematch-asked" : "duel-rematch")}</button>`}
      ${state.about.next && html`<a class="primary" href=${`/t/${state.about.next}`}>${say("duel-next-table")}</a>`}
      ${onNew && html`<button type="button" class="ghost" onClick=${onNew}>${say("duel-new-game")}</button>`}
      ${onLook && html`<button type="button" class="ghost" onClick=${onLook}>${say("result-look")}</button>`}
      ${onReplay && html`<button type="button" class="ghost" onClick=${onReplay}>${say("replay-title")}</button>`}
      <a class="ghost" href=${`/api/tables/${state.about.id}/record`} download>${say("duel-download")}</a>
      ${onVerify && html`<button type="button" class="ghost" onClick=${onVerify}>${say("duel-verify")}</button>`}
    </div>
  </section>`;
}
