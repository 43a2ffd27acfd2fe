// @ts-check
/** @import {TableState} from "../core/messages.js" */
import { useEffect, useState } from "preact/hooks";

import { call } from "../core/api.js";
import { storedCommitment } from "../core/commitments.js";
import { html } from "../core/html.js";
import { Dialog } from "../ui/dialog.js";
import { ProblemText } from "../ui/page.js";
import { say } from "../core/words.js";

/** Verifies in this browser that the deal was fair, and shows one line for each check.
 * @param {{table: TableState, names: string[], onClose: () => void}} props */
export function ProofDialog({ table, names, onClose }) {
  const [checks, setChecks] = useState(/** @type {import("./verify.js").Check[]} */ ([]));
  const [problem, setProblem] = useState(/** @type {any} */ (null));
  const stored = storedCommitment(table.about);
  const { game } = table.about;
  useEffect(() => {
    const check = async () => {
      const { verify } = await import("./verify.js");
      setChecks(await verify(await call("GET", `/api/tables/${table.about.id}/record`), stored));
    };
    check().catch(setProblem);
  }, []);
  const fair = checks.length > 0 && checks.every((check) => check.ok);
  return html`<${Dialog} title=${say("web-verify")} onClose=${onClose}>
    <p>${say("web-verify-text", { game })}</p>
    <ul class="checks">${checks.map((check) => html`<${CheckLine} key=${check.check} check=${check} names=${names} />`)}</ul>
    ${checks.length > 0 && !stored?.early && html`<p class="hint">${say("web-seal-unseen")}</p>`}
    <p role="status" class="lead">${checks.length ? say(!fair ? "web-verify-foul" : stored?.early ? "web-verify-fair" : "web-verify-sound", { game }) : problem ? "" : say("web-checking")}</p>
    <${ProblemText} problem=${problem} />
    <p class="hint">${say("web-verify-more")}</p>
    <details><summary>${say("web-commitment")}</summary><code class="long">${table.about.commitment}</code></details>
  <//>`;
}

/** @param {{check: import("./verify.js").Check, names: string[]}} props */
function CheckLine({ check: { check, ok, args }, names }) {
  const named = { ...args, name: names[args.seat] ?? "" };
  return html`<li data-ok=${ok}><span aria-hidden="true">${ok ? "✓" : "✗"}</span>
    <span><span class="vh">${ok ? say("web-check-right") : say("web-check-wrong")} </span>${ok ? say(`web-check-${check}`, named) : say(`web-wrong-${check}`, named)}</span></li>`;
}
