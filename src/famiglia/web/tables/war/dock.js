// @ts-check
/** The dock: what is asked, the choices, what was drafted, and the buttons. */

import { useLayoutEffect, useRef, useState } from "preact/hooks";

import { html } from "../../core/html.js";
import { loadStyle } from "../../core/styles.js";
import { addWords, say } from "../../core/words.js";
import { lazily } from "../../ui/lazy.js";
import { useNoColumn } from "../shell/media.js";
import { DockButtons } from "./dock-buttons.js";
import { useDockFocus } from "./dock-focus.js";
import { Question, questionOf } from "./dock-head.js";
import { decisionOf } from "./decisions.js";
import { winnerText } from "./names.js";
import { Sheets } from "./sheets.js";
import { Trade } from "./trade.js";
import { Wire } from "./wire.js";

/** @import {TableState} from "../../core/messages.js" */
/** @import {Scene} from "./scene.js" */

const ChoiceList = lazily(() => import("./choice-list.js").then((module) => module.ChoiceList), { quiet: true, early: true });
const Waiting = lazily(() => import("./waiting.js").then((module) => module.Waiting), { quiet: true, early: true });
const Advice = lazily(() => Promise.all([import("./advice-note.js"), loadStyle("war/drawers"), addWords("war_hints")]).then(([module]) => module.Advice), { quiet: true });
const Recap = lazily(() => Promise.all([import("./recap.js"), loadStyle("war/recap"), addWords("war_hints")]).then(([module]) => module.Recap), { quiet: true, early: true });
const Chips = lazily(() => import("./chips.js").then((module) => module.Chips), { quiet: true, early: true });

/** @param {{scene: Scene, state: TableState, actions: import("./table.js").TableActions}} props */
function Deciding({ scene, state, actions }) {
  const { Content } = decisionOf(scene);
  const box = useRef(/** @type {HTMLDivElement|null} */ (null));
  useDockFocus(box, `${state.numbers.game} ${scene.draft.moves.join(",")} ${scene.draft.last}`, scene.draft.busy);
  const scrolled = useRef(false);
  const small = useNoColumn();
  // Scrolling makes the browser lay everything out at once, so it is done only where it changes something.
  useLayoutEffect(() => {
    if (scrolled.current) box.current?.scrollTo(0, 0);
    scrolled.current = false;
    // Where the dock is a page of its own, what is asked for comes into sight.
    if (small) (box.current?.querySelector(scene.step === "space" ? ".bottom-sheet" : ".top-sheet") ?? box.current?.parentElement?.querySelector(".prompt"))?.scrollIntoView({ block: "nearest" });
  }, [scene.step, scene.open]);
  return html`<div class="dock-scroll" ref=${box} onScroll=${() => void (scrolled.current = true)}>${Content ? html`<${Content} scene=${scene} state=${state} actions=${actions} />` : html`<${ChoiceList} scene=${scene} actions=${actions} label=${questionOf(scene).title} />`}</div>
    <${Wire} scene=${scene} state=${state} actions=${actions} />`;
}

/** The action sheets while others plan, to be opened. @param {{scene: Scene, state: TableState, actions: import("./table.js").TableActions}} props */
function FoldedSheets({ scene, state, actions }) {
  const [open, setOpen] = useState(false);
  const toggled = (/** @type {Event} */ event) => setOpen(/** @type {HTMLDetailsElement} */ (event.currentTarget).open);
  return scene.view.phase === "planning" && html`<details class="fold" onToggle=${toggled}><summary>${say("wt-sheets")}</summary>${open && html`<${Sheets} scene=${scene} state=${state} actions=${actions} />`}</details>`;
}

/** @param {{scene: Scene, state: TableState, actions: import("./table.js").TableActions, commands: any, ended: import("./conflict.js").Ended, recap: import("./pacing.js").Recap, watch?: () => void,
 *   canUndo: boolean, canConfirm: boolean, made: number, onResult?: () => void, onLog?: (n: number) => void}} props */
export function Dock({ scene, state, actions, commands, ended, recap, watch, canUndo, canConfirm, made, onResult }) {
  if (scene.game.result) {
    return html`<div class="prompt"><h2>${winnerText(scene.game.result)}</h2></div><div class="dock-scroll"></div>
      ${onResult && html`<div class="deciding one"><button type="button" class="primary" onClick=${onResult}>${say("web-result")}</button></div>`}`;
  }
  // What follows waits until the viewer has read how the last conflict ended.
  if (ended) {
    return html`<div class="prompt yours"><h2>${ended.title}</h2><p>${say("wt-enc-why-go-on")}</p></div><div class="dock-scroll"></div>`;
  }
  if (recap) return html`<${Recap} scene=${scene} state=${state} recap=${recap} watch=${watch} />`;
  return html`${scene.deciding
    ? html`<${Question} scene=${scene} commands=${commands} />${scene.helping !== null && html`<${Advice} scene=${scene} actions=${actions} />`}<${Deciding} scene=${scene} state=${state} actions=${actions} />${made > 0 && html`<${Chips} scene=${scene} />`}`
    : html`<div class="dock-scroll"><${Waiting} scene=${scene} state=${state} actions=${actions} /><${FoldedSheets} scene=${scene} state=${state} actions=${actions} /></div>`}
    <${DockButtons} scene=${scene} actions=${actions} commands=${commands} canUndo=${canUndo} canConfirm=${canConfirm} made=${made} />
    <${Trade} scene=${scene} actions=${actions} />`;
}
