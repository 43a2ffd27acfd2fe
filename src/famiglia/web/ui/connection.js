// @ts-check
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";

import { html } from "../core/html.js";
import { say } from "../core/words.js";

/** The state of the connection to the table that the page shows; "" if it shows none. @type {import("@preact/signals").Signal<""|"connecting"|"open"|"lost">} */
export const connection = signal("");

/** Publish the state of the connection of this page. @param {typeof connection.value} now */
export function useConnection(now) {
  useEffect(() => void (connection.value = now), [now]);
  useEffect(() => () => void (connection.value = ""), []);
}

/** A remark that is shown for a while, unless the connection is lost. */
export const remark = signal("");

/** Shows in the header that the connection is lost and being restored, or a remark. */
export function Connection() {
  const lost = connection.value === "lost";
  return html`<p class="connection" role="status" data-link=${connection.value} data-told=${lost || Boolean(remark.value)}>${lost ? say("web-lost") : remark.value}</p>`;
}
