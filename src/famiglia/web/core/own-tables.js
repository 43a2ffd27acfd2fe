// @ts-check
/** The reader's own tables, which are followed on every page because it may become their turn at any of them. */

/** @import {Listed, Listings} from "./messages.js" */
import { signal } from "@preact/signals";

import { awaitedAt } from "./alerts.js";
import { call } from "./api.js";
import { me } from "./me.js";
import { place } from "./router.js";

const NONE = { player: "", tables: /** @type {Listed[]} */ ([]), more: 0 };

/** Those that are known, in the order of the server, and how many there are still. */
export const own = signal(NONE);

/** Ask for the first of them, or for those after the last one that is known. @param {boolean} [further] */
export async function askForTables(further = false) {
  const player = me.value?.player;
  if (player !== own.value.player) own.value = { ...NONE, player: player ?? "" };
  if (!player) return;
  const known = own.value.tables;
  /** @type {Listings} */
  const told = await call("GET", further ? `/api/me/tables?after=${known.at(-1)?.id}` : "/api/me/tables");
  if (player !== me.value?.player) return;
  const fresh = new Map(told.tables.map((table) => [table.id, table]));
  // Of the tables fetched before, only those of later pages are kept: a table that was left must disappear.
  const before = further ? known : told.more ? known.slice(told.tables.length) : [];
  const kept = before.filter((table) => !fresh.has(table.id));
  const tables = further ? [...kept, ...fresh.values()] : [...fresh.values(), ...kept];
  const more = further ? told.more : Math.max(0, told.tables.length + told.more - tables.length);
  if (known.length && !further) for (const table of fresh.values()) if (table.your_turn && !known.some((one) => one.id === table.id && one.your_turn)) calledTo(table.id);
  own.value = { player, tables, more };
}

/** The table on the screen calls by itself. @param {string} table */
function calledTo(table) {
  if (place.value.path !== `/t/${table}`) awaitedAt(table);
}
