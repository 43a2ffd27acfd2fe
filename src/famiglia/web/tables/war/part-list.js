// @ts-check
import { html } from "../../core/html.js";
import { capital } from "../../core/text.js";
import { say } from "../../core/words.js";
import { partsOf, partText } from "./sheet-facts.js";
import { Symbol } from "./symbols.js";

/** The parts of a space or of a column among which one chooses. @param {{scene: import("./scene.js").Scene, actions: import("./table.js").TableActions}} props */
export function PartList({ scene, actions }) {
  const choices = scene.choices.filter(({ verb }) => verb === "part");
  const space = scene.pack.spaces.get(scene.view.decision.space ?? "");
  const drawn = space ? partsOf(scene, space) : [];
  if (!choices.length) return null;
  return html`<div class="part-choices">${choices.map((choice) => {
    const at = (choice.arguments.number ?? 1) - 1;
    const text = space && space.parts[at] ? partText(scene, space, space.parts[at], at) : scene.tell(choice.says);
    return html`<button key=${choice.move} type="button" class="part-choice" onClick=${() => actions.choose(choice.move)}><${Symbol} name=${drawn[at]?.symbol ?? "influence"} size=${26} /><b>${capital(text)}</b>${drawn[at]?.text && html`<span class="brings">${drawn[at].text}</span>`}</button>`;
  })}</div>${space?.mode === "one" && html`<p class="aside">${say("wt-parts-one")}</p>`}`;
}
