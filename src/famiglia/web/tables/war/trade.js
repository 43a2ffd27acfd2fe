// @ts-check
/** Selling an order and giving money: in a corner of their own, because they take effect at once and cannot be taken back. */

import { useState } from "preact/hooks";

import { html } from "../../core/html.js";
import { capital } from "../../core/text.js";
import { say } from "../../core/words.js";
import { lazily } from "../../ui/lazy.js";
import { Symbol } from "./symbols.js";

/** @import {WarChoice} from "../../core/messages.js" */

const ConfirmDialog = lazily(() => import("../shell/confirm-dialog.js").then((module) => module.ConfirmDialog), { quiet: true, early: true });

/** @param {{scene: import("./scene.js").Scene, actions: import("./table.js").TableActions}} props */
export function Trade({ scene, actions }) {
  const [asked, setAsked] = useState(/** @type {WarChoice|null} */ (null));
  if (!scene.trades.length) return null;
  const text = (/** @type {WarChoice} */ { verb, arguments: args, says }) => (verb === "sell"
    ? say("wt-trade-sell", { order: scene.pack.orders.get(args.order ?? "")?.name ?? "", n: scene.pack.contents.sell_order })
    : capital(scene.tell(says)));
  const question = (/** @type {WarChoice} */ choice) => say(choice.verb === "sell" ? "wt-trade-sell-question" : "wt-trade-give-question", { order: scene.pack.orders.get(choice.arguments.order ?? "")?.name ?? "", n: scene.pack.contents.sell_order });
  // Without Money for anything else, an order has to be sold before the turn can go on.
  const must = scene.open && !scene.choices.length && !scene.draft.steps.length;
  return html`${must && html`<p class="trade-must" role="status">${say("wt-trade-must")}</p>`}
    <details class="trade" open=${must}><summary><${Symbol} name="coin" size=${18} /> ${say("wt-trade")} <small>${say("wt-trade-final")}</small></summary>
    <div class="trade-list">${scene.trades.map((choice) => html`<button key=${choice.move} type="button" class="ghost" onClick=${() => setAsked(choice)}>${text(choice)}</button>`)}</div></details>
    ${asked && html`<${ConfirmDialog} title=${text(asked)} question=${question(asked)} cancel=${say("wt-trade-keep")} close=${() => setAsked(null)} confirm=${() => {
      setAsked(null);
      actions.send({ do: "play", move: asked.move });
    }} />`}`;
}
