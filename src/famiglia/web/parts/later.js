// @ts-check
import { useEffect, useState } from "preact/hooks";

import { html } from "../html.js";
import { say } from "../words.js";

/** @type {Map<() => Promise<any>, any>} */
const loaded = new Map();

/** A component that is fetched when it is first needed; all other props are handed on.
 * @param {{load: () => Promise<any>} & Record<string, any>} props */
export function Later({ load, ...props }) {
  const [Part, setPart] = useState(() => loaded.get(load) ?? null);
  useEffect(() => {
    if (Part) return;
    load().then((found) => {
      loaded.set(load, found);
      setPart(() => found);
    });
  }, [load]);
  return Part ? html`<${Part} ...${props} />` : html`<p role="status" class="lead later">${say("web-opening")}</p>`;
}
