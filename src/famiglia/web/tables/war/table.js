// @ts-check
/** The war's table: the map with the order of play and the headquarters, and the dock where one decides, on the shell of every table. */

import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";

import { html } from "../../core/html.js";
import { loadStyle } from "../../core/styles.js";
import { addWords, say } from "../../core/words.js";
import { lazily, onFirstInput } from "../../ui/lazy.js";
import { useDraft } from "../shell/draft.js";
import { useKeys } from "../shell/keys.js";
import { logLines } from "../shell/log.js";
import { TableShell, useTable } from "../shell/table.js";
import { Dock } from "./dock.js";
import { useAdvice } from "./advice.js";
import { settles } from "./attack.js";
import { isComplete } from "./decisions.js";
import { begins } from "./encounter-proposals.js";
import { WarMap } from "./map.js";
import { usePack } from "./pack.js";
import { PACING, turnShown, useRecap } from "./pacing.js";
import { following } from "./proposals.js";
import { Rail } from "./rail.js";
import { Scene, proposed, objectsOf } from "./scene.js";
import { Strip, TABS } from "./strip.js";
import { WarSymbols } from "./symbols.js";
import { TurnStatus } from "./turn-status.js";

/** @import {TableState, WarState} from "../../core/messages.js" */
/** @import {TableProps} from "../shell/table.js" */
/** @import {Kind, Pointed} from "./scene.js" */

/**
 * What the parts of the table can do.
 * @typedef {object} TableActions
 * @property {(kind: Kind, id: string) => void} pick a thing was clicked
 * @property {(move: string, ...more: string[]) => void} choose a move was chosen in a list
 * @property {(thing: Pointed) => void} point the pointer or the focus is on a thing
 * @property {() => void} confirm make the moves of the draft
 * @property {() => void} back one gesture back, or the last move if there is no draft
 * @property {() => void} clear give the whole draft up
 * @property {(deed: any) => void} send a command that takes effect at once
 * @property {(on: boolean) => void} advise begin to compose a suggestion for the mate who decides, or end it
 * @property {(text: string) => void} suggest suggest the draft to the mate, with a remark
 * @property {(moves: string[]) => Promise<import("../../core/messages.js").Stopped|null>} check ask why the viewer cannot make these moves; null if all of them are possible
 * @property {() => void} recap tell all turns since the viewer's last move
 * @property {(tab: string) => void} show open a drawer of the strip, "" for none
 */

const ReplayDock = lazily(() => Promise.all([import("./replay-dock.js"), addWords("war_around")]).then(([module]) => module.ReplayDock));
const ConflictPanel = lazily(() => Promise.all([import("./conflict.js"), loadStyle("war/encounter")]).then(([module]) => module.ConflictPanel), { quiet: true });

const PlayedTurn = lazily(() => Promise.all([import("./played-turn.js"), loadStyle("war/recap"), addWords("war_hints")]).then(([module]) => module.PlayedTurn), { quiet: true, early: true });

// Hints, and why a move is refused, are told only when somebody points or tries.
onFirstInput(() => void addWords("war_hints").then(() => addWords("war_refusals")).catch(() => {}));

/** The log of a war is long: this many of its last lines are shown. */
const LINES = 300;

/** The keys of the table. @type {[string, string][]} */
const KEYS = [
  ["F6", "wt-key-zone"], ["← → ↑ ↓", "wt-key-arrows"], ["↵", "duel-confirm"], ["Esc", "wt-key-back"], ["Shift + Esc", "wt-key-clear"], ["1 – 5", "wt-key-tabs"],
  ["+ −", "wt-key-number"], ["B F", "wt-key-style"], ["T L", "wt-key-take"], ["N", "wt-key-not-now"], ["[ ]", "wt-key-digest"], ["U", "duel-key-undo"], ["G", "duel-key-log"],
];

/** The verbs of the sealed choices of a conflict. */
const SEALED = ["card"];

/** The zones that F6 goes through. */
const ZONES = [".rail", ".war-map", ".dock", ".strip"];

/** The seat whose secrets are on the screen. @param {TableState} state @returns {number|undefined} */
function seatOnScreen({ about, game }) {
  return about.status === "running" && typeof game?.viewer === "number" ? game.viewer : undefined;
}

/** The state without a log and without moves; the board is not drawn either. @param {TableState} state @returns {TableState} */
function conceal(state) {
  return { ...state, log: [], game: state.game && { ...state.game, moves: [], undoable: 0 }, team: null };
}

