// @ts-check
/** Why a thing on the map cannot be chosen: the server is asked with a move that is legal elsewhere. */

import { useEffect, useState } from "preact/hooks";

import { call } from "../../core/api.js";
import { say } from "../../core/words.js";
import { thingsOf } from "./scene.js";

/** @import {Draft, TableState} from "../../core/messages.js" */
/** @import {Thing} from "./map-hands.js" */
/** @import {Scene} from "./scene.js" */
/** @typedef {{fact: string, remedy: string}} Refusal */

/** So many names are listed. */
const NAMES = 8;

/** The notation of a choice made for another thing; null if no choice is about such things. @param {Scene} scene @param {Thing} thing */
export function moveFor(scene, { kind, id }) {
  for (const choice of scene.choices) {
    const last = thingsOf(choice).at(-1);
    if (last?.kind !== kind) continue;
    const words = choice.move.split(" ");
    const at = words.lastIndexOf(last.id);
    if (at >= 0 && !words.includes(id)) return words.with(at, id).join(" ");
  }
  return null;
}

/** What can be chosen instead. @param {Scene} scene @returns {Refusal} */
function instead(scene) {
  const places = [...scene.choosableOf("area"), ...scene.choosableOf("sea")].map((id) => scene.pack.place(id));
  const names = places.length > NAMES ? [...places.slice(0, NAMES), "…"] : places;
  return { fact: say("wt-map-cannot"), remedy: say("wt-map-instead", { names: names.join(", ") }) };
}

/** @param {Scene} scene @param {TableState} state @param {Thing} thing @returns {Promise<Refusal>} */
async function ask(scene, state, thing) {
  const move = moveFor(scene, thing);
  if (move === null || scene.seat === null) return instead(scene);
  const body = { seat: scene.seat, number: state.numbers.game ?? 0, moves: [...scene.draft.moves, move] };
  /** @type {Draft} */
  const { stopped } = await call("POST", `/api/tables/${state.about.id}/try`, body);
  if (!stopped?.reason) return instead(scene);
  const { fact, remedy } = stopped.reason;
  return { fact: scene.tell(fact), remedy: remedy ? scene.tell(remedy) : "" };
}

/** Why a thing that was clicked cannot be chosen; null as long as that is not known, or if it can be. @param {Scene} scene @param {TableState} state @param {Thing|null} thing the thing that was clicked */
export function useRefusal(scene, state, thing) {
  const [told, setTold] = useState(/** @type {{key: string, refusal: Refusal}|null} */ (null));
  const asked = scene.choosableOf("area").length + scene.choosableOf("sea").length > 0;
  const wanted = thing && scene.open && asked && thing.kind !== "mandamento" && !scene.movesOf(thing.kind, thing.id).length;
  const key = wanted ? `${state.numbers.game} ${scene.draft.moves.join()} ${thing.kind} ${thing.id}` : "";
  useEffect(() => {
    let open = true;
    if (key && thing) ask(scene, state, thing).catch(() => instead(scene)).then((refusal) => open && setTold({ key, refusal }));
    return () => void (open = false);
  }, [key]);
  return key && told?.key === key ? told.refusal : null;
}
