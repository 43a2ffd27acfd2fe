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
      const told = await this.some();
      this.steps.push(...told.steps);
      total = told.steps.length ? told.total : 0;
    }
    return this;
  }

  /** The next steps; when the server limits the rate, the request waits as long as it asks for. */
  async some() {
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

  /** The steps as they are now. Known steps are kept, unless the last one was taken back or the viewer has changed. */
  async updated() {
    const last = this.steps.at(-1);
    const story = await new GameSteps(this.address, this.wanted, this.steps.slice(0, -1)).load();
    const same = story.steps[this.steps.length - 1];
    return last?.n === same?.n && last?.game.viewer === same?.game.viewer ? story : new GameSteps(this.address, this.wanted).load();
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
    // Who is online today says nothing about that moment.
    const seats = table.seats.map((seat) => ({ ...seat, online: true }));
    return { ...table, seats, game, log, numbers: { ...table.numbers, game: n } };
  }
}
