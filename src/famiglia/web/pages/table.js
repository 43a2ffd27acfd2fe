// @ts-check
/** @import {TableState} from "../messages.js" */
import { useEffect, useMemo, useRef } from "preact/hooks";

import { alertTo, title } from "../alerts.js";
import { html } from "../html.js";
import { Live } from "../live.js";
import { me } from "../me.js";
import { heading } from "../parts/frame.js";
import { Page, inWords } from "../parts/page.js";
import { names } from "../parts/people.js";
import { place } from "../router.js";
import { language } from "../settings.js";
import { Connection } from "../table/connection.js";
import { GameTable } from "../table/game.js";
import { Later } from "../parts/later.js";
import { lang, say, speak } from "../words.js";

const waitingRoom = () => import("../table/waiting.js").then((module) => module.WaitingRoom);

/** A table: first the room where one waits for the others, then the game.
 * @param {{params: string[]}} props */
export default function Table({ params: [id] }) {
  const wished = place.value.query.get("seat");
  const live = useMemo(() => new Live(id, wished === null ? null : Number(wished)), [id, wished]);
  useEffect(() => () => live.close(), [live]);
  useAnew(live);
  useAlerts(live);
  const state = live.state.value;
  if (live.problem.value) return html`<${Page} title=${say("web-no-table")} kind="slim" lead=${inWords(live.problem.value)}>
    <p><a class="primary" href="/">${say("web-home")}</a></p><//>`;
  if (!state) return html`<main id="main" class="page slim"><h1 class="vh">${say("web-table")}</h1><p role="status" class="lead">${say("web-opening")}</p></main>`;
  return html`<${Connection} link=${live.link.value} />
    ${state.about.status === "open" ? html`<${Later} load=${waitingRoom} live=${live} state=${state} />` : html`<${GameTable} live=${live} state=${state} />`}`;
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
  }, [player, spoken, live]);
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
    title(`${names(state.seats).join(say("web-versus"))} · Famiglia`);
  }, [state]);
  useEffect(() => () => void (heading.value = null), []);
}
