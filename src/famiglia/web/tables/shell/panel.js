// @ts-check
/** @import {TableState} from "../../core/messages.js" */
import { signal } from "@preact/signals";
import { useEffect, useId, useState } from "preact/hooks";

import { html } from "../../core/html.js";
import { recall, remember } from "../../core/settings.js";
import { say } from "../../core/words.js";
import { Lazy, lazily } from "../../ui/lazy.js";
import { gameOf } from "../games.js";

const Chat = lazily(() => import("./chat.js").then((module) => module.Chat), { quiet: true });

const notes = () => import("./notes.js").then((module) => module.Notes);

const people = () => import("./people.js").then((module) => module.People);

/** The number of rooms for which the last read line is stored. */
const MOST = 200;

/** By table and room: the last line that has been read. */
const read = signal(remembered());

/** @returns {Record<string, number>} */
function remembered() {
  try {
    return JSON.parse(recall("read") ?? "{}") ?? {};
  } catch {
    return {};
  }
}

/** Store that a room was read up to this line; another window may have stored a later one. @param {string} room @param {number} last */
function markRead(room, last) {
  const { [room]: before = 0, ...others } = { ...read.value, ...remembered() };
  if (before < last) remember("read", JSON.stringify(Object.fromEntries([...Object.entries(others).slice(1 - MOST), [room, last]])));
  read.value = { ...others, [room]: Math.max(before, last) };
}

/** @param {TableState} state @param {string} room */
const key = (state, room) => `${state.about.id} ${room}`;

/** How many lines of chat have not been read in this browser.
 * @param {TableState} state @param {string} [room] */
export function unread(state, room) {
  const rooms = room ? [room] : Object.keys(state.chat);
  return rooms.reduce((sum, each) => sum + (state.chat[each] ?? []).filter((line) => line.n > (read.value[key(state, each)] ?? 0)).length, 0);
}

/** A room that is on the screen counts as read. @param {TableState} state @param {string} room */
export function useRead(state, room) {
  const last = state.chat[room]?.at(-1)?.n ?? 0;
  useEffect(() => markRead(key(state, room), last), [room, last]);
}

/** Chat rooms, private notes and the people at the table, one at a time.
 * @param {{live: import("../../core/live.js").LiveTable, state: TableState}} props */
export function Panel({ live, state }) {
  const id = useId();
  const first = gameOf(state).talksToMate?.(state) ? ["team", "players"] : ["players", "team"];
  const rooms = [...first, "spectators"].filter((room) => room in state.numbers);
  // At a shared screen no note would be private.
  const alone = state.you !== null && state.seats.filter((seat) => seat.yours).length < 2;
  const tabs = [...rooms, ...(alone ? ["notes"] : []), "people"];
  const [wished, setTab] = useState(/** @type {string|null} */ (null));
  const tab = wished && tabs.includes(wished) ? wished : tabs[0];
  const last = state.chat[tab]?.at(-1)?.n ?? 0;
  useEffect(() => {
    if (rooms.includes(tab)) markRead(key(state, tab), last);
  }, [tab, last]);
  /** @param {KeyboardEvent} event */
  const arrows = (event) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step) return;
    const next = tabs[(tabs.indexOf(tab) + step + tabs.length) % tabs.length];
    setTab(next);
    document.getElementById(`${id}-${next}`)?.focus();
    event.preventDefault();
    event.stopPropagation();
  };
  return html`<section class="panel" aria-label=${say("web-at-table")}>
    <div class="tabs" role="tablist" aria-label=${say("web-at-table")} data-roving onKeyDown=${arrows}>
      ${tabs.map((each) => html`<button key=${each} id=${`${id}-${each}`} role="tab" aria-selected=${each === tab} aria-controls=${`${id}-panel`}
        tabindex=${each === tab ? 0 : -1} onClick=${() => setTab(each)}>${say(`web-tab-${each}`)}${each !== tab && unread(state, each)
          ? html` <span class="badge">${unread(state, each)}</span>` : ""}</button>`)}
    </div>
    <div class="tabpanel" role="tabpanel" id=${`${id}-panel`} aria-labelledby=${`${id}-${tab}`}>
      ${rooms.includes(tab) && html`<${Chat} key=${tab} live=${live} state=${state} room=${tab} />`}
      ${tab === "notes" && html`<${Lazy} load=${notes} table=${state.about.id} />`}
      ${tab === "people" && html`<${Lazy} load=${people} live=${live} state=${state} />`}
    </div>
  </section>`;
}
