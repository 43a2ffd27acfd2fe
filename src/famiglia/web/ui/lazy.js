// @ts-check
import { useEffect, useState } from "preact/hooks";

import { html } from "../core/html.js";
import { say } from "../core/words.js";

/** @type {Map<() => Promise<any>, any>} */
const loaded = new Map();

/** Milliseconds until a part that did not arrive is asked for again. */
const PAUSE = 1000;
/** After this many failures the page offers to reload: some browsers request a module only once. */
const FEW = 5;

/** A component that is fetched when it is first needed; all other props are handed on.
 * @param {{load: () => Promise<any>} & Record<string, any>} props */
export function Lazy({ load, ...props }) {
  const [Part, setPart] = useState(() => loaded.get(load) ?? null);
  const [failures, setFailures] = useState(0);
  useEffect(() => {
    if (Part) return;
    load().then(
      (found) => {
        loaded.set(load, found);
        setPart(() => found);
      },
      () => setTimeout(() => setFailures(failures + 1), PAUSE),
    );
  }, [load, failures]);
  if (Part) return html`<${Part} ...${props} />`;
  return html`<p role="status" class="lead later">${failures < FEW
    ? say("web-opening")
    : html`${say("web-broken")} <button class="ghost" onClick=${() => location.reload()}>${say("web-reload")}</button>`}</p>`;
}
