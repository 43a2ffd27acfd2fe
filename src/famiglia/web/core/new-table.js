// @ts-check
/** @import {GameOffer, Games, NewTable, TableState} from "./messages.js" */
import { signal } from "@preact/signals";

import { Problem, call, callUntilAnswered, newId } from "./api.js";
import { ensurePlayer } from "./me.js";
import { merged } from "./merge.js";
import { go } from "./router.js";
import { addedWords, randomWords, sawSeal } from "./seal.js";

/** @typedef {Omit<NewTable, "id">} Wish a table to open */

/** What can be opened here, by game. @type {import("@preact/signals").Signal<Record<string, GameOffer>|null>} */
export const offers = signal(null);

/** The address under which others reach this server; null if they cannot. @type {import("@preact/signals").Signal<string|null|undefined>} */
export const share = signal(undefined);

/** Ask once what can be opened. */
export async function askOffers() {
  if (offers.value) return;
  /** @type {Games} */
  const { games, share: reached } = await call("GET", "/api/games");
  share.value = reached;
  offers.value = Object.fromEntries(games.map((offer) => [offer.game, offer]));
}

/** A table that was begun but not opened completely, because the server did not answer; the same request goes on with it.
 * @type {{wish: string, id: string, words: string[], opened: boolean}|null} */
let begun = null;

/** Open a table, sit down and go there. The player's own seats are open at first: the promise about the shuffle has come before this
 * browser adds its words, so that the promise cannot depend on them.
 * @param {Wish} wanted */
export async function open(wanted) {
  const person = await ensurePlayer();
  const { seats, names = [], seed = "", ...settings } = wanted;
  const wish = JSON.stringify([person?.player, wanted]);
  if (begun?.wish !== wish) begun = { wish, id: newId(), words: seats.map(() => wordsFor(seed)), opened: false };
  const { id, words, opened } = begun;
  const free = seats.map((holder) => (holder === "me" ? "open" : holder));
  /** @type {TableState} */
  let state = opened ? await call("GET", `/api/tables/${id}`) : await callUntilAnswered("POST", "/api/tables", { id, ...settings, seats: free });
  begun.opened = true;
  sawSeal(state.about);
  for (const [seat, holder] of seats.entries()) if (holder === "me") state = await satDown(state, seat, words[seat], names[seat]);
  begun = null;
  go(`/t/${id}`);
}

/** Is this page open under an address that only this computer understands? */
function onlyHere() {
  return /^(localhost|127\.|\[::1\])/.test(location.hostname);
}

/** The link of a table to hand on, and whether it leads there from this computer only.
 * @param {string} id @returns {{link: string, here: boolean}} */
export function invitation(id) {
  const origin = onlyHere() && share.value ? share.value : location.origin;
  return { link: `${origin}/t/${id}`, here: onlyHere() && share.value === null };
}

/** What is added to the shuffle: what was typed, or random words.
 * @param {string} typed */
export function wordsFor(typed) {
  return typed.trim() ? typed : randomWords();
}

/** The table after the player sat down; if the seat was taken meanwhile, the waiting room shows what is free.
 * @param {TableState} state @param {number} seat @param {string} words @param {string|null} [name] @returns {Promise<TableState>} */
async function satDown(state, seat, words, name = null) {
  const { about, numbers, seats } = state;
  const here = seats[seat].yours && about.added[seat] === words;
  if (here) addedWords(about.id, seat, words);
  if (seats[seat].kind !== "open") return state;
  const command = { id: newId(), expected: numbers.seats, deed: { do: "sit", seat, seed: words, name } };
  try {
    const told = await callUntilAnswered("POST", `/api/tables/${about.id}/commands`, command);
    addedWords(about.id, seat, words);
    return merged(state, told) ?? state;
  } catch (problem) {
    if (problem instanceof Problem && problem.code === "stale" && problem.state) return satDown(problem.state, seat, words, name);
    throw problem;
  }
}

/** A first game against bots that think: what most people want first. @param {"duel"|"war"} game */
export async function playNow(game) {
  await askOffers();
  const { seats, bots, newcomers } = /** @type {Record<string, GameOffer>} */ (offers.value)[game];
  const bot = `bot:${bots.at(-1)}`;
  return open({ game, seats: Array.from({ length: seats }, (_, seat) => (seat ? bot : "me")), options: newcomers });
}
