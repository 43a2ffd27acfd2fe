// @ts-check
/** The announcements for screen readers: the turns of others, one sentence each, and when the viewer has to decide. */

import { useRef } from "preact/hooks";

import { html } from "../../core/html.js";
import { say } from "../../core/words.js";
import { effects, spoken } from "./turn-text.js";
import { turnsOf } from "./turns.js";

/** @import {TableState} from "../../core/messages.js" */
/** @import {Scene} from "./scene.js" */

/** At most this many turns are announced at once; the digest lists all of them. */
const MOST = 4;

/** @param {{scene: Scene, log: TableState["log"]}} props */
export function TurnStatus({ scene, log }) {
  const turns = turnsOf(log);
  const last = turns.at(-1);
  const over = last && last.seat !== null && scene.now.to_decide.includes(last.seat) ? turns.slice(0, -1) : turns;
  const end = over.at(-1)?.last ?? 0;
  const announced = useRef({ after: end, to: end });
  if (end !== announced.current.to) announced.current = { after: Math.min(announced.current.to, end), to: end };
  const fresh = over.filter((turn) => turn.last > announced.current.after && turn.seat !== scene.me).slice(-MOST);
  const text = fresh.map((turn) => [`${spoken(turn, scene)}.`, ...effects(turn, scene).map((effect) => `${effect.text}.`)].join(" ")).join(" ");
  const asked = scene.step === "cards" ? say("war-step-cards") : say("duel-your-move");
  return html`<p class="vh" role="status">${text}</p><p class="vh" role="alert">${scene.deciding && scene.helping === null ? asked : ""}</p>`;
}
