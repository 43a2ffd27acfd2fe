// @ts-check
/** @import {Listed} from "../core/messages.js" */
import { useEffect, useState } from "preact/hooks";

import { call } from "../core/api.js";
import { html } from "../core/html.js";
import { useAction } from "../ui/action.js";
import { Emblem } from "../ui/emblem.js";
import { Tables } from "../ui/lists.js";
import { Page, ProblemText } from "../ui/page.js";
import { say } from "../core/words.js";

/** The tables that are open to spectators. */
export default function Watch() {
  const [tables, setTables] = useState(/** @type {Listed[]|null} */ (null));
  const { busy, problem, run } = useAction();
  const look = () => run(async () => setTables((await call("GET", "/api/tables")).tables));
  useEffect(() => void look(), []);
  return html`<${Page} title=${say("web-door-watch")} kind="slim" lead=${say("web-watch-lead")}>
    <${ProblemText} problem=${problem} />
    ${tables && (tables.length ? html`<${Tables} tables=${tables} label=${say("web-door-watch")} />` : html`<div class="plate nothing"><${Emblem} name="watch" /><p>${say("web-watch-none")}</p>
      <a class="primary" href="/new/friend">${say("web-door-friend")}</a></div>`)}
    <p><button class="ghost" disabled=${busy} onClick=${look}>${say("web-look-again")}</button></p>
  <//>`;
}
