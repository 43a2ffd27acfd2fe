// @ts-check
/** The end: who has won, why, and with which cards. */

import { EMBLEMS } from "../../art/emblems.js";
import { FAMILIES, VALUES } from "../../art/families.js";
import { html } from "../../core/html.js";
import { say } from "../../core/words.js";

/** @import {DuelState, Result, TableState} from "../../core/messages.js" */

/** @param {Result} result @param {string[]} names @param {number|null} you */
function headline(result, names, you) {
  if (result.winner === null) return say("result-shared");
  return result.winner === you ? say("result-you") : say("result-other", { name: names[result.winner] ?? "" });
}

/** @param {Result} result */
function reasons(result) {
  const texts = [say(result.reason === "deck" ? "result-reason-deck" : "result-reason-pass")];
  if (result.tie_break) {
    const [first, second] = [...result.tie_break].sort((one, other) => other - one);
    texts.push(result.winner === null ? say("result-tie-shared") : say("result-tie", { first, second }));
  }
  return texts.join(" ");
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

/** @param {{state: TableState, names: string[], ends: any}} props */
export function DuelResult({ state, names, ends }) {
  const { result, view, viewer } = /** @type {DuelState} */ (state.game);
  if (!result) return null;
  const mine = state.seats.filter((seat) => seat.yours).map((seat) => seat.seat);
  const you = mine.length === 1 ? (mine[0] ?? null) : null;
  const first = typeof viewer === "number" ? viewer : 0;
  const worth = state.about.worth ?? {};
  return html`<section class="result duel-result" aria-label=${headline(result, names, you)}>
    <p class="headline">${headline(result, names, you)}</p>
    <p class="why">${reasons(result)}</p>
    <div class="counts">${[first, 1 - first].map(
      (seat) => html`<${Count} name=${names[seat] ?? ""} codes=${[...(view.hands[seat] ?? []), ...view.areas[seat]]}
        total=${result.points[seat]} won=${result.winner === seat} worth=${worth} />`,
    )}</div>
    <p class="legend">${say("result-table")}</p>
    ${ends}
  </section>`;
}
