// @ts-check
import { signal } from "@preact/signals";

import { html } from "../html.js";
import { say } from "../words.js";

/** How the line to the table stands that the page follows; "" where it follows none. @type {import("@preact/signals").Signal<""|"connecting"|"open"|"lost">} */
export const line = signal("");

/** Says in the header, where it covers nothing, when the connection is lost and that it is being mended. */
export function Connection() {
  return html`<p class="connection" role="status" data-link=${line.value}>${line.value === "lost" ? say("web-lost") : ""}</p>`;
}
