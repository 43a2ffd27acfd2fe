// @ts-check
/** The frame of every table: the board, the dock with the decision, and a column ("story") with the log and the panel. */

import { signal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";

import { html } from "../../core/html.js";
import { say } from "../../core/words.js";
import { Lazy, lazily } from "../../ui/lazy.js";
import { GuideOffer } from "./guide-offer.js";
import { Log, Status } from "./log.js";
import { useLow, useNarrow, useNoColumn } from "./media.js";
import { usePace } from "./pace.js";

/** @import {Act} from "../../core/live.js" */
/** @import {TableState} from "../../core/messages.js" */
/** @import {LogLine} from "./log.js" */
/** @typedef {{state: TableState, act: Act, tryMoves?: import("./draft.js").TryMoves, fetchEarlier?: (room: string) => Promise<void>, names: string[], replaying?: boolean, extra?: any, onLog?: (n: number) => void, onResult?: () => void, onOver?: () => void}} TableProps what every game's table gets */
/** @typedef {ReturnType<typeof useTable>} Table */

/** The state that the table shows, which may be older than the newest one. @type {import("@preact/signals").Signal<TableState|null>} */
export const onTable = signal(null);

const help = () => import("./help.js").then((module) => module.Help);

/** Hides a screen that several people share until the next player is ready. */
const Cover = lazily(() => import("./curtain.js").then((module) => module.Cover), { quiet: true });

/** Whether the table is covered, and the state that may be shown meanwhile.
 * @param {TableState} state @param {number|undefined} seat the seat whose secrets are on the screen
 * @param {(state: TableState) => TableState} conceal the state without secrets */
function useCover(state, seat, conceal) {
  const [looking, setLooking] = useState(/** @type {number|null} */ (null));
  const yours = state.seats.filter((seat) => seat.yours);
  const open = yours.length < 2 || state.about.settings.memory_aid || seat === undefined || looking === seat;
  return { hidden: !open, shown: open ? state : conceal(state), seat: seat ?? 0, uncover: () => setLooking(seat ?? null) };
}

/**
 * How a game uses the shell.
 * @typedef {object} Uses
 * @property {import("./pace.js").Pacing} pacing how moves in a row are shown one after the other
 * @property {(state: TableState, replaying: boolean) => number|undefined} seatOnScreen the seat whose secrets are on the screen
 * @property {(state: TableState) => TableState} conceal the state without those secrets
 * @property {boolean} [drawer] whether the story is a drawer on every screen
 */

/** The state that is shown now, and everything about the table that is not about its game. @param {TableProps} props @param {Uses} uses */
export function useTable({ state, act, replaying = false, onOver }, { pacing, seatOnScreen, conceal, drawer: always = false }) {
  const root = useRef(/** @type {HTMLDivElement|null} */ (null));
  const board = useRef(/** @type {HTMLDivElement|null} */ (null));
  const pace = usePace(state, replaying ? null : pacing);
  const cover = useCover(pace.shown, seatOnScreen(pace.shown, replaying), conceal);
  const { shown } = cover;
  const at = shown.numbers.game ?? 0;
  const commands = useCommands(act, at);
  const [open, setOpen] = useState("");
  const [drawer, setDrawer] = useState(false);
  const noColumn = useNoColumn();
  const drawn = (noColumn || always) && drawer;
  useDrawerFocus(root, drawn);
  useLayoutEffect(() => void (onTable.value = pace.shown), [pace.shown]);
  useEffect(() => void (shown.about.status === "over" && onOver?.()), [shown.about.status]);
  return {
    root, board, shown, at, pace, cover, commands, replaying, drawer, setDrawer, drawn, shut: always && !drawer, narrow: useNarrow(), low: useLow(),
    /** Whether the player can act on what is shown. */
    live: !replaying && !pace.behind && !cover.hidden,
    /** The name of the open window, "" for none. */
    open,
    openWindow: setOpen,
    closeWindow: () => setOpen(""),
    toggleLog: () => {
      setDrawer((now) => !now);
      /** @type {HTMLElement|null|undefined} */ (root.current?.querySelector(".log ol"))?.focus();
      return true;
    },
  };
}

/**
 * The table as it is drawn. `children` are the windows and tips of the game; `status` replaces the announcements for screen readers; other props go to the root element.
 * @param {{table: Table, kind: string, label: string, names: string[], board: any, dock: any, lines: LogLine[], seatNames: import("./log.js").SeatNames,
 *   seat: number|null, keys: [string, string][], picture?: any, extra?: any, status?: any, light?: (line: LogLine|null) => void, onLog?: (n: number) => void,
 *   children?: any} & Record<string, any>} props
 */
export function TableShell({ table, kind, label, names, board, dock, lines, seatNames, seat, keys, picture, extra, status, light, onLog, children, ...events }) {
  const { cover, drawn, drawer, setDrawer } = table;
  return html`<div class="shell ${kind}${table.narrow ? " narrow" : ""}${drawer ? " drawn" : ""}" ref=${table.root} ...${events}>
    <div class="felt" inert=${cover.hidden || drawn}>${board}</div>
    <section class="dock" inert=${cover.hidden || drawn} aria-label=${label}>
      ${dock}
      ${!table.replaying && table.shown.about.status === "running" && html`<${GuideOffer} state=${table.shown} />`}
      ${status ?? html`<${Status} log=${table.shown.log} seatNames=${seatNames} />`}
      <button type="button" class="ghost pull" aria-expanded=${drawer} onClick=${() => setDrawer(!drawer)}>${say("key-log")}</button>
    </section>
    <aside class="story" inert=${cover.hidden} aria-label=${say("log-full-title")}>
      <div class="story-head"><h2>${say("log-full-title")}</h2><button type="button" class="ghost shut" aria-label=${say("duel-shut")} onClick=${() => setDrawer(false)}>×</button></div>
      ${!table.shut && html`<${Log} lines=${lines} seat=${seat} light=${light} onLog=${onLog} />
      ${extra}`}
    </aside>
    ${cover.hidden && html`<${Cover} game=${table.shown.about.game} name=${names[cover.seat] ?? ""} replaying=${table.replaying} picture=${picture} ready=${cover.uncover} />`}
    ${table.open === "help" && html`<${Lazy} load=${help} keys=${keys} onClose=${table.closeWindow} />`}
    ${children}
  </div>`;
}

/** The drawer takes the focus when it opens, and gives it back to its handle. @param {import("preact").RefObject<HTMLElement|null>} root @param {boolean} drawn */
function useDrawerFocus(root, drawn) {
  const before = useRef(drawn);
  useEffect(() => {
    const turn = before.current !== drawn;
    before.current = drawn;
    if (turn) /** @type {HTMLElement|null|undefined} */ (root.current?.querySelector(drawn ? ".story .shut" : ".dock .pull"))?.focus();
  }, [drawn]);
}

/** After this many milliseconds the table shows that a move is still being sent. */
const SLOW = 800;

/** Sends commands one at a time, and keeps the problem of the last one. @param {Act} act @param {number} at */
export function useCommands(act, at) {
  const [busy, setBusy] = useState(false);
  const [slow, setSlow] = useState(false);
  const sending = useRef(false);
  const [problem, setProblem] = useState({ at, error: /** @type {any} */ (null) });
  /** Send a request, one at a time; returns its answer, or null if there is none. @template T @param {() => Promise<T>} request */
  const run = async (request) => {
    if (sending.current) return null;
    sending.current = true;
    setBusy(true);
    setProblem({ at, error: null });
    const timer = setTimeout(() => setSlow(true), SLOW);
    try {
      return await request();
    } catch (error) {
      setProblem({ at, error });
      return null;
    } finally {
      clearTimeout(timer);
      sending.current = false;
      setBusy(false);
      setSlow(false);
    }
  };
  /** Send a command; returns whether it was accepted. @param {import("../../core/messages.js").Deed} deed */
  const send = async (deed) => (await run(() => act(deed))) !== null;
  return { busy, slow, run, send, problem: problem.at === at ? problem.error : null };
}
