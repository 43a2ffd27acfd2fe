// @ts-check
/** @import {TableState} from "../messages.js" */
import { signal } from "@preact/signals";
import { useEffect, useRef, useState } from "preact/hooks";

import { html } from "../html.js";
import { Dialog } from "../parts/dialog.js";
import { heading } from "../parts/frame.js";
import { names, pairing } from "../parts/people.js";
import { go } from "../router.js";
import { dressed } from "../styles.js";
import { known, say } from "../words.js";
import { Later } from "../parts/later.js";
import { Panel, unread } from "./panel.js";

const roomy = matchMedia("(min-width: 1100px)");
const wide = signal(roomy.matches);
roomy.addEventListener("change", () => (wide.value = roomy.matches));

/** So long the last move may be looked at before the count comes up. */
const PAUSE = 1500;

const duelTable = () => import("../duel/table.js").then((module) => module.DuelTable);
const duelResult = () => Promise.all([import("../duel/result.js"), dressed("count").catch(() => {})]).then(([module]) => module.DuelResult);
const plainTable = () => import("./plain.js").then((module) => module.PlainTable);

/** The game on its table, with everything around it: chat, notes, people, the cover at a shared screen, the result.
 * @param {{live: import("../live.js").Live, state: TableState}} props */
export function GameTable({ live, state }) {
  const { about, seats, game } = state;
  const [panel, setPanel] = useState(false);
  const [result, setResult] = useState(about.status === "over");
  const [ended, setEnded] = useState(false);
  const begun = useRef(about.status);
  const called = names(seats, game);
  // While the last moves of a duel are still being shown, it goes on for the reader.
  const over = about.status === "over" && (about.game !== "duel" || begun.current === "over" || ended);
  useHeading(state, called, over, () => setPanel(true));
  useEffect(() => {
    if (!ended) return;
    const timer = setTimeout(() => setResult(true), PAUSE);
    return () => clearTimeout(timer);
  }, [ended]);
  useNext(state);
  const act = live.act.bind(live);
  const extra = html`<${Panel} live=${live} state=${state} />`;
  const moment = (/** @type {number} */ n) => go(`/t/${about.id}/replay?n=${n}`);
  const onNew = () => go(`/new/${seats.filter((seat) => seat.yours).length > 1 ? "hotseat" : seats.some((seat) => seat.kind === "bot") ? "bot" : "friend"}`);
  return html`<main id="main" class="at-table" tabindex="-1" data-game=${about.game}>
    <h1 class="vh">${pairing(called)}</h1>
    ${about.game === "duel"
      ? html`<${Later} load=${duelTable} state=${state} act=${act} replaying=${false} names=${called} extra=${wide.value ? extra : null}
          onLog=${moment} onResult=${() => setResult(true)} onOver=${() => setEnded(begun.current !== "over")} />`
      : html`<${Later} load=${plainTable} state=${state} act=${act} names=${called} extra=${wide.value ? extra : null} onLog=${moment} />`}
    ${panel && html`<${Dialog} title=${say("web-at-table")} kind="side" onClose=${() => setPanel(false)}>${extra}<//>`}
    ${result && about.game === "duel" && html`<${Dialog} title=${say("web-result")} wide onClose=${() => setResult(false)}>
      <${Later} load=${duelResult} state=${state} act=${act} names=${called} onReplay=${() => go(`/t/${about.id}/replay`)} onNew=${onNew}
        onLook=${() => setResult(false)} onVerify=${() => go(`/t/${about.id}/replay?proof`)} /><//>`}
  </main>`;
}

/** Who plays whom and which turn it is, in the header, with the ways from here.
 * @param {TableState} state @param {string[]} called @param {boolean} over @param {() => void} openPanel */
function useHeading(state, called, over, openPanel) {
  const { about, game } = state;
  const news = unread(state);
  const line = pairing(called);
  const turn = game?.turn ?? 0;
  const round = known("wt-round") && game && about.game === "war" && say("wt-round", { round: turn, rounds: game.view.rounds });
  const stage = over ? say("web-status-over") : round || say("web-turn", { turn });
  useEffect(() => {
    const buttons = html`
      <a class="ghost roomy" href=${`/rules/${about.game}`} target="_blank">${say("key-rules")}</a>
      <a class="ghost roomy" href=${`/t/${about.id}/replay`}>${say("replay-title")}</a>
      <button class="ghost narrow-only" aria-haspopup="dialog" onClick=${openPanel}>${say("web-chat")}
        ${news > 0 && html`<span class="badge">${news}<span class="vh"> ${say("web-unread")}</span></span>`}</button>`;
    const links = [{ href: `/t/${about.id}/replay`, text: say("replay-title") }];
    heading.value = { text: html`${stage}<span class="roomy"> · ${line}</span>`, buttons, links };
  }, [stage, line, news, about.id, say("web-chat")]);
}

/** Whoever asked for another game goes there when it is ready.
 * @param {TableState} state */
function useNext({ about, seats }) {
  const asked = useRef(false);
  if (about.rematch.some((seat) => seats[seat]?.yours)) asked.current = asked.current || !about.next;
  useEffect(() => {
    if (about.next && asked.current) go(`/t/${about.next}`);
  }, [about.next]);
}
