// @ts-check
/** @import {Step, TableState} from "../core/messages.js" */
import { call, Problem } from "../core/api.js";

const PORTION = 25;

/** All steps of a game, as one viewer may know them; step 0 is the deal. */
export class GameSteps {
  /** @param {string} address @param {() => boolean} wanted @param {Step[]} [steps] */
  constructor(address, wanted, steps = []) {
    this.address = address;
    /** Are the steps still wanted? */
    this.wanted = wanted;
    this.steps = steps;
  }

  /** Fetch the steps that are missing. */
  async load() {
    for (let total = Infinity; this.steps.length < total; ) {
      const portion = await this.fetchNext();
      this.steps.push(...portion.steps);
      total = portion.steps.length ? portion.total : 0;
    }
    return this;
  }

  /** Fetch the next steps; if the server limits the rate, wait as long as it says and try again. */
  async fetchNext() {
    for (;;) {
      try {
        return await call("GET", `${this.address}&first=${this.steps.length}&count=${PORTION}`);
      } catch (problem) {
        if (!(problem instanceof Problem) || problem.status !== 429 || !this.wanted()) throw problem;
        const { wait } = problem;
        await new Promise((wake) => setTimeout(wake, 1000 * Math.max(1, wait)));
        if (!this.wanted()) throw problem;
      }
    }
  }

  /** The steps with those that were added since. All are fetched again if the last one was undone or if they are now shown to another viewer. */
  async updated() {
    const last = this.steps.at(-1);
    const story = await new GameSteps(this.address, this.wanted, this.steps.slice(0, -1)).load();
    const same = story.steps[this.steps.length - 1];
    return last?.n === same?.n && last?.game.viewer === same?.game.viewer ? story : new GameSteps(this.address, this.wanted).load();
  }

  /** The index of the last step up to this line of the log.
   * @param {number} n */
  stepAt(n) {
    return Math.max(0, this.steps.findLastIndex((step) => step.n <= n));
  }

  /** The state of the table after a step.
   * @param {TableState} table @param {number} at @returns {TableState} */
  stateAt(table, at) {
    const { n, game } = this.steps[at];
    const log = this.steps.slice(0, at + 1).map((step) => step.entry);
    // The table says who is online now, which says nothing about the time of the step.
    const seats = table.seats.map((seat) => ({ ...seat, online: true }));
    return { ...table, seats, game, log, numbers: { ...table.numbers, game: n } };
  }
}
