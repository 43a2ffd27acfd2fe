// @ts-check
/** The duel's table: both sides, the Street between them, and the column where one decides. */

import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";

import { Sprite } from "../art/sprite.js";
import { html } from "../html.js";
import { say, tell } from "../words.js";
import { Cover, useCover } from "./cover.js";
import { Asking, Deciding } from "./deciding.js";
import { useEdges } from "./edges.js";
import { Help } from "./help.js";
import { useKeys } from "./keys.js";
import { Log } from "./log.js";
import { useLow, useNarrow, useNoColumn } from "./narrow.js";
import { pieceAt, useNote } from "./noting.js";
import { usePaced } from "./pacing.js";
import { useDeeds, usePicking } from "./picking.js";
import { PilesDialog } from "./piles.js";
import { firstUsable, neighbour } from "./pointing.js";
import { Prompt } from "./prompt.js";
import { Scene } from "./scene.js";
import { useSight } from "./sight.js";
import { BrassPlate, Hand, PlayArea } from "./side.js";
import { Status } from "./status.js";
import { Steps } from "./steps.js";
import { Street } from "./street.js";
import { Tip } from "./tip.js";
import { useTravel } from "./travelling.js";
import { offered, Ways } from "./ways.js";

/** @import {Act, TableState} from "../messages.js" */
/** @import {Piece} from "./pieces.js" */

/** No kinds have points until the server has told them. @type {Record<string, number>} */
const UNTOLD = {};

/**
 * @param {{state: TableState, act: Act, names: string[], replaying?: boolean, extra?: any, onLog?: (n: number) => void, onResult?: () => void, onOver?: () => void}} props
 */
