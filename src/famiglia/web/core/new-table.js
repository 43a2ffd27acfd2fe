// @ts-check
/** @import {GameOffer, Games, NewTable, TableState} from "./messages.js" */
import { signal } from "@preact/signals";

import { Problem, call, callUntilAnswered, newId } from "./api.js";
import { noteAddedText, noteCommitment, randomText } from "./commitments.js";
import { ensurePlayer } from "./me.js";
import { merged } from "./merge.js";
import { go } from "./router.js";

/** @typedef {Omit<NewTable, "id">} TableRequest a table to open */

/** What can be opened here, by game. @type {import("@preact/signals").Signal<Record<string, GameOffer>|null>} */
export const offers = signal(null);

/** The address at which other people reach this server; null if they cannot reach it. @type {import("@preact/signals").Signal<string|null|undefined>} */
export const share = signal(undefined);

/** Fetch the games that can be opened, once. */
export async function fetchOffers() {
  if (offers.value) return;
  /** @type {Games} */
  const { games, share: address } = await call("GET", "/api/games");
  share.value = address;
  offers.value = Object.fromEntries(games.map((offer) => [offer.game, offer]));
}

/** The last request to open a table, if the server has not answered all of it; the same request continues where it stopped.
 * @type {{key: string, id: string, texts: string[], opened: boolean}|null} */
let unfinished = null;

/** Open a table, take the player's seats and go to the table. These seats are open at first: so the server publishes its commitment to
 * the seed before this browser adds its own text, and cannot choose its part of the seed by that text.
 * @param {TableRequest} request */
export async function open(request) {
  const person = await ensurePlayer();
  const { seats, names = [], seed = "", ...settings } = request;
  const key = JSON.stringify([person?.player, request]);
  if (unfinished?.key !== key) unfinished = { key, id: newId(), texts: seats.map(() => textToAdd(seed)), opened: false };
  const { id, texts, opened } = unfinished;
  const free = seats.map((holder) => (holder === "me" ? "open" : holder));
  /** @type {TableState} */
  let state = opened ? await call("GET", `/api/tables/${id}`) : await callUntilAnswered("POST", "/api/tables", { id, ...settings, seats: free });
  unfinished.opened = true;
  noteCommitment(state.about);
  for (const [seat, holder] of seats.entries()) if (holder === "me") state = await sitDown(state, seat, texts[seat], names[seat]);
  unfinished = null;
  go(`/t/${id}`);
}

/** Was this page opened at an address that other computers cannot use? */
function isLocalAddress() {
  return /^(localhost|127\.|\[::1\])/.test(location.hostname);
}

/** The link of a table to share, and whether it works on this computer only.
 * @param {string} id @returns {{link: string, here: boolean}} */
export function invitation(id) {
  const origin = isLocalAddress() && share.value ? share.value : location.origin;
  return { link: `${origin}/t/${id}`, here: isLocalAddress() && share.value === null };
}

/** The text to add to the seed: the typed one, or a random one.
 * @param {string} typed */
export function textToAdd(typed) {
  return typed.trim() ? typed : randomText();
}

/** Take a seat and return the new state; if somebody else has taken it meanwhile, the waiting room shows which seats are open.
 * @param {TableState} state @param {number} seat @param {string} text @param {string|null} [name] @returns {Promise<TableState>} */
async function sitDown(state, seat, text, name = null) {
  const { about, numbers, seats } = state;
  if (seats[seat].yours && about.added[seat] === text) noteAddedText(about.id, seat, text);
  if (seats[seat].kind !== "open") return state;
  const command = { id: newId(), expected: numbers.seats, deed: { do: "sit", seat, seed: text, name } };
  try {
    const update = await callUntilAnswered("POST", `/api/tables/${about.id}/commands`, command);
    noteAddedText(about.id, seat, text);
    return merged(state, update) ?? state;
  } catch (problem) {
    if (problem instanceof Problem && problem.code === "stale" && problem.state) return sitDown(problem.state, seat, text, name);
    throw problem;
  }
}

/** The level of the first opponents: neither the weakest nor the strongest. */
const FIRST_LEVEL = "greedy";

/** The level that is chosen at first. @param {string[]} bots the levels, the weakest first */
export function firstLevel(bots) {
  return bots.includes(FIRST_LEVEL) ? FIRST_LEVEL : (bots.at(-1) ?? "");
}

/** Open a game against bots of the first level, with the house rules for newcomers. @param {"duel"|"war"} game */
export async function playNow(game) {
  await fetchOffers();
  const { seats, bots, newcomers } = /** @type {Record<string, GameOffer>} */ (offers.value)[game];
  const bot = `bot:${firstLevel(bots)}`;
  return open({ game, seats: Array.from({ length: seats }, (_, seat) => (seat ? bot : "me")), options: newcomers });
}
