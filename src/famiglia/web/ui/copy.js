// @ts-check
import { useId, useRef, useState } from "preact/hooks";

import { html } from "../core/html.js";
import { say } from "../core/words.js";

/** Put a text on the clipboard, also on pages without https. Says whether it worked.
 * @param {string} text @param {HTMLInputElement|null} [field] */
export async function copy(text, field = null) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    if (!field) return false;
    field.select();
    return document.execCommand("copy");
  }
}

/** A link to hand on: to copy, and to share where the device can.
 * @param {{label: string, link: string, title?: string, hint?: any}} props */
export function LinkToShare({ label, link, title = "Famiglia", hint }) {
  const field = useRef(/** @type {HTMLInputElement|null} */ (null));
  const [done, setDone] = useState(false);
  const name = useId();
  const take = async () => {
    setDone(await copy(link, field.current));
    setTimeout(() => setDone(false), 4000);
  };
  const share = () => navigator.share({ title, url: link }).catch(() => {});
  return html`<div class="entry share">
    <label for=${name}>${label}</label>
    <div class="line">
      <input id=${name} ref=${field} readonly value=${link} onFocus=${(/** @type {any} */ event) => event.target.select()} />
      <button type="button" class="ghost" onClick=${take}>${done ? say("web-copied") : say("web-copy")}</button>
      ${"share" in navigator && html`<button type="button" class="ghost" onClick=${share}>${say("web-share")}</button>`}
    </div>
    <p class="vh" role="status">${done ? say("web-copied") : ""}</p>
    ${hint && html`<p class="hint">${hint}</p>`}
  </div>`;
}
