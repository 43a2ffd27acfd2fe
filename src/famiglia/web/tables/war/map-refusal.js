// @ts-check
/** Why an object on the map cannot be chosen: the server explains it for a move that is legal for other objects. */

import { useEffect, useState } from "preact/hooks";

import { call } from "../../core/api.js";
import { say } from "../../core/words.js";
import { objectsOf } from "./scene.js";

/** @import {Draft, TableState} from "../../core/messages.js" */
/** @import {MapObject} from "./map-input.js" */
/** @import {Scene} from "./scene.js" */
/** @typedef {{fact: string, remedy: string}} Refusal */

/** The number of names that are listed. */
const NAMES = 8;

/** The notation of a choice with this object in place of its own; null if no choice has an object of this kind. @param {Scene} scene @param {MapObject} object */
export function moveFor(scene, { kind, id }) {
  for (const choice of scene.choices) {
    const last = objectsOf(choice).at(-1);
    if (last?.kind !== kind) continue;
    const words = choice.move.split(" ");
    const at = words.lastIndexOf(last.id);
    if (at >= 0 && !words.includes(id)) return words.with(at, id).join(" ");
  }
  return null;
}

/** Names what can be chosen instead. @param {Scene} scene @returns {Refusal} */
function instead(scene) {
  const places = [...scene.choosableOf("area"), ...scene.choosableOf("sea")].map((id) => scene.pack.place(id));
  const names = places.length > NAMES ? [...places.slice(0, NAMES), "…"] : places;
  return { fact: say("wt-map-cannot"), remedy: say("wt-map-instead", { names: names.join(", ") }) };
}

/** @param {Scene} scene @param {TableState} state @param {MapObject} object @returns {Promise<Refusal>} */
async function ask(scene, state, object) {
  const move = moveFor(scene, object);
  if (move === null || scene.seat === null) return instead(scene);
  const body = { seat: scene.seat, number: state.numbers.game ?? 0, moves: [...scene.draft.moves, move] };
  /** @type {Draft} */
  const { stopped } = await call("POST", `/api/tables/${state.about.id}/try`, body);
  if (!stopped?.reason) return instead(scene);
  const { fact, remedy } = stopped.reason;
  return { fact: scene.tell(fact), remedy: remedy ? scene.tell(remedy) : "" };
}

/** Why the clicked object cannot be chosen; null if it can, and until the answer has arrived. @param {Scene} scene @param {TableState} state @param {MapObject|null} object the object that was clicked */
export function useRefusal(scene, state, object) {
  const [answer, setAnswer] = useState(/** @type {{key: string, refusal: Refusal}|null} */ (null));
  const asked = scene.choosableOf("area").length + scene.choosableOf("sea").length > 0;
  const wanted = object && scene.open && asked && object.kind !== "mandamento" && !scene.movesOf(object.kind, object.id).length;
  const key = wanted ? `${state.numbers.game} ${scene.draft.moves.join()} ${object.kind} ${object.id}` : "";
  useEffect(() => {
    let open = true;
    if (key && object) ask(scene, state, object).catch(() => instead(scene)).then((refusal) => open && setAnswer({ key, refusal }));
    return () => void (open = false);
  }, [key]);
  return key && answer?.key === key ? answer.refusal : null;
}
