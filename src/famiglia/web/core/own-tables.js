// @ts-check
/** The tables of the user. They are updated on every page, to notice when it becomes the user's turn at one of them. */

/** @import {Listed, Listings} from "./messages.js" */
import { signal } from "@preact/signals";

import { alertToTurnAt } from "./alerts.js";
import { call } from "./api.js";
import { me } from "./me.js";
import { place } from "./router.js";

const NONE = { player: "", tables: /** @type {Listed[]} */ ([]), more: 0 };

/** The tables that have been fetched, in the order of the server, and the number of further ones. */
export const own = signal(NONE);

/** Fetch the first tables, or those after the last one that is here. @param {boolean} [further] */
export async function fetchTables(further = false) {
  const player = me.value?.player;
  if (player !== own.value.player) own.value = { ...NONE, player: player ?? "" };
  if (!player) return;
  const known = own.value.tables;
  /** @type {Listings} */
  const listing = await call("GET", further ? `/api/me/tables?after=${known.at(-1)?.id}` : "/api/me/tables");
  if (player !== me.value?.player) return;
  const fresh = new Map(listing.tables.map((table) => [table.id, table]));
  // Of the tables that were fetched before, keep only those of later pages, so that a table that the user has left disappears.
  const before = further ? known : listing.more ? known.slice(listing.tables.length) : [];
  const kept = before.filter((table) => !fresh.has(table.id));
  const tables = further ? [...kept, ...fresh.values()] : [...fresh.values(), ...kept];
  const more = further ? listing.more : Math.max(0, listing.tables.length + listing.more - tables.length);
  if (known.length && !further) for (const table of fresh.values()) if (table.your_turn && !known.some((one) => one.id === table.id && one.your_turn)) alertUnlessShown(table.id);
  own.value = { player, tables, more };
}

/** Alert the user to their turn, unless the page shows this table and alerts them itself. @param {string} table */
function alertUnlessShown(table) {
  if (place.value.path !== `/t/${table}`) alertToTurnAt(table);
}
