// @ts-check
import { useId } from "preact/hooks";

import { html, ticked } from "../core/html.js";

/** One of a few, side by side, as radio buttons in the shape of tabs.
 * @template T
 * @param {{label: string, value: T, choices: {value: T, label: string, lang?: string}[], onPick: (value: T) => void, hint?: string}} props */
export function Pick({ label, value, choices, onPick, hint }) {
  const name = useId();
  return html`<fieldset class="pick">
    <legend>${label}</legend>
    <div class="choices">
      ${choices.map(
        (choice) => html`<label key=${String(choice.value)} lang=${choice.lang}>
          <input type="radio" name=${name} checked=${choice.value === value} onChange=${() => onPick(choice.value)} />
          <span>${choice.label}</span></label>`,
      )}
    </div>
    ${hint && html`<p class="hint">${hint}</p>`}
  </fieldset>`;
}

/** A checkbox with a hint.
 * @param {{label: string, on: boolean, onChange: (on: boolean) => void, hint?: string}} props */
export function Tick({ label, on, onChange, hint }) {
  const about = useId();
  return html`<div class="tick">
    <label><input type="checkbox" checked=${on} aria-describedby=${hint && about} onChange=${ticked(onChange)} />
      <span>${label}</span></label>
    ${hint && html`<p class="hint" id=${about}>${hint}</p>`}
  </div>`;
}
