// @ts-check
/** Which order is explained: the one whose token has the pointer or the focus. */

import { signal } from "@preact/signals";

/** Milliseconds until the words come up. */
const DELAY = 120;

/** The order that is explained, and its token. @type {import("@preact/signals").Signal<{id: string, token: HTMLElement}|null>} */
export const explained = signal(null);
let timer = 0;

/** Explain an order beside its token, after a moment. @param {string} id @param {EventTarget|null} token @param {number} [delay] */
export function explain(id, token, delay = DELAY) {
  clearTimeout(timer);
  if (token instanceof HTMLElement) timer = window.setTimeout(() => (explained.value = { id, token }), delay);
}

/** Explain nothing any more. */
export function hush() {
  clearTimeout(timer);
  explained.value = null;
}

/** What a token needs to be explained. @param {string} id */
export function explainable(id) {
  return {
    onMouseEnter: (/** @type {MouseEvent} */ event) => explain(id, event.currentTarget),
    onMouseLeave: hush,
    onFocus: (/** @type {FocusEvent} */ event) => event.currentTarget instanceof HTMLElement && event.currentTarget.matches(":focus-visible") && explain(id, event.currentTarget),
    onBlur: hush,
  };
}
