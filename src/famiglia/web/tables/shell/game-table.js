// @ts-check
/** @import {TableState} from "../../core/messages.js" */
import { signal } from "@preact/signals";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";

import { html } from "../../core/html.js";
import { Dialog } from "../../ui/dialog.js";
import { heading } from "../../ui/frame.js";
import { pairing } from "../../ui/names.js";
import { go } from "../../core/router.js";
import { loadStyle } from "../../core/styles.js";
import { say } from "../../core/words.js";
import { Lazy } from "../../ui/lazy.js";
import { gameOf, namesAt, scoreOf } from "../games.js";
import { guideLink } from "./guide-offer.js";
import { Panel, unread } from "./panel.js";
import { onTable } from "./table.js";

const roomy = matchMedia("(min-width: 1100px)");
const wide = signal(roomy.matches);
roomy.addEventListener("change", () => (wide.value = roomy.matches));

/** Milliseconds between the last move and the window with the result. */
const PAUSE = 1500;

const resultWindow = () => Promise.all([import("./result.js"), loadStyle("shell/result").catch(() => {})]).then(([module]) => module.Result);

/** The game on its table, with everything around it: chat, notes, people, the cover at a shared screen, the result.
 * @param {{live: import("../../core/live.js").LiveTable, state: TableState}} props */
export function GameTable({ live, state }) {
  const { about } = state;
  const game = gameOf(state);
  const [panel, setPanel] = useState(false);
  const [result, setResult] = useState(about.status === "over");
  const [ended, setEnded] = useState(false);
  const begun = useRef(about.status);
  const called = namesAt(state);
  // While the last moves are still being shown, the game goes on for the viewer.
  const over = about.status === "over" && (begun.current === "over" || ended);
  useHeading(state, called, over, () => setPanel(true));
  useEffect(() => {
    if (!ended) return;
    const timer = setTimeout(() => setResult(true), PAUSE);
    return () => clearTimeout(timer);
  }, [ended]);
  useNext(state);
  const act = useMemo(() => live.act.bind(live), [live]);
  const tryMoves = useMemo(() => live.tryMoves.bind(live), [live]);
  const fetchEarlier = useMemo(() => live.fetchEarlier.bind(live), [live]);
  const extra = html`<${Panel} live=${live} state=${state} />`;
  const moment = (/** @type {number} */ n) => go(`/t/${about.id}/replay?n=${n}`);
  const onNew = () => go(game.newGame(state));
  return html`<main id="main" class="at-table" tabindex="-1" data-game=${about.game}>
    <h1 class="vh">${pairing(called)}</h1>
    <${Lazy} load=${game.table} state=${state} act=${act} tryMoves=${tryMoves} fetchEarlier=${fetchEarlier} replaying=${false} names=${called} extra=${wide.value || game.drawer ? extra : null}
      onLog=${moment} onResult=${() => setResult(true)} onOver=${() => setEnded(begun.current !== "over")} />
    ${panel && html`<${Dialog} title=${say("web-at-table")} kind="side" onClose=${() => setPanel(false)}>${extra}<//>`}
    ${result && html`<${Dialog} title=${say("web-result")} wide onClose=${() => setResult(false)}>
      <${Lazy} load=${resultWindow} state=${state} act=${act} names=${called} onReplay=${() => go(`/t/${about.id}/replay`)} onNew=${onNew}
        onLook=${() => setResult(false)} onVerify=${() => go(`/t/${about.id}/replay?proof`)} /><//>`}
  </main>`;
}

/** Who plays whom and which turn it is, in the header, with the ways from here.
 * @param {TableState} state @param {string[]} called @param {boolean} over @param {() => void} openPanel */
function useHeading(state, called, over, openPanel) {
  const { about, game } = state;
  const news = unread(state);
  const line = pairing(called);
  useEffect(() => {
    const buttons = html`
      <a class="ghost roomy" href=${`/rules/${about.game}`} target="_blank">${say("key-rules")}</a>
      <a class="ghost roomy" href=${`/t/${about.id}/replay`}>${say("replay-title")}</a>
      <button class="ghost narrow-only" aria-haspopup="dialog" onClick=${openPanel}>${say("web-chat")}
        ${news > 0 && html`<span class="badge">${news}<span class="vh"> ${say("web-unread")}</span></span>`}</button>`;
    const links = [{ href: `/t/${about.id}/replay`, text: say("replay-title") }, guideLink(state)];
    heading.value = { text: html`<${Stage} state=${state} over=${over} /><span class="roomy"> · ${line}</span>`, plate: gameOf(state).plate && html`<${Score} state=${state} />`, buttons, links };
  }, [over, line, news, about.id, game, say("web-chat")]);
}

/** What the table shows of a state: an older one while the moves since then are shown one by one. @param {TableState} state */
function asShown(state) {
  const shown = onTable.value;
  return shown?.about.id === state.about.id ? shown : state;
}

/** How far the game has come. @param {{state: TableState, over: boolean}} props */
function Stage({ state, over }) {
  const { game } = asShown(state);
  return over || !game ? say("web-status-over") : gameOf(state).stage(game);
}

/** @param {{state: TableState}} props */
const Score = ({ state }) => scoreOf(asShown(state));

/** Go to the table of the rematch when it is ready, if this browser asked for it.
 * @param {TableState} state */
function useNext({ about, seats }) {
  const asked = useRef(false);
  if (about.rematch.some((seat) => seats[seat]?.yours)) asked.current = asked.current || !about.next;
  useEffect(() => {
    if (about.next && asked.current) go(`/t/${about.next}`);
  }, [about.next]);
}
