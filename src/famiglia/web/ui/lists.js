// @ts-check
/** @import {Listed} from "../core/messages.js" */
import { useEffect } from "preact/hooks";

import { html } from "../core/html.js";
import { me } from "../core/me.js";
import { fetchTables, own } from "../core/own-tables.js";
import { moment, say } from "../core/words.js";
import { names, pairing } from "./names.js";

/** Tables to go to, one line each.
 * @param {{tables: Listed[], label: string}} props */
export function Tables({ tables, label }) {
  return html`<ul class="tables" aria-label=${label}>
    ${tables.map(
      (table) => html`<li key=${table.id}><a href=${`/t/${table.id}`} data-waiting=${table.your_turn}>
        <b>${players(table)}</b>
        <span class="state">${standing(table)}</span>
        <small>${say(`web-game-${table.game}`)}${table.pace === "turns" ? ` · ${say("web-pace-turns")}` : ""} · ${moment(table.updated)}</small>
      </a>${table.status === "over" && html`<a class="ghost" href=${`/t/${table.id}/replay`}>${say("replay-title")}
        <span class="vh">${players(table)}, ${moment(table.updated)}</span></a>`}</li>`,
    )}
  </ul>`;
}

/** Who plays whom, as far as they are there. @param {Listed} table */
function players({ seats }) {
  const called = names(seats);
  const there = called.filter((_, seat) => seats[seat].kind !== "open");
  return pairing(there.length ? there : called);
}

/** @param {Listed} table */
function standing(table) {
  if (table.status === "over") return outcome(table);
  if (table.status === "open") return say("web-status-open");
  return table.your_turn ? say("web-status-your-turn") : say("web-status-running");
}

/** Who has won; empty if the game was drawn, or ended before results were stored. @param {Listed} table */
function outcome({ seats, yours }) {
  const winners = names(seats).filter((_, seat) => seats[seat].won);
  if (!winners.length) return say("web-status-over");
  const you = yours.length > 0 && yours.every((seat) => seats[seat].won);
  return say("web-status-won", { who: winners.length === seats.length ? "all" : you ? "you" : "other", name: winners.join(", ") });
}

/** The first of many tables; the others are folded away, and what stands behind them.
 * @param {{tables: Listed[], label: string, most: number, children?: any}} props */
export function SomeTables({ tables, label, most, children }) {
  const more = say("web-more-games", { games: Math.max(0, tables.length - most) });
  return html`<${Tables} tables=${tables.slice(0, most)} label=${label} />
    ${tables.length > most && html`<details class="more"><summary>${more}</summary><${Tables} tables=${tables.slice(most)} label=${more} />${children}</details>`}`;
}

/** The tables where the user sits or is the host, how many more there are, and a function that fetches those.
 * @returns {{tables: Listed[], more: number, fetchMore: () => Promise<void>}} */
export function useOwnTables() {
  const player = me.value?.player ?? "";
  useEffect(() => void fetchTables().catch(() => {}), [player]);
  const { tables, more } = own.value.player === player ? own.value : { tables: [], more: 0 };
  return { tables: inOrder(tables), more, fetchMore: () => fetchTables(true) };
}

/** What to show first: where the user is awaited, then what runs, then what is over.
 * @param {Listed[]} tables */
function inOrder(tables) {
  /** @param {Listed} table */
  const rank = (table) => (table.your_turn ? 0 : table.status === "over" ? 2 : 1);
  return [...tables].sort((one, other) => rank(one) - rank(other) || other.updated - one.updated);
}
