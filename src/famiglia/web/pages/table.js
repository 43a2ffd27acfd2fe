// @ts-check
/** @import {TableState} from "../core/messages.js" */
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";

import { alertTo, title } from "../core/alerts.js";
import { html } from "../core/html.js";
import { LiveTable, notOurs } from "../core/live.js";
import { me, whoAmI } from "../core/me.js";
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

/** Milliseconds that a remark stays. */
const REMARK = 12_000;

/** A table: first the waiting room, then the game.
 * @param {{params: string[]}} props */
export default function Table({ params: [id] }) {
  const wished = place.value.query.get("seat");
  const live = useMemo(() => new LiveTable(id, wished === null ? null : Number(wished)), [id, wished]);
  // A layout effect, because a page that is left before it was painted runs no other effects.
  useLayoutEffect(() => () => live.close(), [live]);
  const told = useSeatOfOthers(id, wished, live);
  useConnection(live.link.value);
  useAnew(live);
  useAlerts(live);
  const state = live.state.value;
  if (live.problem.value && !told) return html`<${Page} title=${say("web-no-table")} kind="slim lost" lead=${inWords(live.problem.value)}>
    <p><a class="primary" href="/">${say("web-home")}</a></p><//>`;
  if (!state) return html`<main id="main" class="page slim"><h1 class="vh">${say("web-table")}</h1><p role="status" class="lead later">${say("web-opening")}</p></main>`;
  return state.about.status === "open" ? html`<${Lazy} load=${waitingRoom} live=${live} state=${state} />` : html`<${GameTable} live=${live} state=${state} />`;
}

/** A player who asks for the seat of another one watches the game, with a remark that says so.
 * @param {string} id @param {string|null} wished @param {LiveTable} live @returns {boolean} */
function useSeatOfOthers(id, wished, live) {
  const [told, setTold] = useState(false);
  const refused = wished !== null && notOurs(live.problem.value);
  useEffect(() => {
    if (!refused) return;
    setTold(true);
    go(`/t/${id}`, { replace: true });
  }, [refused]);
  useEffect(() => {
    if (!told) return;
    const timer = setTimeout(() => setTold(false), REMARK);
    return () => clearTimeout(timer);
  }, [told]);
  const shown = told || refused;
  const out = useSignedOut(live);
  const text = shown ? say("web-seat-of-others") : out ? say("web-signed-out") : "";
  useEffect(() => void (remark.value = text), [text]);
  useEffect(() => () => void (remark.value = ""), []);
  return shown;
}

/** Was the player signed out on another device?
 * @param {LiveTable} live @returns {boolean} */
function useSignedOut(live) {
  const nobody = live.state.value?.you === null;
  const [out, setOut] = useState(false);
  useEffect(() => {
    if (nobody && me.value) setOut(true);
    if (nobody && me.value) void whoAmI();
  }, [nobody]);
  return out && nobody;
}

/** Ask for the whole state again after a sign-in or a change of language.
 * @param {LiveTable} live */
function useAnew(live) {
  const player = me.value?.player ?? null;
  const spoken = lang.value;
  const first = useRef(true);
  useEffect(() => {
    if (first.current) first.current = false;
    else live.refresh();
  }, [player, spoken]);
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
