// @ts-check
/** The dock of a replay: the round and phase, who decides next, and the log with the newest lines first. */

import { useLayoutEffect, useRef } from "preact/hooks";

import { html } from "../../core/html.js";
import { capital } from "../../core/text.js";
import { known, say } from "../../core/words.js";
import { winnerText } from "./names.js";

/** @import {TableState} from "../../core/messages.js" */
/** @import {LogLine} from "../shell/log.js" */
/** @import {Scene} from "./scene.js" */

/** The number of lines that are shown. */
const LINES = 60;

/** @param {{scene: Scene, state: TableState, lines: LogLine[], onLog?: (n: number) => void}} props */
export function ReplayDock({ scene, state, lines, onLog }) {
  const list = useRef(/** @type {HTMLOListElement|null} */ (null));
  const now = state.log.at(-1)?.n;
  const { view, result } = scene.game;
  const phase = `war-phase-${view.phase}`;
  const names = scene.game.to_decide.map((seat) => scene.names[seat]);
  useLayoutEffect(() => list.current?.scrollTo(0, 0), [now]);
  return html`<div class="prompt"><h2>${result ? winnerText(result) : [say("wt-round", { round: scene.game.turn, rounds: view.rounds }), ...(known(phase) ? [say(phase)] : [])].join(" · ")}</h2></div>
    ${!result && names.length > 0 && html`<p class="next">${say("wt-replay-next", { names: names.join(", ") })}</p>`}
    <ol class="chronicle" ref=${list} tabindex="0" aria-label=${say("log-full-title")}>${newest(lines).map((line, number) => html`<li key=${number} class=${line.n === now ? "now" : ""}>
      <button type="button" aria-current=${line.n === now ? "step" : undefined} onClick=${() => onLog?.(line.n)}>${capital(line.text)}</button></li>`)}</ol>`;
}

/** The last lines, those of the newest step first. @param {LogLine[]} lines */
function newest(lines) {
  return lines.slice(-LINES).sort((one, other) => other.n - one.n);
}
