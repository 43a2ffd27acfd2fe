// @ts-check
/** The dock while others decide: who decides, when the viewer is next, and the turns since the viewer's last move. */

import { useEffect, useState } from "preact/hooks";

import { html } from "../../core/html.js";
import { loadStyle } from "../../core/styles.js";
import { say } from "../../core/words.js";
import { lazily } from "../../ui/lazy.js";
import { useKeys } from "../shell/keys.js";
import { unread } from "../shell/panel.js";
import { TurnEmblem, TurnText, light, newTurns } from "./digest.js";
import { FamilyEmblem } from "./family-emblem.js";
import { orderName } from "./names.js";
import { orderOfPlay } from "./order-of-play.js";
import { queueOf } from "./queue.js";

/** @import {TableState} from "../../core/messages.js" */
/** @import {Scene} from "./scene.js" */
/** @import {TableActions} from "./table.js" */

const OfferAdvice = lazily(() => Promise.all([import("./advice-note.js"), loadStyle("war/drawers")]).then(([module]) => module.OfferAdvice), { quiet: true });

/** What others are busy with, by the step. @type {Record<string, string>} */
const BUSY = { turn: "token", cards: "card", "take-first": "card", "take-second": "card", style: "style", mark: "tile", unmark: "tile", tiles: "tile" };

/** When it is the viewer's turn again. @param {Scene} scene */
function whenNext(scene) {
  const { seat, view, now } = scene;
  if (seat === null) return "";
  if (view.phase === "planning") {
    const order = orderOfPlay(scene);
    const [from, own] = [order.indexOf(now.to_decide[0]), order.indexOf(seat)];
    const between = from < 0 ? [] : Array.from({ length: (own - from - 1 + order.length) % order.length }, (_, at) => scene.names[order[(from + 1 + at) % order.length]]);
    return between.length ? say("wt-wait-after", { names: between.join(", ") }) : say("wt-wait-next");
  }
  const mine = queueOf(scene).find((each) => each.seat === seat && each.state === "next");
  return mine ? say("wt-wait-order", { order: orderName(scene.pack, mine.order), area: scene.pack.place(mine.area) }) : "";
}

/** @param {{scene: Scene, state: TableState, actions: TableActions}} props */
export function Waiting({ scene, state, actions }) {
  const turns = newTurns(scene, state);
  const [chosen, setChosen] = useState(/** @type {number|null} */ (null));
  const at = chosen === null ? turns.length - 1 : Math.min(chosen, turns.length - 1);
  const lit = chosen !== null && turns[at];
  useEffect(() => {
    if (!lit) return undefined;
    light(lit, at + 1);
    return () => light(undefined, 0);
  }, [lit && lit.first, lit && lit.last]);
  const go = (/** @type {number} */ to) => {
    setChosen(Math.max(0, Math.min(turns.length - 1, to)));
    return turns.length > 0;
  };
  useKeys({ "[": () => go(chosen === null ? at : at - 1), "]": () => go(at + 1) });
  const deciders = scene.now.to_decide;
  const left = Object.values(scene.view.sheets.top_tokens).reduce((sum, tokens) => sum + tokens.length, 0);
  const busy = BUSY[scene.now.view.decision.step] ?? scene.view.phase;
  const news = unread(state, "team");
  const mate = scene.seat === null ? [] : scene.team.slice(1);
  return html`<section class="waiting">
    ${scene.seat !== null && html`<p class="news-tabs" role="group" aria-label=${say("wt-wait-places")}><span class="on" aria-current="true">${say("wt-wait-since")}</span>
      ${mate.length > 0 && html`<button type="button" onClick=${() => actions.show("team")}>${say("wt-tab-long-team")}${news > 0 && html` <span class="badge">${news}<span class="vh"> ${say("web-unread")}</span></span>`}</button>`}</p>`}
    <div class="prompt"><h2>${say("wt-wait-busy", { names: deciders.map((seat) => scene.names[seat]).join(", "), n: deciders.length, busy })}</h2>
      <p>${[whenNext(scene), scene.view.phase === "planning" && say("wt-wait-tokens", { n: left })].filter(Boolean).join(" ")}</p></div>
    ${scene.mate !== null && html`<${OfferAdvice} scene=${scene} state=${state} actions=${actions} />`}
    <ol class="digest" aria-label=${say("wt-wait-since")}>
      ${turns.map((turn, number) => html`<li key=${turn.first}><button type="button" class="digest-turn" aria-pressed=${chosen !== null && number === at} onClick=${() => (chosen === number ? setChosen(null) : go(number))}>
        <i class="number">${number + 1}</i><${TurnEmblem} scene=${scene} turn=${turn} size=${26} /><${TurnText} scene=${scene} turn=${turn} /></button></li>`)}
      ${deciders.map((seat) => html`<li key=${`waits-${seat}`} class="pending"><i class="number">…</i><${FamilyEmblem} colour=${scene.colour(seat)} size=${26} /><span>${say("wt-wait-pending", { name: scene.names[seat] })}</span></li>`)}</ol>
    ${turns.length > 1 && html`<p class="steps-through" role="group" aria-label=${say("wt-wait-steps")}>
      <button type="button" aria-label=${say("wt-wait-first")} onClick=${() => go(0)}>«</button>
      <button type="button" aria-label=${say("wt-wait-back")} aria-keyshortcuts="[" onClick=${() => go(chosen === null ? at : at - 1)}>◀</button>
      <input type="range" min="1" max=${turns.length} value=${at + 1} aria-label=${say("wt-wait-steps")} onInput=${(/** @type {any} */ event) => go(Number(event.target.value) - 1)} />
      <button type="button" aria-label=${say("wt-wait-on")} aria-keyshortcuts="]" onClick=${() => go(at + 1)}>▶</button>
      <span>${say("wt-wait-of", { number: at + 1, of: turns.length })}</span></p>`}
  </section>`;
}
