// @ts-check
/** @import {Entry, GameState, TableState} from "../messages.js" */
import { call } from "../api.js";

const PORTION = 100;

/** All steps of a game, as one viewer may know them; step 0 is the deal. */
export class Story {
  /** @param {string} id @param {string|null} seat @param {string} lang */
  constructor(id, seat, lang) {
    this.address = `/api/tables/${id}/steps?lang=${lang}${seat === null ? "" : `&seat=${seat}`}`;
    /** @type {{n: number, entry: Entry, game: GameState}[]} */
    this.steps = [];
  }

  async load() {
    for (let total = 1; this.steps.length < total; ) {
      const told = await call("GET", `${this.address}&first=${this.steps.length}&count=${PORTION}`);
      if (!told.steps.length) break;
      this.steps.push(...told.steps);
      total = told.total;
    }
  }

  /** The last step not after this line of the log.
   * @param {number} n */
  stepAt(n) {
    return Math.max(0, this.steps.findLastIndex((step) => step.n <= n));
  }

  /** The table as it stood after a step.
   * @param {TableState} table @param {number} at @returns {TableState} */
  stateAt(table, at) {
    const { n, game } = this.steps[at];
    const log = this.steps.slice(0, at + 1).map((step) => step.entry);
    // Who is at the table today says nothing about then.
    const seats = table.seats.map((seat) => ({ ...seat, online: true }));
    return { ...table, seats, game, log, numbers: { ...table.numbers, game: n } };
  }
}
