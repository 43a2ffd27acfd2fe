// @ts-check
import { useEffect, useState } from "preact/hooks";

import { html } from "../html.js";
import { say } from "../words.js";

/** @type {Map<() => Promise<any>, any>} */
const loaded = new Map();

/** Milliseconds until a part that did not arrive is asked for again. */
const PAUSE = 1000;

/** A component that is fetched when it is first needed; all other props are handed on.
 * @param {{load: () => Promise<any>} & Record<string, any>} props */
export function Later({ load, ...props }) {
  const [Part, setPart] = useState(() => loaded.get(load) ?? null);
  useEffect(() => {
    if (Part) return;
    let timer = 0;
    const fetch = () =>
      load().then(
        (found) => {
          loaded.set(load, found);
          setPart(() => found);
        },
        () => (timer = setTimeout(fetch, PAUSE)),
      );
    void fetch();
    return () => clearTimeout(timer);
  }, [load]);
  return Part ? html`<${Part} ...${props} />` : html`<p role="status" class="lead later">${say("web-opening")}</p>`;
}
