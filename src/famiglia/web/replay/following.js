// @ts-check
/** @import {TableState} from "../messages.js" */
import { effect, signal } from "@preact/signals";

import { call } from "../api.js";
import { Live } from "../live.js";
import { language } from "../settings.js";
import { speak } from "../words.js";
import { Story } from "./story.js";

/** So many milliseconds until what did not work is tried again. */
const PAUSE = 3000;

/** A table and the story of its game, told on while it runs; when it is over, anew and in full. */
export class Following {
  /** @param {string} id @param {string|null} seat @param {string} lang */
  constructor(id, seat, lang) {
    const eyes = `lang=${lang}${seat === null ? "" : `&seat=${seat}`}`;
    this.steps = `/api/tables/${id}/steps?${eyes}`;
    /** @type {import("@preact/signals").Signal<{table: TableState, story: Story}|null>} */
    this.now = signal(null);
    /** Why nothing can be told. @type {import("@preact/signals").Signal<any>} */
    this.problem = signal(null);
    /** Where news come from; a game that was over at the beginning has none. @type {import("@preact/signals").Signal<Live|null>} */
    this.live = signal(null);
    /** The newest news, as long as they are not told. @type {TableState|null} */
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
    if (table.about.game === "war") await speak(language.value, true);
    this.now.value = { table, story: await new Story(this.steps, () => !this.ended).told() };
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
      const { status } = /** @type {import("../api.js").Problem} */ (problem);
      if (status >= 400 && status < 500 && status !== 429) this.problem.value = problem;
      else this.timer = setTimeout(() => this.tell(), PAUSE);
    }
    this.telling = false;
  }

  /** @param {TableState} table */
  async storyOf(table) {
    const known = this.now.peek();
    if (!known || table.about.status === "over") return new Story(this.steps, () => !this.ended).told();
    return table.numbers.game === known.table.numbers.game ? known.story : known.story.further();
  }

  close() {
    this.ended = true;
    clearTimeout(this.timer);
    this.deaf();
    this.live.peek()?.close();
  }
}
