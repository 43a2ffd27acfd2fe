// @ts-check
import { useEffect, useId, useMemo, useState } from "preact/hooks";

import { Problem, call } from "../../core/api.js";
import { html, typed } from "../../core/html.js";
import { say } from "../../core/words.js";

/** Milliseconds without typing until the text is saved. */
const PAUSE = 900;
/** The request that was sent when the notes were last closed; they must not be loaded again before it is answered. @type {Promise<void>} */
let closing = Promise.resolve();

/** @typedef {"loading"|"kept"|"typing"|"failed"|"changed"} Status */

/** Saves the text of a note on the server, one request after the other. */
class NoteSaver {
  /** @param {string} table @param {(status: Status, other?: {text: string, version: number}) => void} tell */
  constructor(table, tell) {
    this.address = `/api/tables/${table}/note`;
    this.tell = tell;
    this.version = 0;
    this.timer = 0;
    this.failed = false;
    /** The text that was typed but not sent yet. @type {string|null} */
    this.unsent = null;
    /** The text that was sent but not acknowledged yet. @type {string|null} */
    this.sent = null;
  }

  /** @param {string} text @param {number} [pause] */
  write(text, pause = PAUSE) {
    this.unsent = text;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.save(), pause);
  }

  /** Save the typed text once the previous request is answered, or at once if the page is being left.
   * @param {boolean} [leaving] */
  async save(leaving = false) {
    const [text, ahead] = [this.unsent, this.sent];
    if (text === null || (ahead !== null && !leaving)) return;
    clearTimeout(this.timer);
    this.unsent = null;
    this.sent = text;
    await this.put(text, ahead);
    if (this.sent === text) this.sent = null;
    if (this.unsent !== null) this.write(this.unsent, this.failed ? 5 * PAUSE : PAUSE);
  }

  /** @param {string} text @param {string|null} ahead */
  async put(text, ahead) {
    const version = this.version + (ahead === null ? 0 : 1);
    this.failed = false;
    try {
      this.saved(await call("PUT", this.address, { text, version }, true));
    } catch (problem) {
      const other = problem instanceof Problem && problem.status === 409 && (await call("GET", this.address).catch(() => null));
      if (other && other.text === text) return this.saved(other);
      if (this.sent !== text) return; // a newer text is being saved
      if (other && other.text !== ahead && other.version > this.version) {
        this.unsent = null;
        return this.tell("changed", other);
      }
      if (other) this.version = other.version;
      this.unsent ??= text;
      this.failed = true;
      this.tell("failed");
    }
  }

  /** @param {{version: number}} note */
  saved({ version }) {
    this.version = Math.max(this.version, version);
    if (this.unsent === null) this.tell("kept");
  }
}

/** Private notes on a game, saved while the user types. If another window has changed them, the user decides which text to keep.
 * @param {{table: string}} props */
export function Notes({ table }) {
  const [text, setText] = useState("");
  const [status, setStatus] = useState(/** @type {Status} */ ("loading"));
  const [other, setOther] = useState(/** @type {{text: string, version: number}|null} */ (null));
  const saver = useMemo(() => new NoteSaver(table, (now, found) => {
    setStatus(now);
    if (found) setOther(found);
  }), [table]);
  const name = useId();

  useEffect(() => {
    closing.then(() => call("GET", saver.address)).then((note) => {
      saver.version = note.version;
      setText(note.text);
      setStatus("kept");
    }, () => setStatus("failed"));
    const leave = () => void (closing = saver.save(true));
    const hide = () => void (document.hidden && leave());
    addEventListener("pagehide", leave);
    document.addEventListener("visibilitychange", hide);
    return () => {
      removeEventListener("pagehide", leave);
      document.removeEventListener("visibilitychange", hide);
      leave();
    };
  }, [saver]);

  /** @param {string} typed */
  const type = (typed) => {
    setText(typed);
    setStatus("typing");
    saver.write(typed);
  };
  /** @param {boolean} mine */
  const settle = (mine) => {
    if (!other) return;
    saver.version = other.version;
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
