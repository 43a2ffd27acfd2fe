// @ts-check
/** The guide of a game ("The war in two minutes"): the ways to it, and the line in the dock that offers it at somebody's first table. */

import { signal } from "@preact/signals";

import { html } from "../../core/html.js";
import { recall, remember } from "../../core/settings.js";
import { say } from "../../core/words.js";
import { openedGuide } from "../../ui/frame.js";

/** @import {TableState} from "../../core/messages.js" */

/** The games whose offer has been answered since this page was loaded. @type {import("@preact/signals").Signal<string[]>} */
const answered = signal([]);

/** Where it is stored at which table the guide of a game was offered first, or that the offer was answered. @param {string} game */
const key = (game) => `guide.${game}`;

/** Is the guide offered at this table? Only at the first table of its game in this browser, until the offer is answered. @param {TableState} table */
function isOffered({ about: { game, id } }) {
  if (answered.value.includes(game)) return false;
  const first = recall(key(game));
  if (first === null) remember(key(game), id);
  return first === null || first === id;
}

/** Do not offer the guide of this game again. @param {string} game */
function answer(game) {
  remember(key(game), "answered");
  answered.value = [...answered.value, game];
}

/** Give the focus to the page if the button that had it is gone. */
export const focusPage = () => setTimeout(() => document.activeElement === document.body && document.getElementById("main")?.focus());

/** The way to the guide from the menu of a table. @param {TableState} table */
export function guideLink(table) {
  const { game } = table.about;
  const act = () => {
    answer(game);
    openedGuide.value = { game, table };
  };
  return { act, text: say(`web-guide-${game}`) };
}

/** @param {{state: TableState}} props */
export function GuideOffer({ state }) {
  if (!isOffered(state)) return null;
  const { game } = state.about;
  const { act, text } = guideLink(state);
  const decline = () => {
    answer(game);
    focusPage();
  };
  return html`<p class="guide-offer"><span>${say(`web-guide-first-${game}`)}</span>
    <button type="button" class="link" aria-haspopup="dialog" onClick=${act}>${text}</button>
    <button type="button" class="ghost" aria-label=${say("web-guide-decline")} onClick=${decline}>×</button></p>`;
}
