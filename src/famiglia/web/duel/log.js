// @ts-check
/** The game so far: a line for every event; to point at one shows its cards, to press it opens the replay there. */

import { useEffect, useLayoutEffect, useRef } from "preact/hooks";

import { html } from "../html.js";
import { say } from "../words.js";
import { useEdges } from "./edges.js";
import { logLines } from "./history.js";

/** @import {Scene} from "./scene.js" */

/** @param {{scene: Scene, light: (codes: string[]) => void, onLog?: ((n: number) => void)|undefined}} props */
export function Log({ scene, light, onLog }) {
  const end = useRef(/** @type {HTMLOListElement|null} */ (null));
  const lines = logLines(scene.state.log, scene.people);
  const following = useRef(true);
  const reached = useRef(0);
  useLayoutEffect(() => {
    if (end.current && following.current) end.current.scrollTop = end.current.scrollHeight;
  }, [lines.length]);
  useEdges(end);
  useEffect(() => {
    const list = end.current;
    if (!list) return undefined;
    const watcher = new ResizeObserver(() => {
      if (following.current) list.scrollTop = list.scrollHeight;
    });
    watcher.observe(list);
    return () => watcher.disconnect();
  }, []);
  const scrolled = (/** @type {{currentTarget: HTMLElement}} */ { currentTarget: list }) => {
    // Only who scrolls back stops to follow: a list that has become lower shows less, and nobody has scrolled.
    const near = list.scrollHeight - list.scrollTop - list.clientHeight < 40;
    following.current = near || (following.current && list.scrollTop >= reached.current);
    reached.current = list.scrollTop;
  };
  return html`<section class="log" aria-label=${say("log-full-title")}>
    <ol ref=${end} onScroll=${scrolled} tabindex="0" aria-label=${say("log-full-title")}>
      ${lines.map(
        (line, index) => html`<li key=${index} class="${line.seat === scene.seat ? "own" : line.seat === null ? "table" : "other"}${line.undone ? " undone" : ""}">
          <button type="button" onClick=${() => onLog?.(line.n)} onFocus=${() => light(line.codes)} onBlur=${() => light([])}
            onMouseEnter=${() => light(line.codes)} onMouseLeave=${() => light([])}>${line.undone ? html`<s>${line.text}</s>` : line.text}</button></li>`,
      )}
    </ol>
  </section>`;
}
