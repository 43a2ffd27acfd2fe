// @ts-check
/** What the keys do at the table. */

import { useLayoutEffect } from "preact/hooks";

/** @param {KeyboardEvent} event */
function elsewhere(event) {
  const target = event.target;
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return true;
  if (!(target instanceof Element)) return false;
  if (document.querySelector("dialog[open]")) return true;
  return target.matches("textarea, select, [contenteditable], input:not([type=radio])");
}

/**
 * Let each key do its deed; a deed answers true when it was one.
 * @param {Record<string, (event: KeyboardEvent) => boolean>} deeds by key; `digit` stands for 1 to 9 and `arrow` for all arrows, Home and End
 */
export function useKeys(deeds) {
  // Before the next frame: a quick second key already meets what the first has changed.
  useLayoutEffect(() => {
    const press = (/** @type {KeyboardEvent} */ event) => {
      if (elsewhere(event)) return;
      const name = /^[1-9]$/.test(event.key) ? "digit" : /^(Arrow.*|Home|End)$/.test(event.key) ? "arrow" : event.key;
      const deed = deeds[name.length === 1 ? name.toLowerCase() : name];
      if (deed?.(event)) event.preventDefault();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  });
}
