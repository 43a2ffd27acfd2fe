// @ts-check
/** The end of a war, as the evening paper tells it: who holds the island and why, how it went, and the moments that decided it. */

import { html } from "../../core/html.js";
import { lang, say, tell } from "../../core/words.js";
import { Chart } from "./charts.js";
import { FamilyEmblem } from "./family-emblem.js";
import { usePack } from "./pack.js";
import { winnerText } from "./names.js";
import { Moments, duration, useStory } from "./story.js";

/** @import {FamilyView, ResultView, SeatTally, TableState, WarState} from "../../core/messages.js" */
/** @import {Pack} from "./pack.js" */

/** @param {string[]} names */
const listed = (names) => new Intl.ListFormat(lang.value).format(names);

/** The end of a war. @param {{state: TableState, names: string[], ends: any}} props */
export function WarResult({ state, names, ends }) {
  const { result, view } = /** @type {WarState} */ (state.game);
  const pack = usePack(state.about.settings.pack ?? "standard");
  const story = useStory(state.about.id);
  if (!result || !pack) return html`<p role="status" class="lead later">${say("web-opening")}</p>`;
  const mine = state.seats.filter((seat) => seat.yours).map((seat) => seat.seat);
  const you = mine.length === 1 ? (mine[0] ?? null) : null;
  const colours = view.seats.map((seat) => seat.family ?? "");
  const called = colours.map((colour) => pack.families.get(colour)?.name ?? "");
  const teams = [...new Set(view.seats.map((seat) => seat.team))].sort((one, other) => Number(other === result.winner) - Number(one === result.winner));
  const matesOf = (/** @type {string} */ team) => view.seats.filter((seat) => seat.team === team).map((seat) => seat.seat);
  const total = (/** @type {number[]} */ counts, /** @type {string} */ team) => matesOf(team).reduce((sum, seat) => sum + (counts[seat] ?? 0), 0);
  const line = (/** @type {string} */ team) => listed(matesOf(team).map((seat) => called[seat] ?? ""));
  return html`<article class="result war-result" aria-label=${winnerText(result)}>
    <div class="news">
      <header class="masthead"><span lang="it">Palermo</span><b lang="it">L’Isola della Sera</b><span>${say("wt-news-edition")}</span></header>
      <p class="headline">${headline(result, teams.map((team) => ({ names: line(team), number: total(result.mandamenti, team) })))}</p>
      <p class="why">${verdict(state, names, you)} ${say("wt-news-lasted", { time: duration(state) })}</p>
      <div class="columns">
        <div class="column">${story && html`
          <${Chart} title=${say("wt-news-mandamenti")} points=${story.rounds} goal=${{ value: pack.contents.win_team, text: say("wt-news-goal", { number: pack.contents.win_team }) }}
            lines=${teams.map((team) => ({ name: line(team), colours: matesOf(team).map((seat) => colours[seat]), values: story.rounds.map((point) => total(point.mandamenti, team)) }))} />
          <${Chart} title=${say("wt-news-areas")} points=${story.rounds}
            lines=${teams.flatMap(matesOf).map((seat) => ({ name: called[seat], colours: [colours[seat]], values: story.rounds.map((point) => point.areas[seat]) }))} />`}
          <section><h3>${say("wt-news-island")}</h3><${Island} view=${view} pack=${pack} names=${names} /></section></div>
        <div class="column">
          ${story && story.moments.length > 0 && html`<section><h3>${say("wt-news-moments", { number: story.moments.length })}</h3>
            <${Moments} state=${state} moments=${story.moments} colours=${colours} names=${names} you=${you} /></section>`}
          <section><h3>${say("wt-news-table")}</h3><${Count} view=${view} seats=${teams.flatMap(matesOf)} names=${names} called=${called} areas=${story?.rounds.at(-1)?.areas} tallies=${story?.orders} /></section>
        </div>
      </div>
      <p class="victims">${say("wt-note-victims")}</p>
    </div>
    ${ends}
  </article>`;
}

/** @param {ResultView} result @param {{names: string, number: number}[]} sides the winners first */
function headline({ winner }, [first, second]) {
  if (!winner) return say("wt-news-draw", { number: first.number });
  return say("wt-news-won", { families: first.names, number: first.number, others: second?.number ?? 0 });
}

/** Why it is so, as the log tells it. @param {TableState} state @param {string[]} names @param {number|null} you */
function verdict({ log }, names, you) {
  const over = log.flatMap((line) => line.events ?? []).findLast((event) => event.kind === "over");
  return over?.says ? tell(over.says, { names, you }) : "";
}

/** What every seat ends with, and its orders and attacks.
 * @param {{view: {seats: FamilyView[]}, seats: number[], names: string[], called: string[], areas?: number[], tallies?: SeatTally[]}} props */
function Count({ view, seats, names, called, areas, tallies }) {
  /** @type {[string, (seat: number) => number|null|undefined][]} */
  const rows = [
    ["mandamenti", (seat) => view.seats[seat].mandamenti],
    ["areas", (seat) => areas?.[seat]],
    ["orders", (seat) => tallies?.[seat].played],
    ["won", (seat) => tallies?.[seat].won],
    ["lost", (seat) => tallies?.[seat].lost],
    ["money", (seat) => view.seats[seat].money],
  ];
  return html`<table class="told tally"><caption class="vh">${say("wt-news-table")}</caption>
    <thead><tr><td></td>${seats.map((seat) => html`<th key=${seat} scope="col"><${FamilyEmblem} colour=${view.seats[seat].family} size=${24} /><b>${names[seat]}</b><small>${called[seat]}</small></th>`)}</tr></thead>
    <tbody>${rows.map(([name, value]) => html`<tr key=${name}><th scope="row">${say(`wt-news-${name}-count`)}</th>${seats.map((seat) => html`<td key=${seat}>${value(seat) ?? "–"}</td>`)}</tr>`)}</tbody></table>`;
}

/** Who holds each Mandamento at the end, and its areas. @param {{view: WarState["view"], pack: Pack, names: string[]}} props */
function Island({ view, pack, names }) {
  const familyOf = (/** @type {number|"neutral"|null} */ owner) => (typeof owner === "number" ? (view.seats[owner].family ?? "") : (owner ?? ""));
  const name = (/** @type {string} */ colour) => pack.families.get(colour)?.name ?? say(colour ? "wt-news-neutral" : "wt-news-nobody");
  const tie = view.areas[pack.contents.tie_break]?.owner;
  const holder = typeof tie === "number" ? names[tie] : say(tie ? "wt-news-neutral" : "wt-news-nobody");
  return html`<ul class="held">${pack.contents.mandamenti.map((mandamento) => {
    const seat = view.mandamenti[mandamento.id]?.seat ?? null;
    return html`<li key=${mandamento.id}>${seat === null ? html`<span class="none" role="img" aria-label=${say("wt-news-nobody")}>–</span>` : html`<${FamilyEmblem} colour=${familyOf(seat)} size=${26} text=${name(familyOf(seat))} />`}
      <b>${mandamento.name}</b><span class="parts">${mandamento.areas.map((area) => {
        const colour = familyOf(view.areas[area]?.owner ?? null);
        const text = `${pack.place(area)}: ${name(colour)}`;
        return colour ? html`<${FamilyEmblem} key=${area} colour=${colour} size=${16} text=${text} />` : html`<span key=${area} class="none" role="img" aria-label=${text}>·</span>`;
      })}</span></li>`;
  })}</ul><p class="tie">${say("wt-result-tie", { area: pack.place(pack.contents.tie_break), name: holder })}</p>`;
}
