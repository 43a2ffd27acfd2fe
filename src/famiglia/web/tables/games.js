// @ts-check
/** The games that have a table in the browser. A further game is a folder beside this file and one line in `GAMES`. */

import { html } from "../core/html.js";
import { loadStyle } from "../core/styles.js";
import { Lazy } from "../ui/lazy.js";
import { names } from "../ui/names.js";
import { duel } from "./duel/game.js";
import { war } from "./war/game.js";

/** @import {GameState, TableState} from "../core/messages.js" */
/** @import {Dice} from "../verify/dice.js" */
/** @import {Check} from "../verify/verify.js" */

/**
 * What a game adds to the shell that all tables share.
 * @typedef {object} Game
 * @property {string[]} styles files of `style/` that its table needs
 * @property {string|null} words the part of the catalogues that only this game needs
 * @property {() => Promise<any>} table fetches the component of its table, which also shows its replay
 * @property {() => Promise<any>} result fetches the component of its result
 * @property {() => Promise<any>} guide fetches the component of its guide for newcomers, with its words
 * @property {() => Promise<any>} [plate] fetches the component that shows the score in the header
 * @property {boolean} [drawer] whether the story beside its table is a drawer on every screen
 * @property {(state: TableState) => string} newGame the page where another game like this one is opened
 * @property {(game: GameState) => string} stage how far the game has come, for the header
 * @property {(game: GameState) => string[]|null} botNames by seat, how a bot without a name is called; null for the common names
 * @property {(state: TableState) => Promise<(() => string)[]>} [seatLabels] by seat, what its seats are called before the game, if they differ
 * @property {(state: TableState) => boolean} [talksToMate] whether the viewer has a mate to write to, whose room comes first
 * @property {(state: TableState) => string[]} facts what else was settled when the table was opened
 * @property {() => Promise<(lines: any[], dice: Dice) => Check[]>} checks fetches the checks of the game's own chance in a record
 */

/** @type {Record<string, Game>} */
export const GAMES = { duel, war };

/** The game of a table. @param {TableState} state */
export function gameOf(state) {
  return GAMES[state.about.game];
}

/** The names of all at a table, in the words of its game. @param {TableState} state @returns {string[]} */
export function namesAt(state) {
  return names(state.seats, state.game && gameOf(state).botNames(state.game));
}

/** The score of a game that has a plate for it, for the header. @param {TableState} state */
export function scoreOf(state) {
  const { plate } = gameOf(state);
  return plate && state.game && html`<${Lazy} load=${plate} state=${state} />`;
}

/** Begin to fetch the styles of the game whose modules the page of the table already names. */
export function preloadStyles() {
  for (const [name, { styles }] of Object.entries(GAMES))
    if (document.querySelector(`link[rel="modulepreload"][href$="/tables/${name}/table.js"]`)) for (const style of styles) loadStyle(style).catch(() => {});
}
