// @ts-check
/** The guide of a game, in a window over any page. */

import { html } from "../../core/html.js";
import { say } from "../../core/words.js";
import { Dialog } from "../../ui/dialog.js";
import { openedGuide } from "../../ui/frame.js";
import { Lazy } from "../../ui/lazy.js";
import { GAMES } from "../games.js";
import { focusPage } from "./guide-offer.js";

/** @import {GuideTopic} from "../../ui/frame.js" */

/** @param {{topic: GuideTopic}} props */
export function GuideWindow({ topic: { game, table } }) {
  const close = () => {
    openedGuide.value = null;
    focusPage();
  };
  return html`<${Dialog} title=${say(`web-guide-${game}`)} wide onClose=${close}>
    <${Lazy} load=${GAMES[game].guide} table=${table} />
    <p class="guide-foot"><a class="ghost" href=${`/rules/${game}`} target="_blank">${say("guide-rules-link")}</a>
      <button type="button" class="primary" onClick=${close}>${say("web-close")}</button></p>
  <//>`;
}
