// @ts-check
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";

import { title } from "../core/alerts.js";
import { html } from "../core/html.js";
import { isForeignSeat } from "../core/live.js";
import { remark, useConnection } from "../ui/connection.js";
import { copy } from "../ui/copy.js";
import { heading } from "../ui/frame.js";
import { Lazy } from "../ui/lazy.js";
import { Page, inWords } from "../ui/page.js";
import { pairing } from "../ui/names.js";
import { ReplayBar } from "../replay/bar.js";
import { ReplayFeed } from "../replay/feed.js";
import { ProofDialog } from "../verify/proof-dialog.js";
import { go, place } from "../core/router.js";
import { gameOf, namesAt, preloadStyles, scoreOf } from "../tables/games.js";
import { guideLink } from "../tables/shell/guide-offer.js";
import { lang, say } from "../core/words.js";

preloadStyles();

/** A game step by step: as one seat sees it while it runs, and with nothing hidden when it is over. Each step has its own address.
 * @param {{params: string[]}} props */
export default function Replay({ params: [id] }) {
  const { query } = place.value;
  const seat = query.get("seat");
  const language = lang.value;
  const feed = useMemo(() => new ReplayFeed(id, seat, language), [id, seat, language]);
  // A layout effect, because a page that is left before it was painted runs no other effects.
  useLayoutEffect(() => () => feed.close(), [feed]);
  const [line, setLine] = useState(Number(query.get("n") ?? 0));
  const [proof, setProof] = useState(query.has("proof"));
  const { table, story } = feed.now.value ?? { table: null, story: null };
  const { at, step, stay } = usePlace(story, line);
  useNotices(feed);
  /** @param {number} n @param {string|null} from the seat to view the game from */
  const address = (n, from) => `/t/${id}/replay?n=${n}${from === null ? "" : `&seat=${from}`}`;
  const problem = feed.problem.value;
  const refused = seat !== null && isForeignSeat(problem);
  useEffect(() => {
    if (!refused) return;
    const others = new URLSearchParams(query);
    others.delete("seat");
    go(`/t/${id}/replay?${others}`, { replace: true });
  }, [refused]);
  useEffect(() => {
    if (step && line && line !== step.n) go(address(step.n, seat), { replace: true });
  }, [step?.n]);
  const called = table ? namesAt(table) : [];
  const shown = table && story && step ? story.stateAt(table, at) : null;
  const pair = pairing(called);
  useEffect(() => {
    title([say("replay-title"), pair, "Famiglia"].filter(Boolean).join(" · "));
    heading.value = { text: html`${say("replay-title")}${pair && html`<span class="roomy"> · ${pair}</span>`}`, plate: shown && scoreOf(shown),
      buttons: html`<a class="ghost" href=${`/t/${id}`}>${say("web-to-table")}</a>`, links: shown ? [guideLink(shown)] : [] };
    return () => void (heading.value = null);
  }, [pair, language, shown?.game]);
  if (problem && !refused) return html`<${Page} title=${say("replay-title")} kind="slim lost" lead=${inWords(problem)}>
    <p><a class="primary" href="/">${say("web-home")}</a></p><//>`;
  if (!table || !story) return html`<main id="main" class="page slim"><h1 class="vh">${say("replay-title")}</h1>
    <p role="status" class="lead later">${say("web-opening")}</p></main>`;
  if (!step) return html`<${Page} title=${say("replay-title")} kind="slim lost" lead=${say("web-status-open")}>
    <p><a class="primary" href=${`/t/${id}`}>${say("web-to-table")}</a></p><//>`;
  const link = location.origin + address(step.n, seat);
  const moveTo = (/** @type {number} */ number) => {
    const { n } = story.steps[number];
    setLine(n);
    stay(number);
    go(address(n, seat), { replace: true });
  };
  const viewFrom = (/** @type {string} */ from) => go(address(step.n, from || null), { replace: true });
  return html`<main id="main" class="at-table replaying" tabindex="-1" data-game=${table.about.game}>
    <h1 class="vh">${say("replay-title")}</h1>
    <${Lazy} key=${seat} load=${gameOf(table).table} state=${shown} act=${nothing} replaying=${true}
      names=${called} onLog=${(/** @type {number} */ n) => moveTo(story.stepAt(n))} />
    <${ReplayBar} story=${story} at=${at} moveTo=${moveTo} table=${table} names=${called} seat=${seat} viewFrom=${viewFrom}
      copyLink=${() => copy(link)} link=${link} openProof=${() => setProof(true)} />
    ${proof && html`<${ProofDialog} table=${table} names=${called} onClose=${() => setProof(false)} />`}
  </main>`;
}

/** The current step: the one at this line of the log, or the last one, which advances while the game runs.
 * @param {import("../replay/steps.js").GameSteps|null} story @param {number} line */
function usePlace(story, line) {
  const last = story ? story.steps.length - 1 : -1;
  const atEnd = useRef(/** @type {boolean|null} */ (null));
  if (story && last >= 0) atEnd.current ??= story.stepAt(line) === last;
  const at = atEnd.current ? last : (story?.stepAt(line) ?? 0);
  return { at, step: story?.steps[at], stay: (/** @type {number} */ number) => void (atEnd.current = number === last) };
}

/** Show in the header when the connection to a running game is lost, and when the game is over.
 * @param {ReplayFeed} feed */
function useNotices(feed) {
  const live = feed.live.value;
  const over = live !== null && feed.now.value?.table.about.status === "over";
  useConnection(over ? "" : (live?.link.value ?? ""));
  const text = over ? say("web-alert-over") : "";
  useEffect(() => {
    remark.value = text;
    return () => void (remark.value = "");
  }, [text]);
}

const nothing = async () => {};
