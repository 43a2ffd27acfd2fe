// @ts-check
/** What the tip is about: the order, or the part of a mat, that has the pointer or the focus. */

import { signal } from "@preact/signals";

/** Milliseconds until the tip appears. */
const DELAY = 120;

/** @typedef {{order?: string, words?: string[]}} Explanation an order, and words: those about an order follow it, others begin with a title */

/** What is explained, beside which element. @type {import("@preact/signals").Signal<(Explanation & {token: HTMLElement})|null>} */
export const explained = signal(null);
let timer = 0;

/** Show a tip beside an element, after a delay. @param {Explanation} about @param {EventTarget|null} token @param {number} [delay] */
export function explain(about, token, delay = DELAY) {
  clearTimeout(timer);
  if (token instanceof HTMLElement) timer = window.setTimeout(() => (explained.value = { ...about, token }), delay);
}

/** Hide the tip. */
export function hideTip() {
  clearTimeout(timer);
  explained.value = null;
}

/** The event handlers with which an element shows its tip. @param {Explanation} about */
export function explainable(about) {
  return {
    onMouseEnter: (/** @type {MouseEvent} */ event) => explain(about, event.currentTarget),
    onMouseLeave: hideTip,
    onFocus: (/** @type {FocusEvent} */ event) => event.currentTarget instanceof HTMLElement && event.currentTarget.matches(":focus-visible") && explain(about, event.currentTarget),
    onBlur: hideTip,
  };
}
