// @ts-check
/** The story of a finished war: loads it, and shows its turning points. */

import { useEffect, useState } from "preact/hooks";

import { call } from "../../core/api.js";
import { html } from "../../core/html.js";
import { capital } from "../../core/text.js";
import { lang, say, tell } from "../../core/words.js";
import { FamilyEmblem } from "./family-emblem.js";

/** @import {TableState, WarMoment, WarStory, WarStoryPoint} from "../../core/messages.js" */

/** Milliseconds until a failed request is repeated. */
const PAUSE = 2000;

/** The story of a table's war; null until it has arrived. @param {string} table @returns {WarStory|null} */
export function useStory(table) {
  const [story, setStory] = useState(/** @type {WarStory|null} */ (null));
  const [failures, setFailures] = useState(0);
  useEffect(() => {
    let wanted = true;
    let timer = 0;
    call("GET", `/api/tables/${table}/story`).then(
      (loaded) => wanted && setStory(loaded),
      () => (timer = window.setTimeout(() => wanted && setFailures(failures + 1), PAUSE)),
    );
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [table, failures]);
  return story;
}

/** The end of a phase in words. @param {WarStoryPoint} point */
export function stageText({ round, phase }) {
  return round ? say("wt-story-stage", { round, phase }) : say("wt-story-start");
}

/** How long a game took, in words. @param {TableState} state @returns {string} */
export function duration({ about, log }) {
  const minutes = Math.max(1, Math.round(((log.at(-1)?.at ?? 0) - about.opened) / 60));
  const inUnits = (/** @type {number} */ number, /** @type {string} */ unit) => new Intl.NumberFormat(lang.value, { style: "unit", unit, unitDisplay: "long" }).format(number);
  if (minutes < 60) return inUnits(minutes, "minute");
  if (minutes < 48 * 60) return [inUnits(Math.floor(minutes / 60), "hour"), ...(minutes % 60 ? [inUnits(minutes % 60, "minute")] : [])].join(" ");
  return inUnits(Math.round(minutes / 1440), "day");
}

/** The turning points, each with the way to its place in the replay.
 * @param {{state: TableState, moments: WarMoment[], colours: string[], names: string[], you: number|null}} props */
export function Moments({ state, moments, colours, names, you }) {
  return html`<ol class="moments">${moments.map((moment) => {
    const text = capital(tell(moment, { names, you }));
    return html`<li key=${moment.n}><${FamilyEmblem} colour=${colours[moment.seat]} size=${26} />
      <p><b>${say("wt-story-round", { round: moment.round })}</b> ${text}</p>
      <a class="watch" href=${`/t/${state.about.id}/replay?n=${moment.n}`} aria-label=${say("wt-story-watch", { text })}>
        <svg viewBox="0 0 24 24" width="20" height="20" fill="currentColor" aria-hidden="true"><path d="M7 4l12 8-12 8z" /></svg></a></li>`;
  })}</ol>`;
}
