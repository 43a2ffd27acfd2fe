// @ts-check
import { html } from "../core/html.js";
import { Page } from "../ui/page.js";
import { say } from "../core/words.js";

/** The page for an address that does not exist. */
export default function NotFound() {
  return html`<${Page} title=${say("web-nowhere")} kind="slim lost" lead=${say("web-nowhere-lead")}>
    <p><a class="primary" href="/">${say("web-home")}</a></p>
  <//>`;
}
