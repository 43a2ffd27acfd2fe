// @ts-check
/** @import {TableState} from "../core/messages.js" */
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";

import { alertTo, title } from "../core/alerts.js";
import { html } from "../core/html.js";
import { LiveTable, isForeignSeat } from "../core/live.js";
import { me, loadMe } from "../core/me.js";
import { remark, useConnection } from "../ui/connection.js";
import { heading } from "../ui/frame.js";
import { Page, inWords } from "../ui/page.js";
import { pairing } from "../ui/names.js";
import { go, place } from "../core/router.js";
import { loadStyle } from "../core/styles.js";
import { gameOf, namesAt, preloadStyles } from "../tables/games.js";
import { GameTable } from "../tables/shell/game-table.js";
import { Lazy } from "../ui/lazy.js";
import { addWords, lang, say } from "../core/words.js";

const waitingRoom = () => Promise.all([import("../tables/shell/waiting-room.js"), loadStyle("shell/waiting-room")]).then(([module]) => module.WaitingRoom);

preloadStyles();

/** Milliseconds for which a remark is shown. */
const REMARK = 12_000;

/** The page of a table: the waiting room, later the game.
 * @param {{params: string[]}} props */
export default function Table({ params: [id] }) {
  const requested = place.value.query.get("seat");
  const live = useMemo(() => new LiveTable(id, requested === null ? null : Number(requested)), [id, requested]);
  // A layout effect, because a page that is left before it was painted runs no other effects.
  useLayoutEffect(() => () => live.close(), [live]);
  const shown = useSeatOfOthers(id, requested, live);
  useConnection(live.link.value);
  useRefresh(live);
  useAlerts(live);
  const state = live.state.value;
  if (live.problem.value && !shown) return html`<${Page} title=${say("web-no-table")} kind="slim lost" lead=${inWords(live.problem.value)}>
    <p><a class="primary" href="/">${say("web-home")}</a></p><//>`;
  if (!state) return html`<main id="main" class="page slim"><h1 class="vh">${say("web-table")}</h1><p role="status" class="lead later">${say("web-opening")}</p></main>`;
  return state.about.status === "open" ? html`<${Lazy} load=${waitingRoom} live=${live} state=${state} />` : html`<${GameTable} live=${live} state=${state} />`;
}

/** If the address names the seat of another player, show the game to a spectator, with a remark about it; returns whether that happened.
 * @param {string} id @param {string|null} requested @param {LiveTable} live @returns {boolean} */
function useSeatOfOthers(id, requested, live) {
  const [shown, setShown] = useState(false);
  const refused = requested !== null && isForeignSeat(live.problem.value);
  useEffect(() => {
    if (!refused) return;
    setShown(true);
    go(`/t/${id}`, { replace: true });
  }, [refused]);
  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(() => setShown(false), REMARK);
    return () => clearTimeout(timer);
  }, [shown]);
  const remarks = shown || refused;
  const out = useSignedOut(live);
  const text = remarks ? say("web-seat-of-others") : out ? say("web-signed-out") : "";
  useEffect(() => void (remark.value = text), [text]);
  useEffect(() => () => void (remark.value = ""), []);
  return remarks;
}

/** Was the player signed out on another device?
 * @param {LiveTable} live @returns {boolean} */
function useSignedOut(live) {
  const nobody = live.state.value?.you === null;
  const [out, setOut] = useState(false);
  useEffect(() => {
    if (nobody && me.value) setOut(true);
    if (nobody && me.value) void loadMe();
  }, [nobody]);
  return out && nobody;
}

/** Request the whole state again after a sign-in or a change of language.
 * @param {LiveTable} live */
function useRefresh(live) {
  const player = me.value?.player ?? null;
  const language = lang.value;
  const first = useRef(true);
  useEffect(() => {
    if (first.current) first.current = false;
    else live.refresh();
  }, [player, language]);
}

/** @param {LiveTable} live */
function useAlerts(live) {
  const before = useRef(/** @type {TableState|null} */ (null));
  const state = live.state.value;
  useEffect(() => {
    if (!state) return;
    void addWords(gameOf(state).words);
    alertTo(before.current, state);
    before.current = state;
    title(`${pairing(namesAt(state))} · Famiglia`);
  }, [state]);
  useEffect(() => () => void (heading.value = null), []);
}
