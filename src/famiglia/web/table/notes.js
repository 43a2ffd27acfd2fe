// @ts-check
import { useEffect, useId, useRef, useState } from "preact/hooks";

import { Problem, call } from "../api.js";
import { html } from "../html.js";
import { typed } from "../parts/events.js";
import { say } from "../words.js";

const PAUSE = 900;

/** Private notes on a game; they are kept while one types, and never written over from another window unasked.
 * @param {{table: string}} props */
export function Notes({ table }) {
  const [text, setText] = useState("");
  const [status, setStatus] = useState(/** @type {"loading"|"kept"|"typing"|"failed"|"changed"} */ ("loading"));
  const [other, setOther] = useState(/** @type {{text: string, version: number}|null} */ (null));
  const version = useRef(0);
  const timer = useRef(0);
  const pending = useRef(/** @type {string|null} */ (null));
  const address = `/api/tables/${table}/note`;
  const name = useId();

  const keep = async () => {
    const written = pending.current;
    if (written === null) return;
    pending.current = null;
    try {
      version.current = (await call("PUT", address, { text: written, version: version.current })).version;
      if (pending.current === null) setStatus("kept");
    } catch (problem) {
      if (problem instanceof Problem && problem.status === 409) {
        setOther(await call("GET", address));
        return setStatus("changed");
      }
      pending.current ??= written;
      setStatus("failed");
      timer.current = setTimeout(keep, 5 * PAUSE);
    }
  };
  useEffect(() => {
    call("GET", address).then((note) => {
      version.current = note.version;
      setText(note.text);
      setStatus("kept");
    }, () => setStatus("failed"));
    return () => {
      clearTimeout(timer.current);
      void keep();
    };
  }, [table]);

  /** @param {string} typed */
  const type = (typed) => {
    setText(typed);
    setStatus("typing");
    pending.current = typed;
    clearTimeout(timer.current);
    timer.current = setTimeout(keep, PAUSE);
  };
  /** @param {boolean} mine */
  const settle = (mine) => {
    if (!other) return;
    version.current = other.version;
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
