// @ts-check
/** @import {TableState} from "../core/messages.js" */
import { effect, signal } from "@preact/signals";

import { call } from "../core/api.js";
import { LiveTable } from "../core/live.js";
import { addWords } from "../core/words.js";
import { gameOf } from "../tables/games.js";
import { GameSteps } from "./steps.js";

/** Milliseconds until a failed request is tried again. */
const PAUSE = 3000;

/** A table and the steps of its game. New steps are added while the game runs; when it is over all are fetched again, now with nothing hidden. */
export class ReplayFeed {
  /** @param {string} id @param {string|null} seat @param {string} lang */
  constructor(id, seat, lang) {
    const query = `lang=${lang}${seat === null ? "" : `&seat=${seat}`}`;
    this.steps = `/api/tables/${id}/steps?${query}`;
    /** @type {import("@preact/signals").Signal<{table: TableState, story: GameSteps}|null>} */
    this.now = signal(null);
    /** Why the replay cannot be shown. @type {import("@preact/signals").Signal<any>} */
    this.problem = signal(null);
    /** The connection that brings updates; null for a game that was over from the start. @type {import("@preact/signals").Signal<LiveTable|null>} */
    this.live = signal(null);
    /** The newest state whose steps have not been fetched yet. @type {TableState|null} */
    this.pending = null;
    this.updating = false;
    this.ended = false;
    this.timer = 0;
    this.unsubscribe = () => {};
    this.begin(id, seat, query).catch((problem) => (this.problem.value = problem));
  }

  /** @param {string} id @param {string|null} seat @param {string} query */
  async begin(id, seat, query) {
    const table = await call("GET", `/api/tables/${id}?${query}`);
    await addWords(gameOf(table).words);
    this.now.value = { table, story: await new GameSteps(this.steps, () => !this.ended).load() };
    if (this.ended || table.about.status === "over") return;
    const live = new LiveTable(id, seat === null ? null : Number(seat));
    this.live.value = live;
    this.unsubscribe = effect(() => {
      this.pending = live.state.value;
      void this.update();
    });
  }

  async update() {
    if (this.updating) return;
    this.updating = true;
    clearTimeout(this.timer);
    try {
      while (this.pending && !this.ended) {
        const table = this.pending;
        const story = await this.stepsOf(table);
        if (this.pending === table) this.pending = null;
        if (!this.ended) this.now.value = { table, story };
        if (table.about.status === "over") this.close();
      }
    } catch (problem) {
      const { status } = /** @type {import("../core/api.js").Problem} */ (problem);
      if (status >= 400 && status < 500 && status !== 429) this.problem.value = problem;
      else this.timer = setTimeout(() => this.update(), PAUSE);
    }
    this.updating = false;
  }

  /** @param {TableState} table */
  async stepsOf(table) {
    const known = this.now.peek();
    if (!known || table.about.status === "over") return new GameSteps(this.steps, () => !this.ended).load();
    return table.numbers.game === known.table.numbers.game ? known.story : known.story.updated();
  }

  close() {
    this.ended = true;
    clearTimeout(this.timer);
    this.unsubscribe();
    this.live.peek()?.close();
  }
}
