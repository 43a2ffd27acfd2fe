// @ts-check
/** @import {Deed, Draft, TableState, TableUpdate} from "./messages.js" */
/** @typedef {(deed: Deed) => Promise<TableUpdate>} Act sends a command to a table */
import { signal } from "@preact/signals";

import { Problem, call, callUntilAnswered, newId } from "./api.js";
import { noteCommitment } from "./commitments.js";
import { merged, withLines } from "./merge.js";
import { lang } from "./words.js";

/** Milliseconds between two pings. */
const PING_INTERVAL = 25_000;
/** After this many milliseconds without a message the connection counts as lost. */
const SILENCE = 60_000;
const LONGEST_PAUSE = 5_000;
/** A socket that is given up while it connects is closed after this many milliseconds at the latest. */
const CONNECT_TIMEOUT = 5_000;

/** Does the problem say that the requested seat is not the player's?
 * @param {any} problem */
export function isForeignSeat(problem) {
  return ["not-your-seat", "no-such-seat", "bad-field"].includes(problem?.code);
}

/** The state of a table as a signal, kept up to date over a socket that reconnects by itself. */
export class LiveTable {
  /** @param {string} id @param {number|null} [seat] */
  constructor(id, seat = null) {
    this.id = id;
    this.seat = seat;
    /** @type {import("@preact/signals").Signal<TableState|null>} */
    this.state = signal(null);
    /** @type {import("@preact/signals").Signal<"connecting"|"open"|"lost">} */
    this.link = signal("connecting");
    /** Why the table cannot be shown. @type {import("@preact/signals").Signal<Problem|null>} */
    this.problem = signal(null);
    /** @type {WebSocket|null} */
    this.socket = null;
    this.failures = 0;
    this.lastMessageAt = 0;
    /** Is the current state that of another player or in another language? Then the next state replaces it instead of being merged. */
    this.outdated = false;
    this.ended = false;
    this.timer = 0;
    this.wake = () => {
      if (this.link.value === "lost" && document.visibilityState === "visible") this.open();
    };
    addEventListener("online", this.wake);
    document.addEventListener("visibilitychange", this.wake);
    this.beat = setInterval(() => this.ping(), PING_INTERVAL);
    this.open();
  }

  /** Connect, or connect again as another player, in another language or for another seat. */
  open() {
    clearTimeout(this.timer);
    this.disconnect();
    const socket = new WebSocket(this.address());
    this.socket = socket;
    this.lastMessageAt = Date.now();
    socket.onmessage = (event) => {
      this.lastMessageAt = Date.now();
      const message = JSON.parse(event.data);
      if (message.kind !== "state" && message.kind !== "update") return;
      this.failures = 0;
      this.link.value = "open";
      this.receive(message);
    };
    socket.onclose = () => this.disconnected(socket);
  }

  /** Ask for the whole state again, because the player or the language has changed. */
  refresh() {
    this.outdated = true;
    this.open();
  }

  address() {
    const { protocol, host } = location;
    const numbers = this.outdated ? {} : (this.state.value?.numbers ?? {});
    const query = new URLSearchParams({ lang: lang.value });
    if (this.seat !== null) query.set("seat", String(this.seat));
    const after = Object.entries(numbers).map(([stream, number]) => `${stream}:${number}`);
    if (after.length) query.set("after", after.join(","));
    return `${protocol === "https:" ? "wss" : "ws"}://${host}/api/tables/${this.id}/live?${query}`;
  }

  /** @param {TableState|TableUpdate} message */
  receive(message) {
    this.problem.value = null;
    if (message.about) noteCommitment(message.about);
    const replaces = this.outdated && message.kind === "state";
    this.state.value = merged(replaces ? null : this.state.value, message);
    if (replaces) this.outdated = false;
  }

  ping() {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    if (Date.now() - this.lastMessageAt > SILENCE) this.disconnected(this.socket);
    else this.socket.send('{"kind":"ping"}');
  }

  /** @param {WebSocket} socket */
  disconnected(socket) {
    if (this.ended || socket !== this.socket) return;
    this.disconnect();
    this.failures += 1;
    if (this.link.value !== "connecting" || this.failures > 1) this.link.value = "lost";
    const pause = Math.min(LONGEST_PAUSE, 300 * 2 ** this.failures) * (0.7 + Math.random() * 0.6);
    this.timer = setTimeout(() => this.open(), pause);
    if (!this.state.value) this.requestState();
  }

  /** Request the state over HTTP: browsers do not reveal why a socket was refused, but this response contains the reason. */
  async requestState() {
    const query = new URLSearchParams({ lang: lang.value });
    if (this.seat !== null) query.set("seat", String(this.seat));
    try {
      this.receive(await call("GET", `/api/tables/${this.id}?${query}`));
    } catch (problem) {
      if (problem instanceof Problem && problem.code !== "network" && problem.status < 500) {
        this.problem.value = problem;
        this.close();
      }
    }
  }

  /** @param {boolean} [quietly] */
  disconnect(quietly = false) {
    const socket = this.socket;
    this.socket = null;
    if (!socket) return;
    socket.onmessage = socket.onclose = null;
    if (!quietly || socket.readyState !== WebSocket.CONNECTING) return socket.close();
    // Browsers log an error if a socket is closed while it connects.
    socket.onopen = () => socket.close();
    setTimeout(() => socket.close(), CONNECT_TIMEOUT);
  }

  /** Send a command, repeated until the server answers; resolves to the update, rejects with the problem.
   * @param {Deed} deed */
  async act(deed) {
    const numbers = this.state.value?.numbers ?? {};
    const stream = ["play", "play-all", "undo", "sketch", "suggest"].includes(deed.do) ? "game" : deed.do === "say" ? deed.room : "seats";
    const command = { id: newId(), expected: numbers[stream] ?? 0, deed };
    try {
      const update = await callUntilAnswered("POST", `/api/tables/${this.id}/commands`, command, () => !this.ended);
      this.receive(update);
      return update;
    } catch (problem) {
      if (problem instanceof Problem && problem.state) this.receive(problem.state);
      throw problem;
    }
  }

  /** Let the server try moves of a seat on a private copy of the game. Nobody else learns of it.
   * @param {number} seat @param {string[]} moves @returns {Promise<Draft>} */
  async tryMoves(seat, moves) {
    const number = this.state.value?.numbers.game ?? 0;
    try {
      return await call("POST", `/api/tables/${this.id}/try`, { seat, number, moves });
    } catch (problem) {
      if (problem instanceof Problem && problem.state) this.receive(problem.state);
      throw problem;
    }
  }

  /** Fetch the lines of a chat room before the oldest one that is here.
   * @param {string} room */
  async fetchEarlier(room) {
    const first = this.state.value?.chat[room]?.[0]?.n ?? 1;
    const query = new URLSearchParams({ room, before: String(first), lang: lang.value });
    if (this.seat !== null) query.set("seat", String(this.seat));
    const talk = await call("GET", `/api/tables/${this.id}/chat?${query}`);
    // If the whole state has been replaced meanwhile, these lines do not precede the new ones.
    const now = this.state.value;
    if (now && (now.chat[room]?.[0]?.n ?? 1) === first) this.state.value = withLines(now, room, talk.lines);
  }

  close() {
    this.ended = true;
    clearTimeout(this.timer);
    clearInterval(this.beat);
    removeEventListener("online", this.wake);
    document.removeEventListener("visibilitychange", this.wake);
    this.disconnect(true);
  }
}
