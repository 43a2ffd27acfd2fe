// @ts-check
/** What the action sheets are made of: tokens, and the symbols of their spaces. */

import { useMemo } from "preact/hooks";

import { liveryOf } from "../../art/war-families.js";
import { html } from "../../core/html.js";
import { partsOf } from "./sheet-facts.js";
import { Symbol } from "./symbols.js";

/** The symbols of an action space with the viewer's numbers. @param {{scene: import("./scene.js").Scene, space: import("../../core/messages.js").PackSpace, size?: number}} props */
export function SpaceParts({ scene, space, size }) {
  const parts = partsOf(scene, space);
  const each = size ?? (parts.length > 1 ? 15 : 22);
  return useMemo(() => html`<span class="space-parts" aria-hidden="true">${parts.map(({ symbol, text, mark }, at) => html`${at > 0 && html`<em>${space.mode === "one" ? "/" : "+"}</em>`}
    <span class="space-part"><${Symbol} name=${symbol} size=${each} />${text && html`<b>${text}</b>`}${mark && html`<${Symbol} name=${mark} size=${each * 0.7} />`}</span>`)}</span>`, [JSON.stringify(parts), each, space]);
}

/** The money that an action space brings or costs. @param {{money: number}} props */
export function Coins({ money }) {
  return money ? html`<span class="space-coins ${money > 0 ? "plus" : "minus"}" aria-hidden="true">${money > 0 ? `+${money}` : `−${-money}`}</span>` : null;
}

/** An influence token: a disc in the colour of its family with its shape. @param {{colour: string, size?: number, fresh?: boolean}} props */
export function TokenDisc({ colour, size = 28, fresh = false }) {
  const { fill, bright, ink, shape } = liveryOf(colour);
  return html`<span class="disc${fresh ? " fresh" : ""}" style=${`--c:${fill};--h:${bright};--s:${size}px`} aria-hidden="true">
    <svg viewBox="-24 -24 48 48"><path d=${shape} fill=${ink} opacity="0.85" /></svg></span>`;
}
