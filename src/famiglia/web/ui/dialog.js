// @ts-check
import { useEffect, useId, useRef } from "preact/hooks";

import { html } from "../core/html.js";
import { say } from "../core/words.js";

const PLACES = { box: "", side: "at-side", sheet: "at-foot" };

/** A window over the page. It keeps the focus inside, closes with Escape, and gives the focus back.
 * @param {{title: string, onClose: () => void, kind?: "box"|"side"|"sheet", wide?: boolean, children?: any}} props */
export function Dialog({ title, onClose, kind = "box", wide = false, children }) {
  const frame = useRef(/** @type {HTMLDialogElement|null} */ (null));
  const name = useId();
  useEffect(() => {
    const before = document.activeElement;
    frame.current?.showModal();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  /** @param {MouseEvent} event */
  const outside = (event) => event.target === frame.current && onClose();
  /** @param {Event} event */
  const cancel = (event) => {
    event.preventDefault();
    onClose();
  };
  return html`<dialog class=${`window ${PLACES[kind]}${wide ? " broad" : ""}`} ref=${frame} aria-labelledby=${name} onCancel=${cancel} onMouseDown=${outside}>
    <div class="inside">
      <div class="head"><h2 id=${name} tabindex="-1" autofocus>${title}</h2>
        <button class="ghost close" aria-label=${say("web-close")} onClick=${onClose}>×</button></div>
      ${children}
    </div>
  </dialog>`;
}
