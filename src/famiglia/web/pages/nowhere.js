// @ts-check
import { html } from "../html.js";
import { Page } from "../parts/page.js";
import { say } from "../words.js";

/** An address that leads nowhere. */
export default function Nowhere() {
  return html`<${Page} title=${say("web-nowhere")} kind="slim lost" lead=${say("web-nowhere-lead")}>
    <p><a class="primary" href="/">${say("web-home")}</a></p>
  <//>`;
}
