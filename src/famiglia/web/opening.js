// @ts-check
import { signal } from "@preact/signals";

import { call, insist, newId } from "./api.js";
import { somebody } from "./me.js";
import { go } from "./router.js";

/**
 * @typedef {{game: string, seats: number, editions: string[], options: string[], bots: string[], packs: string[], memory_aid: boolean}} Offer
 * @typedef {{game: "duel"|"war", seats: string[], edition?: string, options?: string[], first?: number|null, memory_aid?: boolean,
 *   visibility?: "private"|"listed", pace?: "live"|"turns", pack?: string, seed?: string}} NewTable
 */

/** What can be opened here, by game. @type {import("@preact/signals").Signal<Record<string, Offer>|null>} */
export const offers = signal(null);

/** Ask once what can be opened. */
export async function askOffers() {
  if (offers.value) return;
  const { games } = await call("GET", "/api/games");
  offers.value = Object.fromEntries(games.map((/** @type {Offer} */ offer) => [offer.game, offer]));
}

/** Open a table and go there.
 * @param {NewTable} wanted */
export async function open(wanted) {
  await somebody();
  const id = newId();
  await insist("POST", "/api/tables", { id, ...wanted });
  go(`/t/${id}`);
}

/** A duel against a bot that thinks, with the current rules: what most people want first. */
export function playNow() {
  return open({ game: "duel", seats: ["me", "bot:greedy"] });
}
