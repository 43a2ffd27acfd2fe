// @ts-check
/** The tip beside a piece: it comes up under the pointer, at the focus of a piece that cannot be used, or pinned by a press. */

import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";

import { html } from "../../core/html.js";

/** @typedef {{id: number, pinned: boolean}} Shown */

/** The piece of the board at this place. @param {EventTarget|null} target */
export function pieceAt(target) {
  const element = target instanceof Element ? target.closest("[data-board] [data-piece]") : null;
  return element instanceof HTMLElement ? { id: Number(element.dataset.piece), idle: element.classList.contains("idle") } : null;
}

/** Which tip is shown, and the handlers that show and hide it. */
export function useTip() {
  const [shown, setShown] = useState(/** @type {Shown|null} */ (null));
  const timer = useRef(0);
  useEffect(() => {
    const turned = () => setShown(null);
    addEventListener("resize", turned);
    return () => {
      clearTimeout(timer.current);
      removeEventListener("resize", turned);
    };
  }, []);
  const later = (/** @type {() => void} */ deed, /** @type {number} */ delay) => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(deed, delay);
  };
  const hide = () => later(() => setShown((now) => (now?.pinned ? now : null)), 180);
  return {
    shown,
    close: () => {
      clearTimeout(timer.current);
      setShown(null);
    },
    pin: (/** @type {number} */ id) => {
      clearTimeout(timer.current);
      setShown({ id, pinned: true });
    },
    over: (/** @type {PointerEvent} */ event) => {
      if (event.pointerType === "touch") return;
      if (event.target instanceof Element && event.target.closest(".tip")) {
        clearTimeout(timer.current);
        return;
      }
      const found = pieceAt(event.target);
      if (found) later(() => setShown((now) => (now?.pinned ? now : { id: found.id, pinned: false })), found.idle ? 180 : 700);
      else hide();
    },
    focused: (/** @type {FocusEvent} */ event) => {
      const found = pieceAt(event.target);
      const visible = event.target instanceof Element && event.target.matches(":focus-visible");
      if (found?.idle && visible) later(() => setShown({ id: found.id, pinned: false }), 60);
      else if (!(event.target instanceof Element && event.target.closest(".tip"))) later(() => setShown(null), 60);
    },
    left: hide,
  };
}

/** The element of a piece on the board. @param {number} id */
const elementOf = (id) => document.querySelector(`[data-board] [data-piece="${id}"]`);

/** The box of a tip. A pinned one takes the focus of the keyboard, and Tab gives it back.
 * @param {{piece: number, title: any, pinned: boolean, focus: boolean, close: () => void, label: string, children?: any}} props */
export function Tip({ piece, title, pinned, focus, close, label, children }) {
  const box = useRef(/** @type {HTMLDivElement|null} */ (null));
  useLayoutEffect(() => {
    if (!box.current) return;
    place(box.current, elementOf(piece));
    if (pinned && focus) box.current.querySelector("a")?.focus();
  }, [piece, pinned]);
  const back = (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== "Tab" || !(event.target instanceof HTMLAnchorElement)) return;
    event.preventDefault();
    /** @type {HTMLElement|null} */ (elementOf(piece))?.focus();
    close();
  };
  return html`<div class="tip" ref=${box} role=${pinned ? "dialog" : "tooltip"} aria-label=${pinned ? label : undefined} onKeyDown=${back} onFocusOut=${close}>
    <p class="title">${title}</p>
    ${children}
  </div>`;
}

/** Above the piece if there is room, else below it, and always inside the screen. @param {HTMLElement} box @param {Element|null} anchor */
function place(box, anchor) {
  if (!anchor) return;
  const piece = anchor.getBoundingClientRect();
  const { width, height } = box.getBoundingClientRect();
  const left = Math.max(8, Math.min(innerWidth - width - 8, piece.left + piece.width / 2 - width / 2));
  const above = piece.top - height - 14;
  const top = above >= 8 ? above : Math.min(innerHeight - height - 8, piece.bottom + 14);
  Object.assign(box.style, { left: `${left}px`, top: `${top}px` });
}
