// @ts-check
import { signal } from "@preact/signals";

/** @typedef {{path: string, query: URLSearchParams, hash: string}} Place */

/** @returns {Place} */
function here() {
  return { path: location.pathname, query: new URLSearchParams(location.search), hash: decoded(location.hash.slice(1)) };
}

/** @param {string} text */
function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return ""; // somebody cut the address in the middle of a sign
  }
}

/** Where the reader wants to be: the page there may still be on its way. */
export const wanted = signal(here());

/** Where the page on the screen is. */
export const place = signal(wanted.value);

/** Has the reader gone anywhere yet? Then a new page takes the focus. */
export const travelled = signal(false);

/** Go to another page of ours.
 * @param {string} address @param {{replace?: boolean}} [how] */
export function go(address, { replace = false } = {}) {
  if (replace && wanted.value.path !== place.value.path) return; // a page that is being left has no address any more
  history[replace ? "replaceState" : "pushState"](null, "", address);
  if (!replace) travelled.value = true;
  set();
}

function set() {
  wanted.value = here();
  if (wanted.value.path === place.value.path) place.value = wanted.value;
}

/** Follow the links of our own pages without loading anew. */
export function listen() {
  addEventListener("popstate", () => {
    travelled.value = true;
    set();
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
