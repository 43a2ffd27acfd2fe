// @ts-check
/** @import {TableState} from "../messages.js" */
import { useEffect, useState } from "preact/hooks";

import { title } from "../alerts.js";
import { call } from "../api.js";
import { html } from "../html.js";
import { notOurs } from "../live.js";
import { copy } from "../parts/copy.js";
import { heading } from "../parts/frame.js";
import { Page, inWords } from "../parts/page.js";
import { names } from "../parts/people.js";
import { ReplayBar } from "../replay/bar.js";
import { Proof } from "../replay/proof.js";
import { Story } from "../replay/story.js";
import { go, place } from "../router.js";
import { language } from "../settings.js";
import { Later } from "../parts/later.js";
import { lang, say, speak } from "../words.js";

const duelTable = () => import("../duel/table.js").then((module) => module.DuelTable);
const plainTable = () => import("../table/plain.js").then((module) => module.PlainTable);

/** A game step by step: through one seat's eyes while it runs, in full when it is over. Every moment has an address.
 * @param {{params: string[]}} props */
export default function Replay({ params: [id] }) {
  const { query } = place.value;
  const seat = query.get("seat");
  const spoken = lang.value;
  const [table, setTable] = useState(/** @type {TableState|null} */ (null));
  const [problem, setProblem] = useState(/** @type {any} */ (null));
  const [story, setStory] = useState(/** @type {Story|null} */ (null));
  const [at, setAt] = useState(0);
  const [proof, setProof] = useState(query.has("proof"));
  useEffect(() => {
    const load = async () => {
      const eyes = seat === null ? "" : `&seat=${seat}`;
      const state = await call("GET", `/api/tables/${id}?lang=${spoken}${eyes}`);
      if (state.about.game === "war") await speak(language.value, true);
      const told = new Story(id, seat, spoken);
      await told.load();
      setTable(state);
      setStory(told);
      const wished = query.get("n");
      setAt(wished === null ? 0 : told.stepAt(Number(wished)));
    };
    load().catch((found) => {
      if (seat === null || !notOurs(found)) return setProblem(found);
      query.delete("seat");
      go(`/t/${id}/replay?${query}`, { replace: true });
    });
  }, [id, seat, spoken]);
  const called = table ? names(table.seats, table.game) : [];
  useEffect(() => {
    title(`${say("replay-title")} · ${called.join(say("web-versus"))} · Famiglia`);
    heading.value = { text: html`${say("replay-title")}<span class="roomy"> · ${called.join(say("web-versus"))}</span>`,
      buttons: html`<a class="ghost" href=${`/t/${id}`}>${say("web-to-table")}</a>` };
    return () => void (heading.value = null);
  }, [called.join(), spoken]);
  if (problem) return html`<${Page} title=${say("replay-title")} kind="slim lost" lead=${inWords(problem)}>
    <p><a class="primary" href="/">${say("web-home")}</a></p><//>`;
  if (!table || !story) return html`<main id="main" class="page slim"><h1 class="vh">${say("replay-title")}</h1>
    <p role="status" class="lead">${say("web-opening")}</p></main>`;
  const step = story.steps[at];
  const state = story.stateAt(table, at);
  const link = `${location.origin}/t/${id}/replay?n=${step.n}${seat === null ? "" : `&seat=${seat}`}`;
  const moveTo = (/** @type {number} */ number) => {
    setAt(number);
    go(`/t/${id}/replay?n=${story.steps[number].n}${seat === null ? "" : `&seat=${seat}`}`, { replace: true });
  };
  const through = (/** @type {string} */ eyes) => go(`/t/${id}/replay?n=${step.n}${eyes === "" ? "" : `&seat=${eyes}`}`, { replace: true });
  return html`<main id="main" class="at-table replaying" tabindex="-1" data-game=${table.about.game}>
    <h1 class="vh">${say("replay-title")}</h1>
    <${Later} key=${seat} load=${table.about.game === "duel" ? duelTable : plainTable} state=${state} act=${nothing} replaying=${true} names=${called}
      extra=${null} onLog=${(/** @type {number} */ n) => moveTo(story.stepAt(n))} />
    <${ReplayBar} story=${story} at=${at} moveTo=${moveTo} table=${table} names=${called} seat=${seat} through=${through}
      copyLink=${() => copy(link)} link=${link} openProof=${() => setProof(true)} />
    ${proof && html`<${Proof} table=${table} onClose=${() => setProof(false)} />`}
  </main>`;
}

const nothing = async () => {};
