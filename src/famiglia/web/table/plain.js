// @ts-check
/** @import {Act, Entry, TableState} from "../messages.js" */
import { useEffect, useId, useRef, useState } from "preact/hooks";

import { html } from "../html.js";
import { useDoing } from "../parts/doing.js";
import { Trouble } from "../parts/page.js";
import { known, say } from "../words.js";
import { Cover, coverNeeded } from "./cover.js";
import { coloured, tidy } from "./tidy.js";

/** A table in plain words: who sits where, what happened, and what can be done now. For games without a table of their own.
 * @param {{state: TableState, act?: Act, names: string[], extra?: any, replaying?: boolean, onLog?: (n: number) => void}} props */
export function PlainTable({ state, act, names, extra, replaying = false, onLog }) {
  const { game, about } = state;
  const [shown, setShown] = useState(/** @type {any} */ (null));
  if (!game) return null;
  const { view, viewer, result } = game;
  if (!replaying && coverNeeded(state) && shown !== viewer) return html`<${Cover} name=${names[Number(viewer)]} onShow=${() => setShown(viewer)} />`;
  const waiting = about.status === "running" && say("wt-waiting", { names: game.to_decide.map((seat) => names[seat]).join(", ") });
  const winner = result?.winner && say("wt-result-won", { team: say("war-team", { team: tidy(result.winner) }) });
  return html`<div class="plain">
    <section class="plain-left" aria-label=${say("web-table")}>
      <p class="lead">${[say("wt-round", { round: view.round ?? 0, rounds: view.rounds }), waiting].filter(Boolean).join(" · ")}</p>
      <${Families} state=${state} names=${names} />
      <${Areas} areas=${view.areas ?? {}} names=${names} />
      ${result && html`<p class="plate lead">${winner || say("wt-result-draw")}</p>`}
    </section>
    <section class="plain-right">
      ${!replaying && act && html`<${Moves} state=${state} act=${act} />`}
      <${Log} entries=${state.log} onLog=${onLog} />
      ${extra}
    </section>
  </div>`;
}

/** The legal moves in words, one to be chosen and confirmed.
 * @param {{state: TableState, act: Act}} props */
function Moves({ state, act }) {
  const { game } = state;
  const [chosen, choose] = useState("");
  const { busy, problem, run } = useDoing();
  const name = useId();
  const number = state.numbers.game;
  useEffect(() => choose(""), [number]);
  if (!game || typeof game.viewer !== "number" || !game.moves.length) return null;
  const seat = game.viewer;
  const step = `war-step-${game.view.decision?.step}`;
  /** @type {number[] | undefined} what a Pentito may still remove */
  const numbers = game.view.decision?.numbers;
  const asked = game.to_decide.includes(seat) && known(step) ? say(step) : say("wt-trade-title");
  /** @param {Event} event */
  const play = (event) => {
    event.preventDefault();
    if (chosen) void run(() => act({ do: "play", seat, move: chosen }));
  };
  return html`<form class="plate moves" onSubmit=${play}>
    <fieldset><legend>${asked}</legend>
      ${numbers && html`<p>${say("war-numbers-left", { numbers: numbers.join(" + ") })}</p>`}
      <div class="list">${game.moves.map((move) => html`<label key=${move.move} class="opt">
        <input type="radio" name=${name} checked=${move.move === chosen} onChange=${() => choose(move.move)} /><span>${move.text ?? move.move}</span></label>`)}</div>
    </fieldset>
    <div class="deeds">
      <button type="button" class="ghost" disabled=${busy || !game.undoable}
        onClick=${() => run(() => act({ do: "undo", seat, moves: 1 }))}>${say("key-undo")}</button>
      <button class="primary" disabled=${busy || !chosen}>${say("web-confirm")}</button>
    </div>
    <${Trouble} problem=${problem} />
  </form>`;
}

/** @param {{state: TableState, names: string[]}} props */
function Families({ state, names }) {
  const seats = state.game?.view.seats ?? [];
  return html`<div class="scroll" tabindex="0" role="region" aria-label=${say("web-seats")}><table class="families">
    <thead><tr><th scope="col">${say("web-seats")}</th><th scope="col">${say("web-war-team")}</th><th scope="col">${say("web-war-family")}</th>
      <th scope="col">Mandamenti</th><th scope="col">${say("web-war-money")}</th><th scope="col">${say("web-war-headquarters")}</th></tr></thead>
    <tbody>${seats.map((/** @type {any} */ seat) => html`<tr key=${seat.seat} data-turn=${state.game?.to_decide.includes(seat.seat)}>
      <th scope="row">${names[seat.seat]}</th><td>${tidy(seat.team)}</td><td>${seat.family ? coloured(seat.family) : "–"}</td>
      <td>${seat.mandamenti ?? "–"}</td><td>${seat.money ?? "–"}</td><td>${seat.headquarters ?? "–"}</td></tr>`)}</tbody>
  </table></div>`;
}

/** @param {{areas: Record<string, any>, names: string[]}} props */
function Areas({ areas, names }) {
  /** @param {any} owner */
  const holder = (owner) => (typeof owner === "number" ? names[owner] : owner ? say("war-name-neutral") : "–");
  return html`<div class="scroll" tabindex="0" role="region" aria-label=${say("web-war-areas")}><table class="areas">
    <thead><tr><th scope="col">${say("web-war-areas")}</th><th scope="col">${say("web-war-holder")}</th><th scope="col">Soldati</th>
      <th scope="col">${say("web-war-labs")}</th><th scope="col">${say("web-war-cars")}</th><th scope="col">${say("web-war-orders")}</th></tr></thead>
    <tbody>${Object.entries(areas).map(([id, area]) => html`<tr key=${id}><th scope="row">${tidy(id)}</th><td>${holder(area.owner)}</td>
      <td>${area.soldati || "–"}</td><td>${area.labs || "–"}</td><td>${area.cars || "–"}</td>
      <td>${area.orders.map((/** @type {any} */ order) => (order.order ? coloured(order.order) : "▪")).join(", ") || "–"}</td></tr>`)}</tbody>
  </table></div>`;
}

/** @param {{entries: Entry[], onLog?: (n: number) => void}} props */
function Log({ entries, onLog }) {
  const list = useRef(/** @type {HTMLElement|null} */ (null));
  useEffect(() => void list.current?.scrollTo(0, list.current.scrollHeight), [entries.length]);
  const lines = entries.flatMap((entry) => (entry.events ?? []).filter((event) => event.text).map((event, number) => ({ n: entry.n, number, text: event.text })));
  return html`<div class="plainlog" ref=${list} role="log" tabindex="0" aria-label=${say("key-log")}><ol>
    ${lines.slice(-200).map((line) => html`<li key=${`${line.n}.${line.number}`}>${onLog
      ? html`<button onClick=${() => onLog(line.n)}>${line.text}</button>` : line.text}</li>`)}
  </ol></div>`;
}
