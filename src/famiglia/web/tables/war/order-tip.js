// @ts-check
/** The tip of an order, beside the token that has the pointer or the focus. */

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
  const order = scene.pack.orders.get(now?.id ?? "");
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
  if (!now || !order || !now.token.isConnected) return null;
  return html`<div class="tip order-tip" popover="manual" ref=${box} aria-hidden="true">
    <p class="title"><${FamilyEmblem} colour=${order.family} size=${20} /> <b>${order.name}</b> <span>${say("wt-order-kind", { type: order.type, initiative: order.initiative })}</span></p>
    ${order.skull > 0 && html`<p><${Symbol} name="skull" size=${18} /> ${say("wt-order-skull", { n: order.skull })}</p>`}
    ${order.effects.map((effect, at) => html`<p key=${at}><${Symbol} name=${symbolsOf(effect)[0].symbol} size=${18} /> ${capital(scene.tell(effect.says))}</p>`)}
    ${order.vest > 0 && html`<p><${Symbol} name="vest" size=${18} /> ${say("wt-order-vest", { n: order.vest })}</p>`}</div>`;
}
