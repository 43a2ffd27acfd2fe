// @ts-check
import { useEffect, useId, useMemo, useState } from "preact/hooks";

import { Problem, call } from "../../core/api.js";
import { html, typed } from "../../core/html.js";
import { say } from "../../core/words.js";

const PAUSE = 900;
/** What was sent when the notes were closed last: they are read again after that. @type {Promise<void>} */
let closing = Promise.resolve();

/** @typedef {"loading"|"kept"|"typing"|"failed"|"changed"} Status */

/** Sends the text of a note to the server, one request after the other. */
class Keeper {
  /** @param {string} table @param {(status: Status, other?: {text: string, version: number}) => void} tell */
  constructor(table, tell) {
    this.address = `/api/tables/${table}/note`;
    this.tell = tell;
    this.version = 0;
    this.timer = 0;
    this.failed = false;
    /** What has been typed and not been sent. @type {string|null} */
    this.words = null;
    /** What has been sent and not been answered. @type {string|null} */
    this.sent = null;
  }

  /** @param {string} words @param {number} [pause] */
  write(words, pause = PAUSE) {
    this.words = words;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.keep(), pause);
  }

  /** Send what was typed, after the answer to what was sent before; a page that is being left cannot wait for that answer.
   * @param {boolean} [leaving] */
  async keep(leaving = false) {
    const [words, ahead] = [this.words, this.sent];
    if (words === null || (ahead !== null && !leaving)) return;
    clearTimeout(this.timer);
    this.words = null;
    this.sent = words;
    await this.put(words, ahead);
    if (this.sent === words) this.sent = null;
    if (this.words !== null) this.write(this.words, this.failed ? 5 * PAUSE : PAUSE);
  }

  /** @param {string} words @param {string|null} ahead */
  async put(words, ahead) {
    const version = this.version + (ahead === null ? 0 : 1);
    this.failed = false;
    try {
      this.kept(await call("PUT", this.address, { text: words, version }, true));
    } catch (problem) {
      const other = problem instanceof Problem && problem.status === 409 && (await call("GET", this.address).catch(() => null));
      if (other && other.text === words) return this.kept(other);
      if (this.sent !== words) return; // newer ones are on their way
      if (other && other.text !== ahead && other.version > this.version) {
        this.words = null;
        return this.tell("changed", other);
      }
      if (other) this.version = other.version;
      this.words ??= words;
      this.failed = true;
      this.tell("failed");
    }
  }

  /** @param {{version: number}} note */
  kept({ version }) {
    this.version = Math.max(this.version, version);
    if (this.words === null) this.tell("kept");
  }
}

/** Private notes on a game; they are kept while one types, and never written over from another window unasked.
 * @param {{table: string}} props */
export function Notes({ table }) {
  const [text, setText] = useState("");
  const [status, setStatus] = useState(/** @type {Status} */ ("loading"));
  const [other, setOther] = useState(/** @type {{text: string, version: number}|null} */ (null));
  const keeper = useMemo(() => new Keeper(table, (now, found) => {
    setStatus(now);
    if (found) setOther(found);
  }), [table]);
  const name = useId();

  useEffect(() => {
    closing.then(() => call("GET", keeper.address)).then((note) => {
      keeper.version = note.version;
      setText(note.text);
      setStatus("kept");
    }, () => setStatus("failed"));
    const leave = () => void (closing = keeper.keep(true));
    const hide = () => void (document.hidden && leave());
    addEventListener("pagehide", leave);
    document.addEventListener("visibilitychange", hide);
    return () => {
      removeEventListener("pagehide", leave);
      document.removeEventListener("visibilitychange", hide);
      leave();
    };
  }, [keeper]);

  /** @param {string} words */
  const type = (words) => {
    setText(words);
    setStatus("typing");
    keeper.write(words);
  };
  /** @param {boolean} mine */
  const settle = (mine) => {
    if (!other) return;
    keeper.version = other.version;
    setOther(null);
    if (mine) return type(text);
    setText(other.text);
    setStatus("kept");
  };
  return html`<div class="notes">
    <label class="vh" for=${name}>${say("web-tab-notes")}</label>
    <textarea id=${name} maxlength="20000" value=${text} readonly=${status === "loading" || status === "changed"} placeholder=${say("web-notes-hint")}
      onInput=${typed(type)}></textarea>
    ${other && html`<div role="alert"><p>${say("web-notes-changed")}</p>
      <button class="ghost" onClick=${() => settle(true)}>${say("web-notes-mine")}</button>
      <button class="ghost" onClick=${() => settle(false)}>${say("web-notes-theirs")}</button></div>`}
    <p class="hint" role="status">${other ? "" : say(`web-notes-${status}`)}</p>
  </div>`;
}
