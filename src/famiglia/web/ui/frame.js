// @ts-check
import { signal } from "@preact/signals";

import { html } from "../core/html.js";
import { say } from "../core/words.js";
import { Connection } from "./connection.js";
import { Logo } from "./logo.js";
import { Lazy } from "./lazy.js";

/** The text and buttons of the page in the header; null for none.
 * `links` stand in the menu, where there is room for them on every screen; `plate` is the score of a game.
 * @type {import("@preact/signals").Signal<{text: any, plate?: any, buttons?: any, links?: import("./menu.js").MenuLink[]}|null>} */
export const heading = signal(null);

/** @typedef {{game: "duel"|"war", table?: import("../core/messages.js").TableState}} GuideTopic a game, and the table whose edition and options its guide follows */

/** The guide in the window over the page; null for none. @type {import("@preact/signals").Signal<GuideTopic|null>} */
export const openedGuide = signal(null);

const menuOpen = signal(false);
const menu = () => import("./menu.js").then((module) => module.Menu);

/** What surrounds every page: the way past it, the header, and the menu.
 * @param {{children?: any}} props */
export function Frame({ children }) {
  const head = heading.value;
  return html`
    <a class="skip" href="#main">${say("web-skip")}</a>
    <header class="top">
      <a class="logo" href="/" aria-label=${`Famiglia, ${say("web-home")}`}><${Logo} /></a>
      <p class="meta">${head?.text}</p>
      ${head?.plate}
      <${Connection} />
      <nav aria-label=${say("web-nav")}>
        ${head?.buttons}
        ${!head?.buttons && html`<a class="ghost roomy" href="/rules/duel">${say("key-rules")}</a>`}
        <button class="ghost" aria-haspopup="dialog" onClick=${() => (menuOpen.value = true)}>${say("web-menu")}</button>
      </nav>
    </header>
    ${children}
    ${menuOpen.value && html`<${Lazy} load=${menu} links=${head?.links ?? []} onClose=${() => (menuOpen.value = false)} />`}`;
}
