// @ts-check
/** A conflict over the map: both armies, and the cards before both sides. */

import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";

import { liveryOf } from "../../art/war-families.js";
import { html } from "../../core/html.js";
import { say } from "../../core/words.js";
import { useNarrow } from "../shell/media.js";
import { CardOnTable, Hand } from "./cards.js";
import { FamilyEmblem } from "./family-emblem.js";
import { resultOf } from "./conflict-result.js";
import { conflictOf, neutralsText, sideOf } from "./conflict-state.js";
import { Symbol } from "./symbols.js";

/** @import {TableState} from "../../core/messages.js" */
/** @import {Scene} from "./scene.js" */
/** @import {TableActions} from "./table.js" */
/** @import {Conflict} from "./conflict-state.js" */
/** @typedef {{title: string, close: () => void}|null} Ended the end of a conflict that the viewer has not closed yet */

/** More figures than this are written as a number. */
const FIGURES = 10;
/** Milliseconds after which a conflict of others is shown. */
const DELAY = 900;

/** Soldati as figures; those that have fallen are pale. @param {{soldati: number, fallen?: number, colour: string}} props */
function Army({ soldati, fallen = 0, colour }) {
  const { bright } = liveryOf(colour);
  if (soldati + fallen > FIGURES) return html`<p class="army many" style=${`--c:${bright}`}><${Symbol} name="soldato" size=${34} /><b>${soldati}</b></p>`;
  return html`<p class="army" aria-hidden="true" style=${`--c:${bright}`}>${Array.from({ length: soldati + fallen }, (_, at) => html`<span key=${at} class=${at < soldati ? "" : "fallen"}><${Symbol} name="soldato" size=${34} /></span>`)}</p>`;
}

/** @param {{scene: Scene, narrow: boolean, area: string, attackers: Conflict["attackers"], defenders: Conflict["defenders"], fallen?: number, note: string}} props */
function Head({ scene, narrow, area, attackers, defenders, fallen = 0, note }) {
  const named = (/** @type {number|null} */ seat, /** @type {string} */ text) => {
    const name = seat === null ? say("war-name-neutral") : scene.names[seat];
    return narrow ? name : say(text, { name });
  };
  return html`<header class="armies">
    <div><p class="who"><${FamilyEmblem} colour=${scene.colour(attackers.owner)} size=${26} /> ${named(attackers.seat, "wt-enc-attacks")}</p>
      <${Army} soldati=${attackers.soldati} colour=${scene.colour(attackers.owner)} /></div>
    <h2><span>${scene.pack.place(area)}</span><b>${say("wt-enc-against", { attackers: attackers.soldati, defenders: defenders.soldati })}</b><small>${say("wt-enc-after-bonuses")}</small></h2>
    <div class="other"><p class="who">${named(defenders.seat ?? (typeof defenders.owner === "number" ? defenders.owner : null), "wt-enc-defends")} <${FamilyEmblem} colour=${scene.colour(defenders.owner) || "neutral"} size=${26} /></p>
      <${Army} soldati=${defenders.soldati} fallen=${fallen} colour=${scene.colour(defenders.owner) || "neutral"} /></div>
    ${note && html`<p class="neutrals">${note}</p>`}
  </header>`;
}

/** How many defenders fell before the conflict, as the log says. @param {TableState} state @param {string} area */
function fallenIn(state, area) {
  const events = state.log.slice(-12).flatMap((entry) => entry.events ?? []);
  const at = events.findLastIndex((event) => event.kind === "attack" && event.area === area);
  const lost = at < 0 ? undefined : events.slice(at + 1).find((event) => event.kind === "lost" && event.area === area);
  return Number(lost?.n ?? 0);
}

/** One side's half of the table. @param {{title: string, note?: string, children?: any}} props */
const Half = ({ title, note, children }) => html`<section class="half"><h3>${title}</h3><div class="laid">${children}</div>${note && html`<p>${note}</p>`}</section>`;

