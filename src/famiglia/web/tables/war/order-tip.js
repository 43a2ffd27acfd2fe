// @ts-check
/** The tip beside the order, or the part of a mat, that has the pointer or the focus: what it does, in words. */

import { useLayoutEffect, useRef } from "preact/hooks";

import { html } from "../../core/html.js";
import { capital } from "../../core/text.js";
import { say } from "../../core/words.js";
import { FamilyEmblem } from "./family-emblem.js";
import { symbolsOf } from "./order-symbols.js";
import { explained } from "./order-tip-state.js";
import { Symbol } from "./symbols.js";

/** @import {Scene} from "./scene.js" */

/** The tip; it lies over everything else and ignores clicks. @param {{scene: Scene}} props */
export function OrderTip({ scene }) {
  const box = useRef(/** @type {HTMLDivElement|null} */ (null));
  const now = explained.value;
  const order = scene.pack.orders.get(now?.order ?? "");
  useLayoutEffect(() => {
    const tip = box.current;
    if (!tip || !now) return;
    tip.showPopover?.();
    const token = now.token.getBoundingClientRect();
    const { width, height } = tip.getBoundingClientRect();
    const above = token.top - height - 10;
    tip.style.left = `${Math.max(8, Math.min(innerWidth - width - 8, token.left + token.width / 2 - width / 2))}px`;
    tip.style.top = `${above >= 8 ? above : Math.min(innerHeight - height - 8, token.bottom + 10)}px`;
  }, [now]);
  if (!now?.token.isConnected) return null;
  const words = now.words ?? [];
  if (!order) return html`<div class="tip order-tip" popover="manual" ref=${box} aria-hidden="true">
    <p class="title"><b>${capital(words[0] ?? "")}</b></p>${words.slice(1).map((line) => html`<p key=${line}>${line}</p>`)}</div>`;
  return html`<div class="tip order-tip" popover="manual" ref=${box} aria-hidden="true">
    <p class="title"><${FamilyEmblem} colour=${order.family} size=${20} /> <b>${order.name}</b> <span>${say("wt-order-kind", { type: order.type, initiative: order.initiative })}</span></p>
    ${order.skull > 0 && html`<p><${Symbol} name="skull" size=${18} /> <span>${say("wt-order-skull", { n: order.skull })}<${Meaning} of="skull" /></span></p>`}
    ${order.effects.map((effect, at) => html`<p key=${at}><${Symbol} name=${symbolsOf(effect)[0].symbol} size=${18} /> <span>${capital(scene.tell(effect.says))}<${Meaning} of=${effect.verb} /></span></p>`)}
    ${order.vest > 0 && html`<p><${Symbol} name="vest" size=${18} /> <span>${say("wt-order-vest", { n: order.vest })}<${Meaning} of="vest" /></span></p>`}
    ${words.map((line) => html`<p key=${line} class="note">${line}</p>`)}</div>`;
}

/** What a part of an order means, for those who do not know its name yet. @param {{of: string}} props */
function Meaning({ of }) {
  const text = say("wt-order-meaning", { what: of });
  return text && html`<small>${text}</small>`;
}
