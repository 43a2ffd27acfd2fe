// @ts-check
/** @import {TableState} from "../core/messages.js" */
import { useEffect, useState } from "preact/hooks";

import { call } from "../core/api.js";
import { html } from "../core/html.js";
import { Dialog } from "../ui/dialog.js";
import { ProblemText } from "../ui/page.js";
import { sealOf } from "../core/seal.js";
import { say } from "../core/words.js";

/** The proof that the deal was fair, made here and now, one line for each thing that was checked.
 * @param {{table: TableState, names: string[], onClose: () => void}} props */
export function ProofDialog({ table, names, onClose }) {
  const [checks, setChecks] = useState(/** @type {import("./verify.js").Check[]} */ ([]));
  const [problem, setProblem] = useState(/** @type {any} */ (null));
  const seal = sealOf(table.about);
  const { game } = table.about;
  useEffect(() => {
    const prove = async () => {
      const { verify } = await import("./verify.js");
      setChecks(await verify(await call("GET", `/api/tables/${table.about.id}/record`), seal));
    };
    prove().catch(setProblem);
  }, []);
  const fair = checks.length > 0 && checks.every((check) => check.ok);
  return html`<${Dialog} title=${say("web-verify")} onClose=${onClose}>
    <p>${say("web-verify-text", { game })}</p>
    <ul class="checks">${checks.map((check) => html`<${CheckLine} key=${check.check} check=${check} names=${names} />`)}</ul>
    ${checks.length > 0 && !seal?.early && html`<p class="hint">${say("web-seal-unseen")}</p>`}
    <p role="status" class="lead">${checks.length ? say(!fair ? "web-verify-foul" : seal?.early ? "web-verify-fair" : "web-verify-sound", { game }) : problem ? "" : say("web-checking")}</p>
    <${ProblemText} problem=${problem} />
    <p class="hint">${say("web-verify-more")}</p>
    <details><summary>${say("web-commitment")}</summary><code class="long">${table.about.commitment}</code></details>
  <//>`;
}

/** @param {{check: import("./verify.js").Check, names: string[]}} props */
function CheckLine({ check: { check, ok, args }, names }) {
  const told = { ...args, name: names[args.seat] ?? "" };
  return html`<li data-ok=${ok}><span aria-hidden="true">${ok ? "✓" : "✗"}</span>
    <span><span class="vh">${ok ? say("web-check-right") : say("web-check-wrong")} </span>${ok ? say(`web-check-${check}`, told) : say(`web-wrong-${check}`, told)}</span></li>`;
}
