// @ts-check
import { useEffect, useState } from "preact/hooks";

import { html } from "../html.js";
import { say } from "../words.js";

/** @type {Map<() => Promise<any>, any>} */
const loaded = new Map();

/** Milliseconds until a part that did not arrive is asked for again. */
const PAUSE = 1000;
/** After so many failures the reader is told: some browsers ask for a module only once. */
const FEW = 5;

/** A component that is fetched when it is first needed; all other props are handed on.
 * @param {{load: () => Promise<any>} & Record<string, any>} props */
export function Later({ load, ...props }) {
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
