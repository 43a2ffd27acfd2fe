// @ts-check
/** What mates suggest to each other: the moves that the mate suggests, and the viewer's own draft on its way to the mate. */

import { useEffect, useState } from "preact/hooks";

import { html, typed } from "../../core/html.js";
import { say } from "../../core/words.js";
import { takenBack } from "../shell/log.js";
import { useNoColumn } from "../shell/media.js";
import { Trouble } from "./dock-head.js";
import { FamilyEmblem } from "./family-emblem.js";
import { moveText } from "./move-text.js";

/** @import {LogEntry, Stopped, Suggestion, TableState} from "../../core/messages.js" */
/** @import {Scene} from "./scene.js" */
/** @import {TableActions} from "./table.js" */

/** Whether a seat has made all the moves of a suggestion, one after the other, since it was suggested. @param {Suggestion} suggestion @param {readonly LogEntry[]} log @param {number|null} seat */
function wasPlayed({ moves, n }, log, seat) {
  const gone = takenBack(log);
  // The entries are counted from 0, so the first one after the suggestion has its number.
  const made = log.filter((entry) => entry.n >= n && entry.kind === "move" && entry.seat === seat && !gone.has(entry.n))
    .map((entry) => entry.events?.find((event) => event.kind === "played")?.move);
  return made.some((_, first) => moves.every((move, at) => made[first + at] === move));
}

/** Why the viewer cannot make the suggested moves; null if they can be tried, undefined until the server has answered.
 * @param {Suggestion} suggestion @param {TableState} state @param {TableActions} actions @param {boolean} free whether the viewer could try them now @returns {Stopped|null|undefined} */
function useObstacle({ moves }, state, actions, free) {
  const [answer, setAnswer] = useState({ key: "", stopped: /** @type {Stopped|null} */ (null) });
  const key = free ? [state.numbers.game, ...moves].join() : "";
  useEffect(() => {
    let wanted = true;
    const keep = (/** @type {Stopped|null} */ stopped) => wanted && setAnswer({ key, stopped: stopped?.why === "final" ? null : stopped });
    if (key) actions.check(moves).then(keep, () => keep(null));
    return () => void (wanted = false);
  }, [key]);
  return answer.key === key ? answer.stopped : undefined;
}

/** What the mate suggests. @param {{scene: Scene, state: TableState, actions: TableActions, suggestion: Suggestion}} props */
export function Suggested({ scene, state, actions, suggestion }) {
  const over = useNoColumn();
  const name = scene.names[suggestion.seat];
  const asked = scene.deciding && scene.helping === null;
  const free = asked && !scene.draft.moves.length && !scene.draft.last;
  const obstacle = useObstacle(suggestion, state, actions, free);
  if (wasPlayed(suggestion, state.log, scene.me)) return html`<p class="suggestion-played">${say("wt-team-played-yours", { name })}</p>`;
  const attempt = () => {
    actions.choose(suggestion.moves[0], ...suggestion.moves.slice(1));
    // On a small screen the team's sheet covers the draft.
    if (over) actions.show("team");
  };
  const old = suggestion.n < (state.numbers.game ?? 0);
  return html`<section class="suggestion"><h2><${FamilyEmblem} colour=${scene.colour(suggestion.seat)} size=${20} /> ${say("wt-team-suggests", { name })}
      <button type="button" class="primary" disabled=${!free || obstacle !== null} onClick=${attempt}>${say("wt-team-try")}</button></h2>
    ${free && obstacle ? html`<div class="obstacle"><p>${say("wt-team-cannot", { move: moveText(suggestion.moves[obstacle.at], scene) })}</p><${Trouble} scene=${scene} problem=${obstacle} /></div>` : old && !free && html`<em>${say("wt-team-old")}</em>`}
    ${suggestion.text && html`<p dir="auto">${suggestion.text}</p>`}
    <ol>${suggestion.moves.map((move, at) => html`<li key=${at}>${moveText(move, scene)}</li>`)}</ol>
    ${!free && html`<small>${say(asked ? "wt-team-clear-first" : "wt-team-try-later")}</small>`}</section>`;
}

/** What the viewer has suggested to the mate, until it is withdrawn. @param {{scene: Scene, state: TableState, actions: TableActions, name: string, mate: number}} props */
export function Sent({ scene, state, actions, name, mate }) {
  const suggested = state.team?.suggested;
  if (!suggested) return null;
  if (wasPlayed(suggested, state.log, mate)) return html`<p class="sent">${say("wt-team-played", { name })}</p>`;
  return html`<p class="sent">${say("wt-team-sent", { name, n: suggested.moves.length })} <button type="button" class="link" disabled=${scene.replaying} onClick=${() => actions.send({ do: "suggest", moves: [], text: "" })}>${say("wt-team-withdraw")}</button></p>`;
}

/** Suggest a draft to the mate: one's own, or one that is composed for the mate. @param {{scene: Scene, state: TableState, actions: TableActions, name: string, mate: number}} props */
export function Suggest({ scene, state, actions, name, mate }) {
  const over = useNoColumn();
  const [text, setText] = useState("");
  const drafted = scene.draft.moves.length > 0 || scene.draft.last !== null;
  const send = (/** @type {Event} */ event) => {
    event.preventDefault();
    actions.suggest(text.trim());
    setText("");
  };
  const compose = () => {
    actions.advise(true);
    if (over) actions.show("team");
  };
  return html`<section class="suggest"><${Sent} scene=${scene} state=${state} actions=${actions} name=${name} mate=${mate} />
    ${drafted ? html`<form onSubmit=${send}><label class="vh" for="suggest-text">${say("wt-team-remark")}</label>
      <input id="suggest-text" value=${text} maxlength="200" placeholder=${say("wt-team-remark")} onInput=${typed(setText)} />
      <button type="submit" class="ghost">${say(scene.helping === null ? "wt-team-suggest" : "wt-team-suggest-this", { name })}</button></form>`
    : scene.helping !== null ? html`<small>${say("wt-team-choose-first", { name })}</small>`
    : scene.mate !== null ? html`<button type="button" class="ghost" onClick=${compose}>${say("wt-team-compose", { name })}</button>`
    : html`<small>${say("wt-team-draft-first", { name })}</small>`}</section>`;
}
