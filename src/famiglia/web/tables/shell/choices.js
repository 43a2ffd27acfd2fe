// @ts-check
/** The list of moves that can be chosen, in words. */

import { useEffect, useRef } from "preact/hooks";

import { html } from "../../core/html.js";
import { useScrollEdges } from "./scroll.js";

/** @typedef {{title: string, choices: {move: string, text: string, note?: string}[]}} Group */

/** A shorter beginning is a verb with its colon, not a sentence. */
const SENTENCE = 15;

/** A sentence in two lines: what is done, and what follows from it. @param {string} text @returns {[string, string]} */
export function halves(text) {
  const [, deed, rest] = /^(.+?)[\s\u00a0]?;[\s\u00a0](.+)$/u.exec(text) ?? /^(.+?)[\s\u00a0]?:[\s\u00a0](.+)$/u.exec(text) ?? [];
  if (!deed || !rest || deed.length <= SENTENCE) return [text, ""];
  return [deed, rest.charAt(0).toUpperCase() + rest.slice(1)];
}

/** Groups of moves, of which one is chosen; the first nine show their digit where the table gives it to them, and a double click confirms.
 * @param {{label: string, groups: Group[], chosen: string|null, focused?: boolean, numbered?: boolean, choose: (move: string) => void, confirm: () => void}} props */
export function Choices({ label, groups, chosen, focused = false, numbered = true, choose, confirm }) {
  const list = useRef(/** @type {HTMLDivElement|null} */ (null));
  useEffect(() => list.current?.querySelector("input:checked")?.closest("label")?.scrollIntoView({ block: "nearest" }), [chosen]);
  useEffect(() => {
    // The button that opened the list is gone, and the focus with it.
    if (focused && document.activeElement === document.body) list.current?.querySelector("input")?.focus();
  }, [focused]);
  useScrollEdges(list);
  let count = 0;
  const line = (/** @type {{move: string, text: string, note?: string}} */ { move, text, note }) => {
    const [deed, rest] = note ? [text, note] : halves(text);
    count += 1;
    return html`<label class="way" key=${move} onDblClick=${confirm}>
      <input type="radio" name="way" checked=${move === chosen} onChange=${() => choose(move)} />
      <span class="deed">${deed}</span>${numbered && count < 10 && html`<kbd aria-hidden="true">${count}</kbd>`}${rest && html`<small>${rest}</small>`}
    </label>`;
  };
  return html`<div class="offers" ref=${list} role="radiogroup" aria-label=${label}>
    ${groups.map(({ title, choices }) => html`${title && html`<h3 key=${title}>${title}</h3>`}${choices.map(line)}`)}
  </div>`;
}
