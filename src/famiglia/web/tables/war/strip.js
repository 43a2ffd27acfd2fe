// @ts-check
/** What the viewer's team holds in secret, with its drawers. */

import { useEffect } from "preact/hooks";

import { html } from "../../core/html.js";
import { loadStyle } from "../../core/styles.js";
import { addWords, say } from "../../core/words.js";
import { Dialog } from "../../ui/dialog.js";
import { lazily } from "../../ui/lazy.js";
import { useNoColumn } from "../shell/media.js";
import { unread } from "../shell/panel.js";
import { AllHeadquarters, issues, shownHeadquarters } from "./headquarters.js";
import { explained, hideTip } from "./order-tip-state.js";
import { rove } from "./roving.js";
import { Symbol } from "./symbols.js";
import { Drawing, useNews } from "./team-notices.js";

/** @import {TableState} from "../../core/messages.js" */
/** @import {Scene} from "./scene.js" */
/** @import {TableActions} from "./table.js" */

/** The drawers. */
export const TABS = ["headquarters", "mat", "tiles", "dossier", "team"];

const OrderTip = lazily(() => Promise.all([import("./order-tip.js"), addWords("war_hints")]).then(([module]) => module.OrderTip), { quiet: true });
/** A part in a module of its own, with the styles and the words of the drawers. @param {() => Promise<any>} load @param {string} name */
const inDrawer = (load, name) => lazily(() => Promise.all([load(), loadStyle("war/drawers"), addWords("war_hints")]).then(([module]) => module[name]));

/** By drawer: what lies in it. @type {Record<string, any>} */
const DRAWERS = {
  mat: inDrawer(() => import("./mat.js"), "Mats"),
  tiles: inDrawer(() => import("./tiles.js"), "Tiles"),
  dossier: inDrawer(() => import("./dossier.js"), "Dossier"),
  team: inDrawer(() => import("./team.js"), "TeamRoom"),
};

/** The drawers that have something for this viewer: only a team has secrets to look at and to share. @param {Scene} scene */
function open(scene) {
  const plays = scene.seat !== null && !scene.replaying;
  return TABS.filter((tab) => (tab === "dossier" || tab === "team" ? plays : tab !== "headquarters" || shownHeadquarters(scene).length > 0));
}

/** @param {{scene: Scene, state: TableState, actions: TableActions, tab: string, act: import("../../core/live.js").Act,
 *   fetchEarlier: ((room: string) => Promise<void>)|undefined}} props */
export function Strip({ scene, state, actions, tab, act, fetchEarlier }) {
  const small = useNoColumn();
  const tabs = open(scene);
  const news = unread(state, "team") + useNews(state, tab === "team");
  const Drawer = tabs.includes(tab) ? DRAWERS[tab] : null;
  const large = tab === "headquarters" || (tab === "" && issues(scene));
  const drawer = Drawer && html`<${Drawer} scene=${scene} state=${state} actions=${actions} act=${act} fetchEarlier=${fetchEarlier} />`;
  const secrets = shownHeadquarters(scene);
  // The token that is explained may go with its drawer, or with the whole table.
  useEffect(() => hideTip, [tab]);
  const shut = (/** @type {Event} */ event) => {
    const strip = event.currentTarget instanceof Element ? event.currentTarget.closest(".strip") : null;
    /** @type {HTMLElement|null|undefined} */ (strip?.querySelector(`.strip-tabs [data-tab="${tab}"]`))?.focus();
    actions.show(tab);
  };
  const escape = (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    shut(event);
  };
  return html`<section class="strip${large && !small ? " large" : ""}${Drawer ? " open" : ""}" aria-label=${say("wt-strip")}>
    ${tab !== "team" && html`<${Drawing} />`}
    <div class="strip-tabs" role="toolbar" aria-label=${say("wt-strip-drawers")} onKeyDown=${rove}>
      ${small && html`<${Numbers} scene=${scene} />`}
      ${tabs.map((each, at) => html`<button key=${each} type="button" data-stop data-tab=${each} aria-expanded=${each === tab || (each === "headquarters" && large)} aria-keyshortcuts=${String(TABS.indexOf(each) + 1)}
        tabindex=${(tabs.includes(tab) ? each === tab : at === 0) ? 0 : -1} class=${each === (tab || "headquarters") ? "on" : ""} onClick=${() => actions.show(each)}>
        <kbd aria-hidden="true">${TABS.indexOf(each) + 1}</kbd>${say(small ? `wt-tab-short-${each}` : `wt-tab-long-${each}`)}
        ${each === "team" && news > 0 && html`<span class="badge">${news}<span class="vh"> ${say("web-unread")}</span></span>`}</button>`)}
      ${!small && scene.seat !== null && !scene.replaying && html`<span class="secret"><${Symbol} name="eye" size=${15} />${say("wt-strip-secret")}</span>`}
    </div>
    ${!small && drawer && html`<div class="drawer for-${tab}" role="region" aria-label=${say(`wt-tab-long-${tab}`)} onKeyDown=${escape}>
      <button type="button" class="shut" aria-label=${say("duel-shut")} onClick=${shut}>×</button>${drawer}</div>`}
    ${!small && secrets.length > 0 && html`<${AllHeadquarters} scene=${scene} actions=${actions} large=${large} />`}
    ${small && (drawer || tab === "headquarters") && html`<${Dialog} title=${say(`wt-tab-long-${tab}`)} kind="side" onClose=${() => actions.show(tab)}>
      ${scene.deciding && scene.helping === null && html`<p class="turn-note" role="alert">${say("wt-strip-your-move")} <button type="button" class="ghost" onClick=${() => actions.show(tab)}>${say("wt-strip-to-table")}</button></p>`}
      <div class="drawer in-window for-${tab}">${drawer ?? html`<${AllHeadquarters} scene=${scene} actions=${actions} large=${true} />`}</div><//>`}
    ${explained.value && html`<${OrderTip} scene=${scene} />`}
  </section>`;
}

/** The most important numbers of the viewer's headquarters, where there is no room for more. @param {{scene: Scene}} props */
function Numbers({ scene }) {
  if (scene.seat === null) return null;
  const { money, headquarters, orders } = scene.family(scene.seat);
  return html`<p class="numbers"><span><${Symbol} name="coin" size=${18} text=${say("web-war-money")} /><b>${money ?? 0}</b></span>
    <span><${Symbol} name="soldato" size=${18} text=${say("wt-rail-soldati")} /><b>${headquarters ?? 0}</b></span>
    <span><${Symbol} name="order-basic" size=${18} text=${say("web-war-orders")} /><b>${orders?.headquarters.length ?? 0}</b></span></p>`;
}
