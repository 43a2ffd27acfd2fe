// @ts-check
/** @import {TableState} from "../core/messages.js" */
import { useLayoutEffect, useRef, useState } from "preact/hooks";

import { html, typed } from "../core/html.js";
import { LinkToShare } from "../ui/copy.js";
import { Dialog } from "../ui/dialog.js";
import { say } from "../core/words.js";

/** By key: the step that it leads to. @type {Record<string, (at: number, last: number) => number>} */
const KEYS = { ArrowLeft: (at) => at - 1, ArrowRight: (at) => at + 1, Home: () => 0, End: (_, last) => last };
const OWN_ARROWS = "input, textarea, select, dialog, [data-roving]";

/** The keys that go from turn to turn. @type {Record<string, number>} */
const TURN_KEYS = { PageUp: -1, PageDown: 1 };

const ARROWS = { turnBack: "M12 4v16L3 12zM21 4v16l-9-8z", turnOn: "M12 4l9 8-9 8zM3 4l9 8-9 8z", start: "M5 4h3v16H5zM20 4v16L9 12z", back: "M17 4v16L6 12z", on: "M7 4l11 8L7 20z", end: "M16 4h3v16h-3zM4 4l11 8L4 20z" };

/** @param {{name: keyof typeof ARROWS}} props */
function Arrow({ name }) {
  return html`<svg viewBox="0 0 24 24" width="20" height="20" fill="currentColor" aria-hidden="true"><path d=${ARROWS[name]} /></svg>`;
}

/** The last step of the turn before or after a step.
 * @param {import("../core/messages.js").Step[]} steps @param {number} at @param {number} by */
function turnFrom(steps, at, by) {
  const last = steps.length - 1;
  let to = at + by;
  while (to > 0 && to < last && steps[to + 1].entry.seat === steps[to].entry.seat) to += by;
  return Math.min(last, Math.max(0, to));
}

/** The slider and buttons under a replay.
 * @param {{story: import("./steps.js").GameSteps, at: number, moveTo: (at: number) => void, table: TableState, names: string[], seat: string|null,
 *   viewFrom: (seat: string) => void, link: string, copyLink: () => Promise<boolean>, openProof: () => void}} props */
export function ReplayBar({ story, at, moveTo, table, names, seat, viewFrom, link, copyLink, openProof }) {
  const last = story.steps.length - 1;
  const over = table.about.status === "over";
  const [said, setSaid] = useState("");
  const [byHand, setByHand] = useState(false);
  const [more, setMore] = useState(false);
  const reached = useRef(at);
  reached.current = at;
  /** @param {number} to */
  const step = (to) => {
    if (to < 0 || to > last || to === reached.current) return;
    reached.current = to;
    moveTo(to);
  };
  useLayoutEffect(() => {
    /** @param {KeyboardEvent} event */
    const press = (event) => {
      const target = event.target instanceof Element ? event.target : document.body;
      if (!(event.key in KEYS || event.key in TURN_KEYS) || event.altKey || event.ctrlKey || event.metaKey || target.closest(OWN_ARROWS)) return;
      event.preventDefault();
      step(event.key in KEYS ? KEYS[event.key](reached.current, last) : turnFrom(story.steps, reached.current, TURN_KEYS[event.key]));
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  });
  const take = async () => {
    if (!(await copyLink())) return setByHand(true);
    setSaid(say("web-copied"));
    setTimeout(() => setSaid(""), 4000);
  };
  const prove = () => {
    setMore(false);
    openProof();
  };
  const own = table.seats.filter((each) => each.yours);
  const buttons = html`
    ${own.length > 1 && html`<label><span class="vh">${say("web-eyes")}</span><select value=${seat ?? String(story.steps[at].game.viewer ?? own[0].seat)} onChange=${typed(viewFrom)}>
      ${own.map((each) => html`<option key=${each.seat} value=${String(each.seat)}>${names[each.seat]}</option>`)}</select></label>`}
    <button class="ghost" onClick=${take}>${said || say("web-copy-moment")}</button>
    <a class="ghost" href=${`/api/tables/${table.about.id}/record`} download>${say("web-download")}</a>
    ${over && html`<button class="ghost" aria-haspopup="dialog" onClick=${prove}>${say("web-verify")}</button>`}`;
  const place = say("replay-place", { move: at, moves: last });
  return html`<section class="replaybar" aria-label=${say("replay-title")}>
    <div class="steps-bar">
      <button class="ghost" aria-label=${say("web-to-start")} disabled=${at === 0} onClick=${() => step(0)}><${Arrow} name="start" /></button>
      <button class="ghost turns" aria-label=${say("web-turn-back")} disabled=${at === 0} onClick=${() => step(turnFrom(story.steps, at, -1))}><${Arrow} name="turnBack" /></button>
      <button class="ghost" aria-label=${say("web-step-back")} disabled=${at === 0} onClick=${() => step(at - 1)}><${Arrow} name="back" /></button>
      <input type="range" min="0" max=${last} value=${at} aria-label=${say("web-moment")} aria-valuetext=${place}
        onInput=${typed((text) => step(Number(text)))} />
      <button class="ghost" aria-label=${say("web-step-on")} disabled=${at === last} onClick=${() => step(at + 1)}><${Arrow} name="on" /></button>
      <button class="ghost turns" aria-label=${say("web-turn-on")} disabled=${at === last} onClick=${() => step(turnFrom(story.steps, at, 1))}><${Arrow} name="turnOn" /></button>
      <button class="ghost" aria-label=${say("web-to-end")} disabled=${at === last} onClick=${() => step(last)}><${Arrow} name="end" /></button>
    </div>
    <p class="place" role="status">${place}<span class="vh"> ${said}</span></p>
    <div class="deeds roomy">${buttons}</div>
    <button class="ghost more-deeds" aria-haspopup="dialog" onClick=${() => setMore(true)}>${say("web-more")}</button>
    ${more && html`<${Dialog} title=${say("replay-title")} kind="sheet" onClose=${() => setMore(false)}><div class="deeds">${buttons}</div><//>`}
    ${byHand && html`<${Dialog} title=${say("web-copy-moment")} onClose=${() => setByHand(false)}>
      <${LinkToShare} label=${say("web-copy-moment")} link=${link} /><//>`}
  </section>`;
}
