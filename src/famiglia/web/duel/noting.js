// @ts-check
/** When the note beside a card comes up: under the pointer, at the focus of a card of no use, or pinned by a press. */

import { useEffect, useRef, useState } from "preact/hooks";

/** @typedef {{id: number, pinned: boolean}} Noted */

/** @param {EventTarget|null} target */
export function pieceAt(target) {
  const element = target instanceof Element ? target.closest(".board [data-piece]") : null;
  return element instanceof HTMLElement ? { id: Number(element.dataset.piece), idle: element.classList.contains("idle") } : null;
}

export function useNote() {
  const [noted, setNoted] = useState(/** @type {Noted|null} */ (null));
  const timer = useRef(0);
  useEffect(() => {
    const turned = () => setNoted(null);
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
  const hide = () => later(() => setNoted((now) => (now?.pinned ? now : null)), 180);
  return {
    noted,
    close: () => {
      clearTimeout(timer.current);
      setNoted(null);
    },
    pin: (/** @type {number} */ id) => {
      clearTimeout(timer.current);
      setNoted({ id, pinned: true });
    },
    over: (/** @type {PointerEvent} */ event) => {
      if (event.pointerType === "touch") return;
      if (event.target instanceof Element && event.target.closest(".tip")) {
        clearTimeout(timer.current);
        return;
      }
      const found = pieceAt(event.target);
      if (found) later(() => setNoted((now) => (now?.pinned ? now : { id: found.id, pinned: false })), found.idle ? 180 : 700);
      else hide();
    },
    focused: (/** @type {FocusEvent} */ event) => {
      const found = pieceAt(event.target);
      const visible = event.target instanceof Element && event.target.matches(":focus-visible");
      if (found?.idle && visible) later(() => setNoted({ id: found.id, pinned: false }), 60);
      else if (!(event.target instanceof Element && event.target.closest(".tip"))) later(() => setNoted(null), 60);
    },
    left: hide,
  };
}
