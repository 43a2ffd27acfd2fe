// @ts-check
/** The order whose tip is shown: the one whose token has the pointer or the focus. */

import { signal } from "@preact/signals";

/** Milliseconds until the tip appears. */
const DELAY = 120;

/** The order whose tip is shown, and its token. @type {import("@preact/signals").Signal<{id: string, token: HTMLElement}|null>} */
export const explained = signal(null);
let timer = 0;

/** Show the tip of an order beside its token, after a delay. @param {string} id @param {EventTarget|null} token @param {number} [delay] */
export function explain(id, token, delay = DELAY) {
  clearTimeout(timer);
  if (token instanceof HTMLElement) timer = window.setTimeout(() => (explained.value = { id, token }), delay);
}

/** Hide the tip. */
export function hideTip() {
  clearTimeout(timer);
  explained.value = null;
}

/** The event handlers with which a token shows its tip. @param {string} id */
export function explainable(id) {
  return {
    onMouseEnter: (/** @type {MouseEvent} */ event) => explain(id, event.currentTarget),
    onMouseLeave: hideTip,
    onFocus: (/** @type {FocusEvent} */ event) => event.currentTarget instanceof HTMLElement && event.currentTarget.matches(":focus-visible") && explain(id, event.currentTarget),
    onBlur: hideTip,
  };
}
