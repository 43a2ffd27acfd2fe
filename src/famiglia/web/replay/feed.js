// @ts-check
/** @import {TableState} from "../core/messages.js" */
import { effect, signal } from "@preact/signals";

import { call } from "../core/api.js";
import { Live } from "../core/live.js";
import { addWords } from "../core/words.js";
import { gameOf } from "../tables/games.js";
import { GameSteps } from "./steps.js";

/** Milliseconds until a failed request is tried again. */
const PAUSE = 3000;

/** A table and the steps of its game. While the game runs new steps are added; when it is over all are fetched again, without secrets. */
export class ReplayFeed {
  /** @param {string} id @param {string|null} seat @param {string} lang */
  constructor(id, seat, lang) {
    const eyes = `lang=${lang}${seat === null ? "" : `&seat=${seat}`}`;
    this.steps = `/api/tables/${id}/steps?${eyes}`;
    /** @type {import("@preact/signals").Signal<{table: TableState, story: GameSteps}|null>} */
    this.now = signal(null);
    /** Why the replay cannot be shown. @type {import("@preact/signals").Signal<any>} */
    this.problem = signal(null);
    /** The connection that brings updates; null for a game that was over from the start. @type {import("@preact/signals").Signal<Live|null>} */
    this.live = signal(null);
    /** The newest state whose steps have not been fetched yet. @type {TableState|null} */
    this.news = null;
    this.telling = false;
    this.ended = false;
    this.timer = 0;
    this.deaf = () => {};
    this.begin(id, seat, eyes).catch((problem) => (this.problem.value = problem));
  }

  /** @param {string} id @param {string|null} seat @param {string} eyes */
  async begin(id, seat, eyes) {
    const table = await call("GET", `/api/tables/${id}?${eyes}`);
    await addWords(gameOf(table).words);
    this.now.value = { table, story: await new GameSteps(this.steps, () => !this.ended).told() };
    if (this.ended || table.about.status === "over") return;
    const live = new Live(id, seat === null ? null : Number(seat));
    this.live.value = live;
    this.deaf = effect(() => {
      this.news = live.state.value;
      void this.tell();
    });
  }

  async tell() {
    if (this.telling) return;
    this.telling = true;
    clearTimeout(this.timer);
    try {
      while (this.news && !this.ended) {
        const table = this.news;
        const story = await this.storyOf(table);
        if (this.news === table) this.news = null;
        if (!this.ended) this.now.value = { table, story };
        if (table.about.status === "over") this.close();
      }
    } catch (problem) {
      const { status } = /** @type {import("../core/api.js").Problem} */ (problem);
      if (status >= 400 && status < 500 && status !== 429) this.problem.value = problem;
      else this.timer = setTimeout(() => this.tell(), PAUSE);
    }
    this.telling = false;
  }

  /** @param {TableState} table */
  async storyOf(table) {
    const known = this.now.peek();
    if (!known || table.about.status === "over") return new GameSteps(this.steps, () => !this.ended).told();
    return table.numbers.game === known.table.numbers.game ? known.story : known.story.further();
  }

  close() {
    this.ended = true;
    clearTimeout(this.timer);
    this.deaf();
    this.live.peek()?.close();
  }
}
