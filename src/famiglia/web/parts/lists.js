// @ts-check
import { html } from "../html.js";
import { moment, say } from "../words.js";
import { names } from "./people.js";

/** Tables to go to, one line each.
 * @param {{tables: any[], label: string}} props */
export function Tables({ tables, label }) {
  return html`<ul class="tables" aria-label=${label}>
    ${tables.map(
      (table) => html`<li key=${table.id}><a href=${`/t/${table.id}`} data-waiting=${table.your_turn}>
        <b>${names(table.seats).join(say("web-versus"))}</b>
        <span class="state">${standing(table)}</span>
        <small>${say(`web-game-${table.game}`)} · ${moment(table.updated)}</small>
      </a></li>`,
    )}
  </ul>`;
}

/** @param {any} table */
function standing(table) {
  if (table.status === "over") return say("web-status-over");
  if (table.status === "open") return say("web-status-open");
  return table.your_turn ? say("web-status-your-turn") : say("web-status-running");
}

/** What to show first: where the reader is awaited, then what runs, then what is over.
 * @param {any[]} tables */
export function inOrder(tables) {
  /** @param {any} table */
  const rank = (table) => (table.your_turn ? 0 : table.status === "over" ? 2 : 1);
  return [...tables].sort((one, other) => rank(one) - rank(other) || other.updated - one.updated);
}
