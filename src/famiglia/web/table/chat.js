// @ts-check
/** @import {TableState} from "../messages.js" */
import { useEffect, useId, useRef, useState } from "preact/hooks";

import { html } from "../html.js";
import { somebody } from "../me.js";
import { useDoing } from "../parts/doing.js";
import { typed } from "../parts/events.js";
import { Trouble } from "../parts/page.js";
import { moment, say } from "../words.js";

/** One room of the chat.
 * @param {{live: import("../live.js").Live, state: TableState, room: string}} props */
export function Chat({ live, state, room }) {
  const [text, setText] = useState("");
  const list = useRef(/** @type {HTMLElement|null} */ (null));
  const { busy, problem, run } = useDoing();
  const name = useId();
  const lines = state.chat[room] ?? [];
  useEffect(() => void list.current?.scrollTo(0, list.current.scrollHeight), [lines.length]);
  /** @param {Event} event */
  const send = async (event) => {
    event.preventDefault();
    if (!text.trim()) return;
    const sent = await run(async () => {
      await somebody();
      await live.act({ do: "say", room, text: text.trim() });
    });
    if (sent) setText("");
  };
  return html`<div class="chat">
    <div class="lines" ref=${list} role="log" aria-live="polite" tabindex="0" aria-label=${say(`web-tab-${room}`)}>
      ${!lines.length && html`<p class="mut">${say(`web-room-${room}`)}</p>`}
      <ol>
      ${lines.map((line) => html`<li key=${line.n}><b>${line.name}</b> <time>${moment(line.at)}</time><span>${line.text}</span></li>`)}
      </ol>
    </div>
    <form onSubmit=${send}>
      <label class="vh" for=${name}>${say("web-message")}</label>
      <input id=${name} value=${text} maxlength="500" autocomplete="off" placeholder=${say("web-message")} onInput=${typed(setText)} />
      <button class="ghost" disabled=${busy}>${say("web-send")}</button>
    </form>
    <${Trouble} problem=${problem} />
  </div>`;
}
