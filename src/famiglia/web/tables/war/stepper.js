// @ts-check
/** A number that can be changed: with its buttons, its slider, or the keys + and −. */

import { useId, useRef } from "preact/hooks";

import { html } from "../../core/html.js";
import { say } from "../../core/words.js";
import { useKeys } from "../shell/keys.js";

/**
 * The keys belong to the stepper with the focus, or else to the last one on the page.
 * @param {{label: any, value: number, values: number[], change: (value: number) => void, disabled?: boolean, note?: any}} props
 */
export function Stepper({ label, value, values, change, disabled = false, note }) {
  const box = useRef(/** @type {HTMLDivElement|null} */ (null));
  const id = useId();
  const sorted = [...values].sort((one, other) => one - other);
  const at = sorted.indexOf(value);
  const to = (/** @type {number} */ index) => {
    const next = sorted[Math.max(0, Math.min(sorted.length - 1, index))];
    if (!disabled && next !== undefined && next !== value) change(next);
  };
  const mine = () => {
    const focused = document.activeElement?.closest(".stepper");
    return (focused ?? [...document.querySelectorAll(".stepper")].at(-1)) === box.current;
  };
  const key = (/** @type {number} */ by) => () => {
    if (!mine()) return false;
    to(at + by);
    return true;
  };
  useKeys({ "+": key(1), "=": key(1), "-": key(-1), "−": key(-1) });
  return html`<div class="stepper" ref=${box} role="group" aria-labelledby=${id}>
    <p class="stepper-label"><span id=${id}>${label}</span>${note && html`<b>${note}</b>`}</p>
    <div class="stepper-row">
      <button type="button" class="ghost" aria-label=${say("wt-fewer")} disabled=${disabled || at <= 0} onClick=${() => to(at - 1)}>−</button>
      <input type="range" aria-labelledby=${id} aria-valuetext=${String(value)} min="0" max=${sorted.length - 1} step="1" value=${at} disabled=${disabled || sorted.length < 2}
        style=${{ "--at": `${sorted.length > 1 ? (100 * Math.max(0, at)) / (sorted.length - 1) : 100}%` }} onChange=${(/** @type {any} */ event) => to(Number(event.target.value))} />
      <output for=${id}>${value}</output>
      <button type="button" class="ghost" aria-label=${say("wt-more")} disabled=${disabled || at >= sorted.length - 1} onClick=${() => to(at + 1)}>+</button>
    </div>
  </div>`;
}
