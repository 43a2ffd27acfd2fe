// @ts-check
/** The ways to use what was picked; with nothing picked, all moves, for whoever asks for them. */

import { useEffect, useRef } from "preact/hooks";

import { html } from "../html.js";
import { say, tell } from "../words.js";
import { useEdges } from "./edges.js";
import { grouped } from "./parts.js";

/** @import {Choice} from "../messages.js" */
/** @import {Scene} from "./scene.js" */

/** @type {Record<string, string>} */
const GROUPS = { street: "group-street", accountant: "group-accountant", brute: "group-brute", take: "group-take" };

/** Shorter beginnings are a verb with its colon, not a sentence. */
const SENTENCE = 15;

/** A sentence in two lines: what is done, and what follows from it. @param {string} text @returns {[string, string]} */
function halves(text) {
  const [, deed, rest] = /^(.+?)[\s\u00a0]?;[\s\u00a0](.+)$/u.exec(text) ?? /^(.+?)[\s\u00a0]?:[\s\u00a0](.+)$/u.exec(text) ?? [];
  if (!deed || !rest || deed.length <= SENTENCE) return [text, ""];
  return [deed, rest.charAt(0).toUpperCase() + rest.slice(1)];
}

/** The ways in the order they are shown. @param {Scene} scene @param {boolean} all */
export function offered(scene, all) {
  return grouped(scene.picks.length ? scene.ways : all ? scene.moves : []);
}

/** @param {{scene: Scene, all: boolean, choose: (choice: Choice) => void, confirm: () => void, showAll: () => void}} props */
export function Ways({ scene, all, choose, confirm, showAll }) {
  const list = useRef(/** @type {HTMLDivElement|null} */ (null));
  const groups = offered(scene, all);
  const chosen = scene.chosen?.move;
  useEffect(() => list.current?.querySelector("input:checked")?.closest("label")?.scrollIntoView({ block: "nearest" }), [chosen]);
  useEffect(() => {
    // The button that opened the list has gone, and the focus with it.
    if (all && document.activeElement === document.body) list.current?.querySelector("input")?.focus();
  }, [all]);
  useEdges(list);
  if (!scene.deciding) return null;
  const number = grouped(scene.moves).reduce((sum, group) => sum + group.ways.length, 0);
  if (!groups.length)
    return html`<div class="offers">${number > 0 && html`<button type="button" class="link" onClick=${showAll}>${say("duel-all-moves", { moves: number })}</button>`}</div>`;
  let count = 0;
  const way = (/** @type {Choice} */ choice) => {
    const [deed, rest] = halves(choice.says ? tell(choice.says, scene.people) : choice.move);
    count += 1;
    return html`<label class="way" key=${choice.move} onDblClick=${confirm}>
      <input type="radio" name="way" checked=${choice.move === chosen} onChange=${() => choose(choice)} />
      <span class="deed">${deed}</span>${count < 10 && html`<kbd aria-hidden="true">${count}</kbd>`}${rest && html`<small>${rest}</small>`}
    </label>`;
  };
  return html`<div class="offers" ref=${list} role="radiogroup" aria-label=${say(scene.picks.length ? "duel-ways" : "ways-all")}>
    ${groups.map(({ step, ways }) => html`<h3 key=${step}>${say(GROUPS[step] ?? "ways-all")}</h3>${ways.map(way)}`)}
  </div>`;
}
