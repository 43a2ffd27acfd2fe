// @ts-check
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";

import { html } from "../core/html.js";
import { say } from "../core/words.js";

/** How the line to the table stands that the page follows; "" where it follows none. @type {import("@preact/signals").Signal<""|"connecting"|"open"|"lost">} */
export const line = signal("");

/** The page follows a line. @param {typeof line.value} now */
export function useConnection(now) {
  useEffect(() => void (line.value = now), [now]);
  useEffect(() => () => void (line.value = ""), []);
}

/** What is worth telling for a while, as long as the line stands. */
export const remark = signal("");

/** Says in the header, where it covers nothing, when the connection is lost and that it is being mended, or a remark. */
export function Connection() {
  const lost = line.value === "lost";
  return html`<p class="connection" role="status" data-link=${line.value} data-told=${lost || Boolean(remark.value)}>${lost ? say("web-lost") : remark.value}</p>`;
}