/** The conflict that is under way, or the end of the last one of the viewer. @param {{scene: Scene, state: TableState, actions: TableActions, wait: boolean, tellEnd: (ended: Ended) => void}} props */
export function ConflictPanel({ scene, state, actions, wait, tellEnd }) {
  const conflict = conflictOf(scene);
  const mine = conflict && sideOf(conflict, scene);
  const narrow = useNarrow();
  const lasting = useLasting(conflict && !mine ? `${conflict.area} ${conflict.step}` : "");
  const result = useResult(scene, state);
  const title = result ? say(`wt-enc-end-${result.ended.end}`, { area: scene.pack.place(result.ended.area), n: result.ended.left }) : "";
  useLayoutEffect(() => {
    tellEnd(result && { title, close: result.close });
    return () => tellEnd(null);
  }, [result?.ended.n, title]);
  if (result) return html`<${ResultPanel} scene=${scene} result=${result.ended} title=${title} close=${result.close} />`;
  if (!conflict || wait || (!mine && !lasting)) return null;
  const [we, they] = mine === "defender" ? [conflict.defenders, conflict.attackers] : [conflict.attackers, conflict.defenders];
  const colour = (/** @type {typeof we} */ side) => scene.colour(side.seat);
  const deciding = scene.deciding && mine !== null;
  const name = they.seat === null ? "" : scene.names[they.seat];
  const hand = deciding && conflict.step === "cards" && !we.card;
  const taking = deciding && conflict.step.startsWith("take");
  return html`<section class="conflict${hand && narrow ? " brief" : ""}" tabindex=${narrow ? 0 : undefined} aria-label=${say("wt-enc-conflict", { area: scene.pack.place(conflict.area) })}>
    <${Head} scene=${scene} narrow=${narrow} area=${conflict.area} attackers=${conflict.attackers} defenders=${conflict.defenders} fallen=${fallenIn(state, conflict.area)} note=${narrow ? "" : neutralsText(conflict, scene)} />
    ${conflict.step !== "defender" && html`<div class="table-of-two${hand && !narrow ? " choosing" : ""}">
      <${Half} title=${say(hand ? "wt-enc-choose-card" : mine ? "wt-enc-your-card" : "wt-enc-card-of", { name: we.seat === null ? "" : scene.names[we.seat] })} note=${hand ? say("wt-enc-only-team") : ""}>
        ${hand && !narrow ? html`<${Hand} choices=${scene.draft.last ? scene.now.moves.filter((choice) => choice.verb === "card") : scene.choices} chosen=${scene.draft.last} colour=${colour(we)} scene=${scene} actions=${actions} />`
          : html`<${CardOnTable} card=${we.card ?? (hand && scene.draft.last ? "?" : null)} colour=${colour(we)} scene=${scene} />`}<//>
      <span class="between" aria-hidden="true"></span>
      <${Half} title=${say(taking ? "wt-enc-take-or-leave" : "wt-enc-card-of", { name })} note=${they.card ? "" : say("wt-enc-choosing")}>
        <${CardOnTable} card=${they.card} colour=${colour(they)} scene=${scene} picked=${taking} /><//>
    </div>`}
  </section>`;
}

/** How a conflict of the viewer ended. @param {{scene: Scene, result: import("./conflict-result.js").ConflictResult, title: string, close: () => void}} props */
function ResultPanel({ scene, result, title, close }) {
  const button = useRef(/** @type {HTMLButtonElement|null} */ (null));
  useEffect(() => button.current?.focus({ preventScroll: true }), [result.n]);
  const sides = /** @type {const} */ (["attacker", "defender"]);
  return html`<section class="conflict ended" aria-label=${say("wt-enc-conflict", { area: scene.pack.place(result.area) })}>
    <div role="status"><h2 class="stamp">${title}</h2></div>
    <div class="table-of-two">${sides.map((side, at) => html`${at === 1 && html`<span class="between" aria-hidden="true"></span>`}
      <${Half} key=${side} title=${say(`wt-enc-before-${side}`)}>${result.cards.filter((card) => card.side === side).map((card) => html`<${CardOnTable} key=${card.seat} card=${card.card} colour=${scene.colour(card.seat)} scene=${scene} />`)}<//>`)}</div>
    <ol class="events">${result.says.map((says, at) => html`<li key=${at}>${scene.tell(says)}</li>`)}</ol>
    <button type="button" class="primary" ref=${button} onClick=${close}>${say("wt-enc-go-on")}</button>
  </section>`;
}

/** Has a state lasted for a while? @param {string} what a key of the state, "" for none */
function useLasting(what) {
  const [lasted, setLasted] = useState("");
  useEffect(() => {
    if (!what) return;
    const timer = setTimeout(() => setLasted(what), DELAY);
    return () => clearTimeout(timer);
  }, [what]);
  return what !== "" && lasted === what;
}

/** The result of the viewer's last conflict, until the viewer closes it. @param {Scene} scene @param {TableState} state */
function useResult(scene, state) {
  const seen = useRef(state.log.at(-1)?.n ?? 0);
  const [, read] = useState(0);
  if (scene.replaying) return null;
  const ended = resultOf(state.log.filter((entry) => entry.n > seen.current), scene);
  return ended && { ended, close: () => read((seen.current = ended.n)) };
}
