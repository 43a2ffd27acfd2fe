// @ts-check
import { allowNotices, chime, mayNotify } from "../core/alerts.js";
import { html } from "../core/html.js";
import { ownName } from "../core/me.js";
import { LANGUAGES, language, motion, notices, palette, sound, speed } from "../core/settings.js";
import { say } from "../core/words.js";
import { Pick } from "./choice.js";
import { Dialog } from "./dialog.js";

/** Each language by its own name. @type {Record<string, string>} */
const OWN_NAMES = { en: "English", de: "Deutsch", fr: "Français" };

/** @typedef {{href: string, text: string}|{act: () => void, text: string}} MenuLink a way to another page, or to a window */

/** Language, motion, speed, palette and sound; and the ways to everywhere.
 * @param {{links: MenuLink[], onClose: () => void}} props */
export function Menu({ links, onClose }) {
  return html`<${Dialog} title=${say("web-menu")} kind="side" onClose=${onClose}>
    <${Pick} label=${say("setup-lang")} value=${language.value} onPick=${(/** @type {any} */ picked) => (language.value = picked)}
      choices=${LANGUAGES.map((each) => ({ value: each, label: OWN_NAMES[each], lang: each }))} />
    <${Pick} label=${say("web-motion")} value=${motion.value} onPick=${(/** @type {any} */ picked) => (motion.value = picked)}
      choices=${["system", "full", "none"].map((each) => ({ value: each, label: say(`web-motion-${each}`) }))} />
    <${Pick} label=${say("web-speed")} value=${speed.value} onPick=${(/** @type {any} */ picked) => (speed.value = picked)}
      choices=${["slow", "normal", "fast", "none"].map((each) => ({ value: each, label: say(`web-speed-${each}`) }))} />
    <${Pick} label=${say("web-palette")} value=${palette.value} onPick=${(/** @type {any} */ picked) => (palette.value = picked)}
      choices=${["standard", "contrast"].map((each) => ({ value: each, label: say(`web-palette-${each}`) }))} />
    <${Pick} label=${say("web-sound")} value=${sound.value} onPick=${pickSound}
      choices=${[{ value: true, label: say("web-on") }, { value: false, label: say("web-off") }]} />
    ${mayNotify() && html`<${Pick} label=${say("web-notices")} value=${notices.value} onPick=${pickNotices}
      choices=${[{ value: true, label: say("web-on") }, { value: false, label: say("web-off") }]} />`}
    <nav class="links" aria-label=${say("web-nav")} onClick=${onClose}>
      ${links.map((link) => ("act" in link ? html`<button key=${link.text} type="button" aria-haspopup="dialog" onClick=${link.act}>${link.text}</button>` : html`<a key=${link.href} href=${link.href}>${link.text}</a>`))}
      <a href="/">${say("web-home")}</a>
      <a href="/rules/duel">${say("web-rules-duel")}</a>
      <a href="/rules/war">${say("web-rules-war")}</a>
      <a href="/me">${say("web-account")}<small>${ownName()}</small></a>
    </nav>
  <//>`;
}

/** @param {boolean} on */
function pickSound(on) {
  sound.value = on;
  if (on) chime();
}

/** @param {boolean} on */
function pickNotices(on) {
  if (on) void allowNotices();
  else notices.value = false;
}
