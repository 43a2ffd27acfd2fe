// @ts-check
import { html } from "../html.js";
import { say } from "../words.js";

/** Says when the connection is lost, and that it is being mended.
 * @param {{link: "connecting"|"open"|"lost"}} props */
export function Connection({ link }) {
  return html`<p class="connection" role="status" data-link=${link}>${link === "lost" ? say("web-lost") : ""}</p>`;
}