export function DuelTable({ state, act, names, replaying = false, extra, onLog, onResult, onOver }) {
  const root = useRef(/** @type {HTMLDivElement|null} */ (null));
  const board = useRef(/** @type {HTMLDivElement|null} */ (null));
  const paced = usePaced(state, replaying);
  const cover = useCover(paced.shown, replaying);
  const shown = cover.shown;
  const at = shown.numbers.game ?? 0;
  const narrow = useNarrow();
  const low = useLow();
  const picking = usePicking(at);
  const deeds = useDeeds(act, at);
  const note = useNote();
  const [lit, setLit] = useState(/** @type {Set<string>} */ (new Set()));
  const [reached, setReached] = useState(/** @type {Record<string, number>} */ ({}));
  const [window_, setWindow] = useState(/** @type {""|"piles"|"help"|"pass"} */ (""));
  const [drawer, setDrawer] = useState(false);
  const [asked, setAsked] = useState({ at, step: "" });
  const drawn = useNoColumn() && drawer;
  const keyed = useRef(false);
  const lay = useTravel(root, shown);
  const live = !replaying && !paced.behind && !cover.hidden;
  const scene = useMemo(
    () => new Scene(shown, names, lay, { live, replaying, picks: picking.picks, chosen: picking.chosen, lit, narrow }),
    [shown, names.join("\n"), lay, live, picking.picks, picking.chosen, lit, narrow, say("duel-street")],
  );
  const noted = note.noted && scene.lay.pieces.find((piece) => piece.id === note.noted?.id);

  useEdges(board);
  useSight(board, picking.picks, low);
  useEffect(note.close, [at]);
  useEffect(() => void (shown.about.status === "over" && onOver?.()), [shown.about.status]);
  useDrawerFocus(root, drawn);
  useLayoutEffect(() => {
    const lost = document.activeElement === document.body || document.activeElement === null;
    if (keyed.current && scene.deciding && lost && root.current) firstUsable(root.current, Boolean(scene.view.exchanging))?.focus();
  }, [at, scene.deciding]);

  const seat = scene.seat;
  const play = (/** @type {string} */ move) => deeds.send({ do: "play", seat, move });
  const confirm = () => void (scene.chosen && play(scene.chosen.move));
  const canUndo = live && scene.game.undoable > 0 && !deeds.busy;
  const undo = () => {
    if (picking.picks.length || picking.chosen || picking.all) picking.clear();
    else if (canUndo) deeds.send({ do: "undo", seat, moves: 1 });
  };
  const step = asked.at === at && !picking.picks.length ? asked.step : "";
  const ask = (/** @type {string} */ step) => {
    picking.clear();
    setAsked({ at, step });
  };
  const does = (/** @type {string} */ deed) => scene.moves.find((choice) => choice.do === deed)?.move;
  const pass = () => {
    const move = does("pass");
    if (!move) return false;
    if (scene.game.ask) setWindow("pass");
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
    const piece = found && scene.lay.pieces.find((one) => one.id === found.id);
    if (!piece || (event.target instanceof Element && event.target.closest(".piles"))) return note.close();
    if (!scene.roles(piece).size) return note.pin(piece.id);
    note.close();
    if (!scene.picks.includes(piece)) return picking.pick(scene, piece);
    if (event.detail === 1) return picking.unpick(scene, piece);
    return confirm();
  };
  const focus = (/** @type {FocusEvent} */ event) => {
    note.focused(event);
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
      if (note.noted) {
        const card = root.current?.querySelector(`[data-piece="${note.noted.id}"]`);
        if (note.noted.pinned && card instanceof HTMLElement) card.focus();
        note.close();
      } else if (drawer) setDrawer(false);
      else undo();
      return true;
    },
    digit: (event) => {
      const way = offered(scene, picking.all).flatMap((group) => group.ways)[Number(event.key) - 1];
      if (way) picking.choose(way);
      return Boolean(way);
    },
    p: () => live && pass(),
    s: () => live && stop(),
    u: () => {
      undo();
      return true;
    },
    m: () => {
      if (scene.deciding) picking.showAll();
      return scene.deciding;
    },
    l: () => {
      setDrawer((now) => !now);
      /** @type {HTMLElement|null|undefined} */ (root.current?.querySelector(".log ol"))?.focus();
      return true;
    },
    d: () => {
      setWindow("piles");
      return true;
    },
    "?": () => {
      const found = pieceAt(document.activeElement);
      if (found) note.pin(found.id);
      else setWindow("help");
      return true;
    },
  });

  const close = () => setWindow("");
  const watch = (/** @type {Event} */ event) => (keyed.current = event.type === "keydown");
  return html`<div class="duel${narrow ? " narrow" : ""}${drawer ? " drawn" : ""}" ref=${root} onKeyDown=${watch} onPointerDown=${watch}
      onFocusIn=${focus} onPointerOver=${note.over} onPointerLeave=${note.left}>
    <${Sprite} worth=${state.about.worth ?? UNTOLD} />
    <div class="felt" inert=${cover.hidden || drawn}><div class="board" ref=${board} onClick=${press}>
      <section class="side rival" aria-label=${scene.names[scene.rival]}>
        <${BrassPlate} scene=${scene} seat=${scene.rival} />
        <${Hand} scene=${scene} seat=${scene.rival} at=${reached} small=${narrow} />
        <${PlayArea} scene=${scene} seat=${scene.rival} at=${reached} />
      </section>
      <${Street} scene=${scene} at=${reached} openPiles=${() => setWindow("piles")} />
      <section class="side own" aria-label=${scene.names[seat]}>
        <${BrassPlate} scene=${scene} seat=${seat} />
        <${PlayArea} scene=${scene} seat=${seat} at=${reached} />
        <${Hand} scene=${scene} seat=${seat} at=${reached} small=${low} />
      </section>
    </div></div>
    <section class="dock" inert=${cover.hidden || drawn} aria-label=${say(scene.deciding ? "duel-your-move" : "duel-the-move")}>
      <${Steps} scene=${scene} asked=${step} ask=${ask} />
      <${Prompt} scene=${scene} step=${step} problem=${deeds.problem} sending=${deeds.slow} />
      ${!replaying && html`<${Ways} scene=${scene} all=${picking.all} choose=${picking.choose} confirm=${confirm} showAll=${picking.showAll} />`}
      ${!replaying && !scene.game.result && !scene.watching && html`<${Deciding} scene=${scene} busy=${deeds.busy} canUndo=${canUndo} undo=${undo} pass=${pass} stop=${stop} confirm=${confirm} />`}
      ${scene.game.result && onResult && html`<div class="deciding one"><button type="button" class="primary" onClick=${onResult}>${say("duel-show-count")}</button></div>`}
      <${Status} scene=${scene} />
      <button type="button" class="ghost pull" aria-expanded=${drawer} onClick=${() => setDrawer(!drawer)}>${say("key-log")}</button>
    </section>
    <aside class="story" inert=${cover.hidden} aria-label=${say("log-full-title")}>
      <div class="story-head"><h2>${say("log-full-title")}</h2><button type="button" class="ghost shut" aria-label=${say("duel-shut")} onClick=${() => setDrawer(false)}>×</button></div>
      <${Log} scene=${scene} light=${(/** @type {string[]} */ codes) => setLit(new Set(codes))} onLog=${onLog} />
      ${extra}
    </aside>
    ${noted && html`<${Tip} scene=${scene} piece=${/** @type {Piece} */ (noted)} pinned=${note.noted?.pinned ?? false} focus=${keyed.current} close=${note.close} />`}
    ${cover.hidden && html`<${Cover} name=${scene.names[cover.next] ?? ""} replaying=${replaying} ready=${cover.uncover} />`}
    ${window_ === "piles" && html`<${PilesDialog} scene=${scene} onClose=${close} />`}
    ${window_ === "help" && html`<${Help} onClose=${close} />`}
    ${window_ === "pass" && scene.game.ask &&
    html`<${Asking} question=${tell(scene.game.ask, scene.people)} close=${close}
      pass=${() => {
        close();
        const move = does("pass");
        if (move) play(move);
      }} />`}
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
