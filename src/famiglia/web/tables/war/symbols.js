// @ts-check
/** The symbols of the war, drawn once; everything on the table points at them. */

import { SYMBOLS } from "../../art/war-symbols.js";
import { html } from "../../core/html.js";

const DRAWING = Object.entries(SYMBOLS)
  .map(([name, body]) => `<symbol id="i-${name}" viewBox="0 0 24 24" fill="currentColor">${body}</symbol>`)
  .join("");

/** The hidden drawing that all symbols point at. */
export function WarSymbols() {
  return html`<svg class="sprite" aria-hidden="true" focusable="false" dangerouslySetInnerHTML=${{ __html: DRAWING }}></svg>`;
}

/** A symbol in a line of text. @param {{name: string, size?: number, text?: string}} props */
export function Symbol({ name, size = 20, text }) {
  return html`<svg class="symbol" width=${size} height=${size} role=${text ? "img" : undefined} aria-label=${text} aria-hidden=${text ? undefined : "true"}><use href=${`#i-${name}`} /></svg>`;
}
