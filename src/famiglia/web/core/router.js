// @ts-check
import { signal } from "@preact/signals";

/** @typedef {{path: string, query: URLSearchParams, hash: string}} Place */

/** @returns {Place} */
function currentPlace() {
  return { path: location.pathname, query: new URLSearchParams(location.search), hash: decoded(location.hash.slice(1)) };
}

/** @param {string} text */
function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return ""; // the address was cut in the middle of an escape
  }
}

/** The place that was requested last; its page may still be loading. */
export const wanted = signal(currentPlace());

/** The place of the page on the screen. */
export const place = signal(wanted.value);

/** Has the user left the first page? From then on a new page takes the focus. */
export const hasNavigated = signal(false);

/** Go to another page of this site.
 * @param {string} address @param {{replace?: boolean}} [how] */
export function go(address, { replace = false } = {}) {
  if (replace && wanted.value.path !== place.value.path) return; // a page that is being left may not change the address
  history[replace ? "replaceState" : "pushState"](null, "", address);
  if (!replace) hasNavigated.value = true;
  update();
}

/** Update the places after the address has changed. */
function update() {
  wanted.value = currentPlace();
  if (wanted.value.path === place.value.path) place.value = wanted.value;
}

/** Follow links within the site without loading the page again. */
export function listen() {
  addEventListener("popstate", () => {
    hasNavigated.value = true;
    update();
  });
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
    if (!(link instanceof HTMLAnchorElement) || link.target || link.download || link.origin !== location.origin) return;
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (link.pathname.startsWith("/api/")) return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    go(link.href);
  });
}
