// @ts-check

import { useEffect, useLayoutEffect, useRef } from "preact/hooks";

/** What takes the focus when the thing that had it is gone. */
const NEXT = ":is(.area-choice, .part-choice, .sheet-token.legal, .sheet-space.legal, .column-head.legal, button.order-token, .tile-card.legal, .family-card, .row-ways button, .way input):not(:disabled)";

/**
 * Keep the focus of the keyboard in the dock while its questions change.
 * @param {import("preact").RefObject<HTMLElement|null>} box what lies between the question and the buttons @param {string} moment changes with the question @param {boolean} busy
 */
export function useDockFocus(box, moment, busy) {
  const kept = useRef(false);
  const keyed = useRef(false);
  useEffect(() => {
    const focus = (/** @type {FocusEvent} */ event) => (kept.current = Boolean(box.current?.parentElement?.contains(/** @type {Node} */ (event.target))));
    const key = () => (keyed.current = true);
    const pointer = () => (keyed.current = false);
    document.addEventListener("focusin", focus);
    document.addEventListener("keydown", key, true);
    document.addEventListener("pointerdown", pointer, true);
    return () => {
      document.removeEventListener("focusin", focus);
      document.removeEventListener("keydown", key, true);
      document.removeEventListener("pointerdown", pointer, true);
    };
  }, []);
  useLayoutEffect(() => {
    if (busy || !kept.current || !keyed.current || document.activeElement !== document.body) return;
    const dock = box.current?.parentElement;
    const next = box.current?.querySelector(NEXT) ?? dock?.querySelector(".deciding .primary:not(:disabled, .part)") ?? dock?.querySelector("button:not(:disabled)");
    if (next instanceof HTMLElement) next.focus();
  }, [moment, busy]);
}
