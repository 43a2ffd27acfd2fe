// @ts-check
import { effect, signal } from "@preact/signals";
import { render } from "preact";

import { html } from "./core/html.js";
import { loadMe } from "./core/me.js";
import { Frame, openedGuide } from "./ui/frame.js";
import { Lazy } from "./ui/lazy.js";
import { listen, place, wanted } from "./core/router.js";
import { language } from "./core/settings.js";
import { loadStyle } from "./core/styles.js";
import { addWords, say, loadLanguage } from "./core/words.js";

/** For each pattern of addresses: the module of its page, the styles that the page needs, and its part of the catalogues. @type {[RegExp, () => Promise<{default: any}>, string[], string|null][]} */
const PAGES = [
  [/^\/$/, () => import("./pages/start.js"), ["base/pages", "duel/cards"], "pages"],
  [/^\/new\/(bot|friend|hotseat)$/, () => import("./pages/new.js"), ["base/pages"], "pages"],
  [/^\/war$/, () => import("./pages/war.js"), ["base/pages"], "pages"],
  [/^\/watch$/, () => import("./pages/watch.js"), ["base/pages"], "pages"],
  [/^\/replay$/, () => import("./pages/upload.js"), ["base/pages"], "pages"],
  [/^\/me$/, () => import("./pages/account.js"), ["base/pages"], "pages"],
  [/^\/rules\/(duel|war)$/, () => import("./pages/rules.js"), ["base/pages"], "pages"],
  [/^\/t\/([\w-]+)$/, () => import("./pages/table.js"), ["shell/table"], null],
  [/^\/t\/([\w-]+)\/replay$/, () => import("./pages/replay.js"), ["shell/table", "shell/replay"], "replay"],
  [/^/, () => import("./pages/not-found.js"), ["base/pages"], "pages"],
];

/** @type {import("@preact/signals").Signal<{Page: any, path: string, params: string[]}|null>} */
const page = signal(null);
/** @type {import("@preact/signals").Signal<unknown>} */
const failed = signal(null);

const guideWindow = () => Promise.all([import("./tables/shell/guide.js"), addWords("guide"), loadStyle("shell/guide")]).then(([module]) => module.GuideWindow);

/** @param {string} path */
async function loadPage(path) {
  const [pattern, load, styles, words] = PAGES.find(([each]) => each.test(path)) ?? PAGES[PAGES.length - 1];
  try {
    const [{ default: Page }] = await Promise.all([load(), ...styles.map(loadStyle), addWords(words)]);
    if (wanted.value.path !== path) return;
    place.value = wanted.value;
    page.value = { Page, path, params: pattern.exec(path)?.slice(1) ?? [] };
    failed.value = null;
  } catch (error) {
    if (wanted.value.path === path) failed.value = error;
  }
}

function App() {
  const shown = page.value;
  if (failed.value) return html`<${Frame}><main id="main" class="page slim lost"><h1>${say("web-broken")}</h1>
    <p><button class="primary" onClick=${() => location.reload()}>${say("web-reload")}</button></p></main><//>`;
  if (!shown) return null;
  return html`<${Frame}><${shown.Page} key=${shown.path} params=${shown.params} /><//>
    ${openedGuide.value && html`<${Lazy} load=${guideWindow} topic=${openedGuide.value} />`}`;
}

/** Fetch the user's tables every minute, and when the page becomes visible, to notice when it is their turn at one of them. */
function followOwnTables() {
  const update = () => void import("./core/own-tables.js").then(({ fetchTables }) => fetchTables()).catch(() => {});
  setInterval(update, 60_000);
  document.addEventListener("visibilitychange", () => document.hidden || update());
}

const root = /** @type {HTMLElement} */ (document.getElementById("app"));
await Promise.all([loadLanguage(language.value), loadMe()]);
listen();
followOwnTables();
effect(() => void loadLanguage(language.value));
effect(() => {
  void loadPage(wanted.value.path);
});
root.replaceChildren();
render(html`<${App} />`, root);
