// @ts-check
/** The duel's table: both sides and the Street between them, on the shell of every table. */

import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";

import { Sprite } from "../../art/sprite.js";
import { html } from "../../core/html.js";
import { loadStyle } from "../../core/styles.js";
import { say, tell } from "../../core/words.js";
import { Lazy, lazily } from "../../ui/lazy.js";
import { firstUsable, neighbour, useKeys } from "../shell/keys.js";
import { logLines } from "../shell/log.js";
import { useMotion } from "../shell/motion.js";
import { BY_MOVES } from "../shell/pace.js";
import { useScrollEdges, useScrollIntoView } from "../shell/scroll.js";
import { TableShell, useTable } from "../shell/table.js";
import { pieceAt, useTip } from "../shell/tip.js";
import { Decision } from "./decision.js";
import { codesIn } from "./history.js";
import { MOTIONS } from "./pieces.js";
import { usePicking } from "./picks.js";
import { Scene, conceal, seatOnScreen } from "./scene.js";
import { BrassPlate, Hand, PlayArea } from "./side.js";
import { Street } from "./street.js";
import { offered } from "./ways.js";

/** @import {LogLine} from "../shell/log.js" */
/** @import {TableProps} from "../shell/table.js" */

const CardTip = lazily(() => import("./card-tip.js").then((module) => module.CardTip), { quiet: true, early: true });

const confirmDialog = () => import("../shell/confirm-dialog.js").then((module) => module.ConfirmDialog);
const pilesDialog = () => Promise.all([import("./piles-dialog.js"), loadStyle("duel/piles")]).then(([module]) => module.PilesDialog);

const USES = { pacing: BY_MOVES, seatOnScreen, conceal };

/** The keys of the table. @type {[string, string][]} */
const KEYS = [
  ["← → ↑ ↓", "duel-key-arrows"], ["↵", "duel-key-enter"], ["1 – 9", "duel-key-way"], ["Esc", "duel-key-escape"], ["M", "duel-key-moves"],
  ["H", "key-hint"], ["P", "duel-key-pass"], ["S", "duel-key-stop"], ["U", "duel-key-undo"], ["L", "duel-key-log"], ["D", "duel-key-piles"], ["?", "duel-key-why"],
];

/** The points of the cards before the server has sent them. @type {Record<string, number>} */
const NO_WORTH = {};

