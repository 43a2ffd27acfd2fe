// @ts-check
/** What the guides of the games are made of. */

import { html } from "../../core/html.js";

/** A part of a guide with its title. @param {{title: string, wide?: boolean, children?: any}} props */
export function Part({ title, wide = false, children }) {
  return html`<section class=${`guide-part${wide ? " across" : ""}`}><h3>${title}</h3>${children}</section>`;
}

/** What happens one after the other; a step may have a name. @param {{steps: {name?: string, text: string}[]}} props */
export function Steps({ steps }) {
  return html`<ol class="guide-steps">${steps.map(({ name, text }) => html`<li key=${text}>${name && html`<b>${name}</b>`}<span>${text}</span></li>`)}</ol>`;
}

/** @param {{tips: string[]}} props */
export function Tips({ tips }) {
  return html`<ul class="guide-tips">${tips.map((text) => html`<li key=${text}>${text}</li>`)}</ul>`;
}

/** Drawings and what they mean. @param {{signs: {drawing: any, text: string}[]}} props */
export function Signs({ signs }) {
  return html`<ul class="guide-signs">${signs.map(({ drawing, text }) => html`<li key=${text}><span class="guide-sign" aria-hidden="true">${drawing}</span><span>${text}</span></li>`)}</ul>`;
}