const USES = { pacing: PACING, seatOnScreen, conceal, drawer: true };

/** @param {TableProps} props */
export function WarTable(props) {
  const { names, tryMoves, extra, onLog, onResult, replaying = false } = props;
  const table = useTable(props, USES);
  const { shown, at, commands, pace } = table;
  const advice = useAdvice(shown, at, table.live, tryMoves);
  const now = advice.game ?? /** @type {WarState} */ (shown.game);
  const pack = usePack(shown.about.settings.pack ?? "standard");
  const seat = typeof now.viewer === "number" ? now.viewer : null;
  const me = typeof shown.game?.viewer === "number" ? shown.game.viewer : null;
  const [origin, setOrigin] = useState({ at: "", area: /** @type {string|null} */ (null) });
  const [wish, setWish] = useState({ at, order: /** @type {string|null} */ (null) });
  const [pointed, setPointed] = useState(/** @type {Pointed} */ (null));
  const [tab, setTab] = useState("");
  const wished = wish.at === at ? wish.order : null;
  const draft = useDraft(now, at, seat, tryMoves, (game, steps) => following(game, steps, wished, pack, now), SEALED);
  const moment = `${at} ${draft.moves.join(",")}`;
  const from = origin.at === moment ? origin.area : null;
  const own = useMemo(() => shown.seats.filter((each) => each.yours).map((each) => each.seat), [shown.seats]);
  const scene = useMemo(
    () => pack && new Scene({ pack, now, draft, names, live: table.live, replaying, own, me, mate: advice.mate, origin: from, wish: wished, pointed }),
    [pack, now, draft, names.join("\n"), table.live, replaying, own.join(), me, advice.mate, from, wished, pointed, say("duel-confirm")],
  );
  const [ended, setEnded] = useState(/** @type {import("./conflict.js").Ended} */ (null));
  useLayoutEffect(() => pace.hold(ended !== null), [ended]);
  const [due, openRecap] = useRecap(scene, shown, pace.leapt);
  const recap = ended ? null : due;
  const waits = ended ?? recap;
  useEffect(() => setPointed(null), [at]);
  // An order whose turn has come is begun at once, if it is clear how.
  const begun = useRef(-1);
  useEffect(() => {
    if (!scene?.deciding || waits || begun.current === at || !begins(now)) return;
    begun.current = at;
    const move = following(now, [], null, pack, now);
    if (move) void draft.add(move);
  }, [at, scene?.deciding, !waits]);

  const canUndo = table.live && !advice.game && now.undoable > 0 && !commands.busy;
  const made = [...draft.moves, ...(draft.last ? [draft.last] : [])];
  const canConfirm = Boolean(made.length) && !draft.busy && !commands.busy;
  const suggest = (/** @type {string} */ text) => {
    if (me !== null && canConfirm) void commands.send({ do: "suggest", seat: me, moves: made, text }).then((sent) => sent && advice.stop());
  };
  const confirm = () => {
    if (!canConfirm || seat === null) return;
    if (advice.game) return suggest("");
    const { clear, last } = draft;
    const laid = now.moves.some((choice) => choice.move === last && SEALED.includes(choice.verb));
    void commands.send(made.length === 1 ? { do: "play", seat, move: made[0] } : { do: "play-all", seat, moves: made }).then((sent) => sent && laid && clear());
  };
  const back = () => {
    if (from) setOrigin({ at: "", area: null });
    else if (made.length) draft.back();
    else if (advice.game) advice.stop();
    else if (canUndo && seat !== null) commands.send({ do: "undo", seat, moves: 1 });
  };
  /** @type {TableActions} */
  const actions = {
    pick: (kind, id) => {
      if (!scene || draft.busy || waits) return;
      const found = scene.movesOf(kind, id);
      if (!found.length && kind === "order" && scene.choices.some(({ verb }) => verb === "issue")) return setWish({ at, order: id === wished ? null : id });
      if (!found.length) return;
      const move = proposed(found);
      const last = objectsOf(move).at(-1);
      if (last && (last.kind !== kind || last.id !== id)) return setOrigin({ at: moment, area: id });
      void draft.add(move.move);
    },
    choose: (...moves) => void (draft.busy || waits || draft.add(...moves)),
    point: (thing) => setPointed((before) => (before?.kind === thing?.kind && before?.id === thing?.id ? before : thing)),
    confirm,
    back,
    clear: () => {
      setOrigin({ at: "", area: null });
      draft.clear();
    },
    send: (deed) => void (me !== null && commands.send({ seat: me, ...deed })),
    advise: (on) => (on ? advice.start() : advice.stop()),
    suggest,
    check: async (moves) => (me !== null && tryMoves ? (await tryMoves(me, moves)).stopped : null),
    recap: openRecap,
    show: (name) => setTab((before) => (before === name ? "" : name)),
  };
  const plain = (/** @type {string[]} */ ...verbs) => {
    const move = scene?.choices.find((choice) => verbs.includes(choice.verb));
    if (move) actions.choose(move.move);
    return Boolean(move);
  };
  useKeys({
    Enter: () => {
      if (waits && !document.activeElement?.closest("a, button, [role=button]")) {
        waits.close();
        return true;
      }
      if (waits || !canConfirm || !scene || !isComplete(scene) || document.activeElement?.closest("a, button, [role=button]")) return false;
      confirm();
      return true;
    },
    Escape: (event) => {
      if (table.drawer) table.setDrawer(false);
      else if (waits) waits.close();
      else if (event.shiftKey) actions.clear();
      else back();
      return true;
    },
    F6: (event) => nextZone(table.root.current, event.shiftKey ? -1 : 1),
    digit: (event) => {
      const name = TABS[Number(event.key) - 1];
      if (name) actions.show(name);
      return Boolean(name);
    },
    b: () => plain("brute"),
    f: () => plain("finesse"),
    t: () => plain("take"),
    l: () => plain("leave"),
    n: () => Boolean(scene && !settles(scene)) && plain("pass"),
    u: () => {
      back();
      return true;
    },
    g: table.toggleLog,
    "?": () => {
      table.openWindow("help");
      return true;
    },
  });

  const board = html`<div class="island" data-board ref=${table.board}>
    <${WarSymbols} />
    ${scene && !table.cover.hidden && html`
    <${Rail} scene=${scene} state=${shown} actions=${actions} />
    <${WarMap} scene=${scene} state=${shown} actions=${actions} drawer=${tab} />
    ${pace.playing && html`<${PlayedTurn} scene=${scene} turn=${turnShown(shown)} behind=${pace.behind} />`}
    ${(ended || now.view.phase === "encounter" || now.view.round > 1) && html`<${ConflictPanel} scene=${scene} state=${shown} actions=${actions} wait=${recap !== null} tellEnd=${setEnded} />`}
    <${Strip} scene=${scene} state=${shown} actions=${actions} tab=${tab} act=${props.act} fetchEarlier=${props.fetchEarlier} />`}</div>`;
  const seatNames = { names, you: own.length === 1 ? seat : null };
  const lines = table.shut && !replaying ? [] : logLines(shown.log, seatNames).slice(-LINES);
  const dock = scene && !table.cover.hidden && (replaying
    ? html`<${ReplayDock} scene=${scene} state=${shown} lines=${lines} onLog=${onLog} />`
    : html`<${Dock} scene=${scene} state=${shown} actions=${actions} ended=${ended} recap=${recap} watch=${pace.watch} commands=${commands} canUndo=${canUndo} canConfirm=${canConfirm}
        made=${made.length} onResult=${onResult} onLog=${onLog} />`);
  return html`<${TableShell} table=${table} kind="war" label=${say(scene?.deciding && !advice.game ? "duel-your-move" : "duel-the-move")} names=${names} board=${board} dock=${dock}
    lines=${lines} seatNames=${seatNames} seat=${seat} keys=${KEYS} data-at=${at} data-draft=${made.length} data-busy=${draft.busy || commands.busy} data-open=${scene?.open ?? false}
    onPointerDownCapture=${pace.behind && ((/** @type {PointerEvent} */ event) => event.target instanceof Element && !event.target.closest(".story, dialog, .drawer") && pace.skip())}
    extra=${table.cover.hidden ? null : extra} status=${scene && html`<${TurnStatus} scene=${scene} log=${shown.log} />`} onLog=${onLog} />`;
}

/** Put the focus into the next zone. @param {HTMLElement|null} root @param {number} by */
function nextZone(root, by) {
  const zones = /** @type {HTMLElement[]} */ (ZONES.map((name) => root?.querySelector(name)).filter(Boolean));
  const at = zones.findIndex((zone) => zone.contains(document.activeElement));
  const zone = zones[(at + by + zones.length) % zones.length];
  const first = /** @type {HTMLElement|null|undefined} */ (zone?.querySelector('[tabindex="0"], button:not(:disabled):not([tabindex="-1"]), a[href], input'));
  first?.focus();
  return Boolean(first);
}
