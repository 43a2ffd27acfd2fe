// @ts-check
import { useId } from "preact/hooks";

import { html, typed } from "../core/html.js";
import { me, suggestedName, typedName, rememberName } from "../core/me.js";
import { say } from "../core/words.js";

/** A line to type into, with its label.
 * @param {{label: string, value: string, onInput: (text: string) => void, hint?: string, type?: string, max?: number,
 *   autocomplete?: string, required?: boolean, placeholder?: string, pattern?: string}} props */
export function Field({ label, value, onInput, hint, type = "text", max = 60, autocomplete = "off", required = false, placeholder, pattern }) {
  const name = useId();
  return html`<div class="entry">
    <label for=${name}>${label}</label>
    <input id=${name} type=${type} value=${value} maxlength=${max} autocomplete=${autocomplete} required=${required} placeholder=${placeholder} pattern=${pattern}
      aria-describedby=${hint && `${name}-hint`} onInput=${typed(onInput)} />
    ${hint && html`<p class="hint" id=${`${name}-hint`}>${hint}</p>`}
  </div>`;
}

/** The name to play under, asked only of those who have none yet. Where others will read it nothing is suggested.
 * @param {{suggest?: boolean}} props */
export function NameField({ suggest = true }) {
  if (me.value) return html`<p class="as">${say("web-playing-as")} <b>${me.value.name}</b></p>`;
  return html`<${Field} label=${say("web-your-name")} value=${typedName.value ?? (suggest ? suggestedName : "")} onInput=${rememberName} max=${40} required
    pattern=".*\\S.*" autocomplete="nickname" />`;
}
