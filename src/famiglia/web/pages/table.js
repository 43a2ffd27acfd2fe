// @ts-check
/** @import {TableState} from "../messages.js" */
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";

import { alertTo, title } from "../alerts.js";
import { html } from "../html.js";
import { Live, notOurs } from "../live.js";
import { me, whoAmI } from "../me.js";
import { remark, useLine } from "../parts/connection.js";
import { heading } from "../parts/frame.js";
import { Page, inWords } from "../parts/page.js";
import { names, pairing } from "../parts/people.js";
import { go, place } from "../router.js";
import { language } from "../settings.js";
import { GameTable } from "../table/game.js";
import { Later } from "../parts/later.js";
import { lang, say, speak } from "../words.js";

const waitingRoom = () => import("../table/waiting.js").then((module) => module.WaitingRoom);

/** So many milliseconds a remark stays. */
const REMARK = 12_000;

/** A table: first the room where one waits for the others, then the game.
 * @param {{params: string[]}} props */
export default function Table({ params: [id] }) {
  const wished = place.value.query.get("seat");
  const live = useMemo(() => new Live(id, wished === null ? null : Number(wished)), [id, wished]);
  // At once: a page that is left before it was painted has had no other effects.
  useLayoutEffect(() => () => live.close(), [live]);
  const told = useSeatOfOthers(id, wished, live);
  useLine(live.link.value);
  useAnew(live);
  useAlerts(live);
  const state = live.state.value;
  if (live.problem.value && !told) return html`<${Page} title=${say("web-no-table")} kind="slim lost" lead=${inWords(live.problem.value)}>
    <p><a class="primary" href="/">${say("web-home")}</a></p><//>`;
  if (!state) return html`<main id="main" class="page slim"><h1 class="vh">${say("web-table")}</h1><p role="status" class="lead later">${say("web-opening")}</p></main>`;
  return state.about.status === "open" ? html`<${Later} load=${waitingRoom} live=${live} state=${state} />` : html`<${GameTable} live=${live} state=${state} />`;
}

/** Whoever asks for a seat of somebody else just looks on, and is told so for a while.
 * @param {string} id @param {string|null} wished @param {Live} live @returns {boolean} */
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

/** Was the reader somebody here, until they were signed out from another device?
 * @param {Live} live @returns {boolean} */
function useSignedOut(live) {
  const nobody = live.state.value?.you === null;
  const [out, setOut] = useState(false);
  useEffect(() => {
    if (nobody && me.value) setOut(true);
    if (nobody && me.value) void whoAmI();
  }, [nobody]);
  return out && nobody;
}

/** Whoever signs in or speaks another language is told the table anew.
 * @param {Live} live */
function useAnew(live) {
  const player = me.value?.player ?? null;
  const spoken = lang.value;
  const first = useRef(true);
  useEffect(() => {
    if (first.current) first.current = false;
    else live.again();
  }, [player, spoken]);
}

/** @param {Live} live */
function useAlerts(live) {
  const before = useRef(/** @type {TableState|null} */ (null));
  const state = live.state.value;
  useEffect(() => {
    if (!state) return;
    if (state.about.game === "war") void speak(language.value, true);
    alertTo(before.current, state);
    before.current = state;
    title(`${pairing(names(state.seats, state.game))} · Famiglia`);
  }, [state]);
  useEffect(() => () => void (heading.value = null), []);
}
