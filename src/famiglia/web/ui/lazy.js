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

/** A component that is fetched when it is first needed; all other props are handed on. A quiet one shows nothing until then.
 * @param {{load: () => Promise<any>, quiet?: boolean} & Record<string, any>} props */
export function Lazy({ load, quiet = false, ...props }) {
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
  if (quiet && failures < FEW) return null;
  return html`<p role="status" class="lead later">${failures < FEW
    ? say("web-opening")
    : html`${say("web-broken")} <button class="ghost" onClick=${() => location.reload()}>${say("web-reload")}</button>`}</p>`;
}

/** What waits for the first touch of the page; null when it came. @type {(() => void)[]|null} */
let waiting = [];

/** Do something as soon as the reader touches the page: what is fetched then is there when it is needed. @param {() => void} act */
export function whenTouched(act) {
  if (waiting) waiting.push(act);
  else act();
}

function touched() {
  const acts = waiting ?? [];
  waiting = null;
  for (const act of acts) act();
}

for (const kind of ["pointermove", "pointerdown", "keydown"]) addEventListener(kind, touched, { capture: true, once: true, passive: true });

/** A component in a module of its own, which is fetched when it is first drawn; an early one already when the reader first touches the page.
 * @param {() => Promise<any>} load @param {{quiet?: boolean, early?: boolean}} [how] */
export function lazily(load, { quiet = false, early = false } = {}) {
  if (early) whenTouched(() => void load().then((found) => loaded.set(load, found), () => {}));
  return (/** @type {Record<string, any>} */ props) => html`<${Lazy} load=${load} quiet=${quiet} ...${props} />`;
}
