// @ts-check
import { useEffect, useState } from "preact/hooks";

import { call } from "../api.js";
import { html } from "../html.js";
import { useDoing } from "../parts/doing.js";
import { Emblem } from "../parts/emblem.js";
import { Tables } from "../parts/lists.js";
import { Page, Trouble } from "../parts/page.js";
import { say } from "../words.js";

/** The tables that everybody may watch. */
export default function Watch() {
  const [tables, setTables] = useState(/** @type {any[]|null} */ (null));
  const { busy, problem, run } = useDoing();
  const look = () => run(async () => setTables((await call("GET", "/api/tables")).tables));
  useEffect(() => void look(), []);
  return html`<${Page} title=${say("web-door-watch")} kind="slim" lead=${say("web-watch-lead")}>
    <${Trouble} problem=${problem} />
    ${tables && (tables.length ? html`<${Tables} tables=${tables} label=${say("web-door-watch")} />` : html`<div class="plate nothing"><${Emblem} name="watch" /><p>${say("web-watch-none")}</p>
      <a class="primary" href="/new/friend">${say("web-door-friend")}</a></div>`)}
    <p><button class="ghost" disabled=${busy} onClick=${look}>${say("web-look-again")}</button></p>
  <//>`;
}
