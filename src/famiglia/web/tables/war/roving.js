// @ts-check
/** Arrow keys inside a row of things of which only one is reached by Tab. */

const STEPS = /** @type {Record<string, number>} */ ({ ArrowLeft: -1, ArrowRight: 1, ArrowUp: -1, ArrowDown: 1, Home: -Infinity, End: Infinity });

/** Lead the focus to the next thing marked with `data-stop`; it is the one that Tab reaches from then on. @param {KeyboardEvent} event */
export function rove(event) {
  const step = STEPS[event.key];
  const root = event.currentTarget;
  if (!step || event.ctrlKey || event.altKey || event.metaKey || !(root instanceof HTMLElement) || !(event.target instanceof HTMLElement)) return;
  const stops = /** @type {HTMLElement[]} */ ([...root.querySelectorAll("[data-stop]")]);
  const at = stops.indexOf(event.target);
  if (at < 0) return;
  const next = stops[Math.max(0, Math.min(stops.length - 1, at + step))];
  for (const stop of stops) stop.tabIndex = stop === next ? 0 : -1;
  next.focus();
  event.preventDefault();
  event.stopPropagation();
}
