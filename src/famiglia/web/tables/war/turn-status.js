// @ts-check
/** What a screen reader is told: the turns of others, one sentence each, and when the reader decides. */

import { useRef } from "preact/hooks";

import { html } from "../../core/html.js";
import { say } from "../../core/words.js";
import { effects, spoken } from "./turn-text.js";
import { turnsOf } from "./turns.js";

/** @import {TableState} from "../../core/messages.js" */
/** @import {Scene} from "./scene.js" */

/** More turns at once are not told: the digest has them all. */
const MOST = 4;

/** @param {{scene: Scene, log: TableState["log"]}} props */
export function TurnStatus({ scene, log }) {
  const turns = turnsOf(log);
  const last = turns.at(-1);
  const over = last && last.seat !== null && scene.now.to_decide.includes(last.seat) ? turns.slice(0, -1) : turns;
  const end = over.at(-1)?.last ?? 0;
  const told = useRef({ after: end, to: end });
  if (end !== told.current.to) told.current = { after: Math.min(told.current.to, end), to: end };
  const fresh = over.filter((turn) => turn.last > told.current.after && turn.seat !== scene.seat).slice(-MOST);
  const text = fresh.map((turn) => [`${spoken(turn, scene)}.`, ...effects(turn, scene).map((effect) => `${effect.text}.`)].join(" ")).join(" ");
  const asked = scene.step === "cards" ? say("war-step-cards") : say("duel-your-move");
  return html`<p class="vh" role="status">${text}</p><p class="vh" role="alert">${scene.deciding ? asked : ""}</p>`;
}
