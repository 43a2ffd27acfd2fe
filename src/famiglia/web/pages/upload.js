// @ts-check
import { useState } from "preact/hooks";

import { call } from "../api.js";
import { html } from "../html.js";
import { somebody } from "../me.js";
import { useDoing } from "../parts/doing.js";
import { Emblem } from "../parts/emblem.js";
import { Page, Trouble } from "../parts/page.js";
import { go } from "../router.js";
import { say } from "../words.js";

/** A record from a file, to be stepped through. */
export default function Upload() {
  const [over, setOver] = useState(false);
  const { busy, problem, run } = useDoing();
  /** @param {File|undefined|null} file */
  const take = (file) => {
    if (!file) return;
    void run(async () => {
      await somebody();
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
    <${Trouble} problem=${problem} />
  <//>`;
}
