// @ts-check
import { useEffect, useState } from "preact/hooks";

import { html } from "../core/html.js";
import { say } from "../core/words.js";

/** @type {Map<() => Promise<any>, any>} */
const loaded = new Map();

/** Milliseconds until a component that could not be loaded is requested again. */
const PAUSE = 1000;
/** After this many failures the page offers to reload: some browsers request a module only once. */
const FEW = 5;

/** A component that is loaded when it is first drawn; all other props are passed on. A quiet one shows nothing until it is loaded.
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

/** The callbacks to run at the first input on the page; null after it. @type {(() => void)[]|null} */
let callbacks = [];

/** Call a function at the first input on the page, to load what will be needed later. @param {() => void} callback */
export function onFirstInput(callback) {
  if (callbacks) callbacks.push(callback);
  else callback();
}

function runCallbacks() {
  const all = callbacks ?? [];
  callbacks = null;
  for (const callback of all) callback();
}

for (const kind of ["pointermove", "pointerdown", "keydown"]) addEventListener(kind, runCallbacks, { capture: true, once: true, passive: true });

/** A component in a module of its own, which is loaded when it is first drawn; an early one already at the first input on the page.
 * @param {() => Promise<any>} load @param {{quiet?: boolean, early?: boolean}} [how] */
export function lazily(load, { quiet = false, early = false } = {}) {
  if (early) onFirstInput(() => void load().then((found) => loaded.set(load, found), () => {}));
  return (/** @type {Record<string, any>} */ props) => html`<${Lazy} load=${load} quiet=${quiet} ...${props} />`;
}