/** @param {TableProps} props */
export function DuelTable(props) {
  const { state, names, replaying = false, extra, onLog, onResult } = props;
  const table = useTable(props, USES);
  const { root, board, shown, at, commands, live, narrow, low } = table;
  const picking = usePicking(at);
  const tip = useTip();
  const [lit, setLit] = useState(/** @type {Set<string>} */ (new Set()));
  const [reached, setReached] = useState(/** @type {Record<string, number>} */ ({}));
  const [asked, setAsked] = useState({ at, step: "" });
  const keyed = useRef(false);
  const layout = useMotion(root, shown, MOTIONS);
  const scene = useMemo(
    () => new Scene(shown, names, layout, { live, replaying, picks: picking.picks, chosen: picking.chosen, lit, narrow }),
    [shown, names.join("\n"), layout, live, picking.picks, picking.chosen, lit, narrow, say("duel-street")],
  );
  const pointed = tip.shown && scene.layout.pieces.find((piece) => piece.id === tip.shown?.id);

  useScrollEdges(board);
  useScrollIntoView(board, picking.picks, low);
  useEffect(tip.close, [at]);
  useLayoutEffect(() => {
    const lost = document.activeElement === document.body || document.activeElement === null;
    const zones = scene.view.exchanging ? ["area0", "area1", "hand0", "hand1"] : ["street", "hand0", "hand1"];
    if (keyed.current && scene.deciding && lost && root.current) firstUsable(root.current, zones)?.focus();
  }, [at, scene.deciding]);

  const seat = scene.seat;
  const play = (/** @type {string} */ move) => commands.send({ do: "play", seat, move });
  const confirm = () => void (scene.chosen && play(scene.chosen.move));
  const canUndo = live && scene.game.undoable > 0 && !commands.busy;
  const undo = () => {
    if (picking.picks.length || picking.chosen || picking.all) picking.clear();
    else if (canUndo) commands.send({ do: "undo", seat, moves: 1 });
  };
  const step = asked.at === at && !picking.picks.length ? asked.step : "";
  const ask = (/** @type {string} */ step) => {
    picking.clear();
    setAsked({ at, step });
  };
  const askHint = live && scene.deciding && state.about.hints
    ? () => void commands.run(() => import("./hint.js").then((module) => module.hintFor(scene, state.numbers.game ?? 0))).then((found) => found && picking.showHint(found))
    : null;
  const does = (/** @type {string} */ verb) => scene.moves.find((choice) => choice.verb === verb)?.move;
  const pass = () => {
    const move = does("pass");
    if (!move) return false;
    if (scene.game.ask) table.openWindow("pass");
    else play(move);
    return true;
  };
  const stop = () => {
    const move = does("stop");
    if (move) play(move);
    return Boolean(move);
  };

  const press = (/** @type {MouseEvent} */ event) => {
    const found = pieceAt(event.target);
    const piece = found && scene.layout.pieces.find((one) => one.id === found.id);
    if (!piece || (event.target instanceof Element && event.target.closest(".piles"))) return tip.close();
    if (!scene.roles(piece).size) return tip.pin(piece.id);
    tip.close();
    if (!scene.picks.includes(piece)) return picking.pick(scene, piece);
    if (event.detail === 1) return picking.unpick(scene, piece);
    return confirm();
  };
  const focus = (/** @type {FocusEvent} */ event) => {
    tip.focused(event);
    const found = pieceAt(event.target);
    const zone = event.target instanceof Element && event.target.closest("[data-zone]");
    if (found && zone instanceof HTMLElement) setReached((now) => ({ ...now, [String(zone.dataset.zone)]: found.id }));
  };

  useKeys({
    arrow: (event) => {
      const to = root.current && document.activeElement ? neighbour(root.current, document.activeElement, event.key) : null;
      to?.focus();
      to?.scrollIntoView({ block: "nearest", inline: "nearest" });
      return to !== null;
    },
    Enter: () => {
      const focused = document.activeElement;
      if (!scene.chosen || focused?.closest("button, a")) return false;
      confirm();
      return true;
    },
    Escape: () => {
      if (tip.shown) {
        const card = root.current?.querySelector(`[data-piece="${tip.shown.id}"]`);
        if (tip.shown.pinned && card instanceof HTMLElement) card.focus();
        tip.close();
      } else if (table.drawer) table.setDrawer(false);
      else undo();
      return true;
    },
    digit: (event) => {
      const way = offered(scene, picking).flatMap((group) => group.choices)[Number(event.key) - 1];
      if (way) picking.choose(way.move);
      return Boolean(way);
    },
    p: () => live && pass(),
    s: () => live && stop(),
    u: () => {
      undo();
      return true;
    },
    h: () => {
      askHint?.();
      return askHint !== null;
    },
    m: () => {
      if (scene.deciding) picking.showAll();
      return scene.deciding;
    },
    l: table.toggleLog,
    d: () => {
      table.openWindow("piles");
      return true;
    },
    "?": () => {
      const found = pieceAt(document.activeElement);
      if (found) tip.pin(found.id);
      else table.openWindow("help");
      return true;
    },
  });

  const watch = (/** @type {Event} */ event) => (keyed.current = event.type === "keydown");
  const light = (/** @type {LogLine|null} */ line) => setLit(new Set(codesIn(line?.says ?? null)));
  const zones = html`<div class="board" data-board ref=${board} onClick=${press}>
    <section class="side rival" aria-label=${scene.names[scene.rival]}>
      <${BrassPlate} scene=${scene} seat=${scene.rival} />
      <${Hand} scene=${scene} seat=${scene.rival} at=${reached} small=${narrow} />
      <${PlayArea} scene=${scene} seat=${scene.rival} at=${reached} />
    </section>
    <${Street} scene=${scene} at=${reached} openPiles=${() => table.openWindow("piles")} />
    <section class="side own" aria-label=${scene.names[seat]}>
      <${BrassPlate} scene=${scene} seat=${seat} />
      <${PlayArea} scene=${scene} seat=${seat} at=${reached} />
      <${Hand} scene=${scene} seat=${seat} at=${reached} small=${low} />
    </section>
  </div>`;
  const dock = html`<${Decision} scene=${scene} step=${step} ask=${ask} commands=${commands} picking=${picking} canUndo=${canUndo} undo=${undo} askHint=${askHint}
    pass=${pass} stop=${stop} confirm=${confirm} onResult=${onResult} />`;
  return html`<${TableShell} table=${table} kind="duel" label=${say(scene.deciding ? "duel-your-move" : "duel-the-move")} names=${names} board=${zones} dock=${dock}
      lines=${logLines(shown.log, scene.seatNames)} seatNames=${scene.seatNames} seat=${seat} keys=${KEYS} picture=${html`<span class="card back" aria-hidden="true"></span>`}
      extra=${extra} light=${light} onLog=${onLog} onKeyDown=${watch} onPointerDown=${watch} onFocusIn=${focus} onPointerOver=${tip.over} onPointerLeave=${tip.left}>
    <${Sprite} worth=${state.about.worth ?? NO_WORTH} />
    ${pointed && html`<${CardTip} scene=${scene} piece=${pointed} pinned=${tip.shown?.pinned ?? false} focus=${keyed.current} close=${tip.close} />`}
    ${table.open === "piles" && html`<${Lazy} load=${pilesDialog} scene=${scene} onClose=${table.closeWindow} />`}
    ${table.open === "pass" && scene.game.ask &&
    html`<${Lazy} load=${confirmDialog} title=${say("key-pass")} question=${tell(scene.game.ask, scene.seatNames)} cancel=${say("duel-keep-playing")} close=${table.closeWindow}
      confirm=${() => {
        table.closeWindow();
        const move = does("pass");
        if (move) play(move);
      }} />`}
  <//>`;
}
