// @ts-check
/** What a team shares: its chat, marks on its private map, and suggestions for a turn. */

import { useState } from "preact/hooks";

import { html, typed } from "../../core/html.js";
import { say } from "../../core/words.js";
import { Chat } from "../shell/chat.js";
import { useNoColumn } from "../shell/media.js";
import { useRead } from "../shell/panel.js";
import { FamilyEmblem } from "./family-emblem.js";
import { distantMate } from "./game.js";
import { sketch, takeTool, wipe } from "./map-sketch.js";
import { Suggest, Suggested } from "./suggestions.js";
import { howToDraw } from "./team-notices.js";

/** @import {Act} from "../../core/live.js" */
/** @import {TableState, TeamMark} from "../../core/messages.js" */
/** @import {Scene} from "./scene.js" */
/** @import {TableActions} from "./table.js" */

/** @param {{scene: Scene, state: TableState, actions: TableActions, act: Act, fetchEarlier: (room: "team") => Promise<void>}} props */
export function TeamRoom({ scene, state, actions, act, fetchEarlier }) {
  useRead(state, "team");
  const mate = distantMate(state);
  const name = scene.names[scene.team.find((each) => each !== scene.me) ?? -1] ?? "";
  return html`<div class="team-room">
    <div class="talk">${mate !== null && "team" in state.numbers
      ? html`<${Chat} live=${{ act, fetchEarlier }} state=${state} room="team" />` : html`<p class="about">${say("wt-team-alone", { name })}</p>`}</div>
    ${mate !== null && html`<div class="plans">
      ${state.team?.suggestion && html`<${Suggested} scene=${scene} state=${state} actions=${actions} suggestion=${state.team.suggestion} />`}
      <${Suggest} scene=${scene} state=${state} actions=${actions} name=${name} mate=${mate} /></div>`}
    <${Marks} scene=${scene} actions=${actions} marks=${state.team?.marks ?? []} /></div>`;
}

/** The marks on the private map: tools to draw them, and a way to take one's own away. @param {{scene: Scene, actions: TableActions, marks: TeamMark[]}} props */
function Marks({ scene, actions, marks }) {
  const own = marks.filter((mark) => mark.seat === scene.me);
  const keep = (/** @type {TeamMark[]} */ kept) => actions.send({ do: "sketch", marks: kept.map(({ seat: _, ...mark }) => mark) });
  return html`<section class="marks" aria-label=${say("wt-team-marks")}>
    <h2>${say("wt-team-marks")} ${own.length > 0 && html`<button type="button" class="link" onClick=${() => wipe(actions)}>${say("wt-team-wipe")}</button>`}</h2>
    <${Tools} actions=${actions} />
    <ul>${marks.map((mark, at) => html`<li key=${at} class="pill"><${FamilyEmblem} colour=${scene.colour(mark.seat)} size=${18} />
      <span dir="auto">${markText(mark, scene)}</span>
      ${mark.seat === scene.me && html`<button type="button" aria-label=${say("wt-team-remove", { mark: markText(mark, scene) })} onClick=${() => keep(own.filter((each) => each !== mark))}>×</button>`}</li>`)}</ul></section>`;
}

/** What the hand can hold to draw on the map; a window over the map makes room for it. @param {{actions: TableActions}} props */
function Tools({ actions }) {
  const [text, setText] = useState("");
  const over = useNoColumn();
  const { tool } = sketch.value;
  const take = (/** @type {"arrow"|"ring"|"note"} */ kind, words = "") => {
    takeTool(kind, words);
    if (over) actions.show("team");
  };
  const note = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (text.trim()) take("note", text.trim());
  };
  return html`<form class="tools" aria-label=${say("wt-team-tools")} onSubmit=${note}>
      ${/** @type {const} */ (["arrow", "ring"]).map((each) => html`<button key=${each} type="button" class="pill" aria-pressed=${tool === each} onClick=${() => take(each)}>${say(`wt-team-tool-${each}`)}</button>`)}
      <input value=${text} maxlength="60" aria-label=${say("wt-team-note")} placeholder=${say("wt-team-note")} onInput=${typed(setText)} />
      <button type="submit" class="pill" aria-pressed=${tool === "note"} disabled=${!text.trim()}>${say("wt-team-tool-note")}</button></form>
    <small role="status">${howToDraw()}</small>`;
}

/** @param {TeamMark} mark @param {Scene} scene */
function markText({ kind, from, to, area, text }, scene) {
  const { pack } = scene;
  const where = kind === "arrow" ? `${pack.place(from ?? "")} → ${pack.place(to ?? "")}` : pack.place(area ?? "");
  return text ? say("war-label", { name: where, text }) : where;
}
