// @ts-check
/** @import {TableState} from "../../core/messages.js" */
import { useEffect, useId, useLayoutEffect, useRef, useState } from "preact/hooks";

import { html, typed } from "../../core/html.js";
import { me, ensurePlayer } from "../../core/me.js";
import { useAction } from "../../ui/action.js";
import { Lazy } from "../../ui/lazy.js";
import { ProblemText } from "../../ui/page.js";
import { moment, say } from "../../core/words.js";

/** @import {Say} from "../../core/messages.js" */

const nameField = () => import("../../ui/field.js").then((module) => module.NameField);

/** One room of the chat.
 * @param {{live: {act: import("../../core/live.js").Act, fetchEarlier: (room: string) => Promise<void>}, state: TableState, room: Say["room"]}} props */
export function Chat({ live, state, room }) {
  const [text, setText] = useState("");
  const list = useRef(/** @type {HTMLElement|null} */ (null));
  const { busy, problem, run } = useAction();
  const name = useId();
  const lines = state.chat[room] ?? [];
  const inTeams = state.game && "team" in state.numbers;
  const [first, last] = [lines[0]?.n ?? 1, lines[lines.length - 1]?.n ?? 0];
  useEffect(() => void list.current?.scrollTo(0, list.current.scrollHeight), [last]);
  /** How far the end was below what the viewer saw, before older lines came above it. */
  const below = useRef(0);
  useLayoutEffect(() => {
    if (!list.current || !below.current) return;
    list.current.scrollTop = list.current.scrollHeight - below.current;
    below.current = 0;
    list.current.focus();
  }, [first]);
  const fetchEarlier = () => {
    below.current = list.current ? list.current.scrollHeight - list.current.scrollTop : 0;
    run(() => live.fetchEarlier(room));
  };
  /** @param {any} event */
  const send = async (event) => {
    event.preventDefault();
    if (!text.trim() || (!me.value && !event.target.querySelector("[required]"))) return;
    const sent = await run(async () => {
      await ensurePlayer();
      await live.act({ do: "say", room, text: text.trim() });
    });
    if (sent) setText("");
  };
  return html`<div class="chat">
    ${inTeams && html`<p class="readers">${say(room === "players" ? "wt-team-players-room" : `web-room-${room}`)}</p>`}
    <div class="lines" ref=${list} role="log" aria-live="polite" aria-busy=${busy} tabindex="0" aria-label=${say(`web-tab-${room}`)}>
      ${!lines.length && !inTeams && html`<p class="mut">${say(`web-room-${room}`)}</p>`}
      ${first > 1 && html`<button type="button" class="link" disabled=${busy} onClick=${fetchEarlier}>${say("web-earlier")}</button>`}
      <ol>
      ${lines.map((line) => html`<li key=${line.n}><b dir="auto">${line.name}</b> <time>${moment(line.at)}</time><span dir="auto">${line.text}</span></li>`)}
      </ol>
    </div>
    <form onSubmit=${send}>
      ${!me.value && text.trim() && html`<${Lazy} load=${nameField} suggest=${false} />`}
      <label class="vh" for=${name}>${say("web-message")}</label>
      <input id=${name} value=${text} maxlength="500" autocomplete="off" placeholder=${say("web-message")} onInput=${typed(setText)} />
      <button class="ghost" disabled=${busy}>${say("web-send")}</button>
    </form>
    <${ProblemText} problem=${problem} />
  </div>`;
}
