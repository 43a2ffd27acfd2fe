// @ts-check
import { useState } from "preact/hooks";

import { call } from "../core/api.js";
import { html } from "../core/html.js";
import { ensurePlayer } from "../core/me.js";
import { useAction } from "../ui/action.js";
import { Emblem } from "../ui/emblem.js";
import { Page, ProblemText } from "../ui/page.js";
import { go } from "../core/router.js";
import { say } from "../core/words.js";

/** A record from a file, to be stepped through. */
export default function Upload() {
  const [over, setOver] = useState(false);
  const { busy, problem, run } = useAction();
  /** @param {File|undefined|null} file */
  const take = (file) => {
    if (!file) return;
    void run(async () => {
      await ensurePlayer();
      const { table } = await call("POST", "/api/records", file);
      go(`/t/${table}/replay`);
    });
  };
  /** @param {any} event */
  const pick = (event) => {
    take(event.target.files[0]);
    event.target.value = "";
  };
  /** @param {Event} event */
  const hover = (event) => {
    event.preventDefault();
    setOver(true);
  };
  /** @param {DragEvent} event */
  const drop = (event) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer?.files[0]);
  };
  return html`<${Page} title=${say("web-door-replay")} kind="slim" lead=${say("web-upload-lead")}>
    <div class="plate drop" data-over=${over} onDragOver=${hover} onDragLeave=${() => setOver(false)} onDrop=${drop}>
      <${Emblem} name="replay" />
      <label class="primary file"><input type="file" accept=".jsonl,.json,.txt" disabled=${busy}
        onChange=${pick} />${say("web-choose-file")}</label>
      <p class="hint">${say("web-drop-here")}</p>
      <p role="status">${busy ? say("web-checking") : ""}</p>
    </div>
    <${ProblemText} problem=${problem} />
  <//>`;
}
