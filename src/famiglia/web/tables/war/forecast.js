// @ts-check
/** What a move would lead to, asked of the server once for each moment of the game. */

import { useEffect, useState } from "preact/hooks";

import { call } from "../../core/api.js";

/** @import {Preview, TableState} from "../../core/messages.js" */

/** The answers of one moment of one table. @type {{moment: string, told: Map<string, Promise<Preview>>}} */
const asked = { moment: "", told: new Map() };

/** What the last of these moves would lead to after the others. @param {TableState} state @param {number} seat @param {string[]} moves @returns {Promise<Preview>} */
export function preview(state, seat, moves) {
  const moment = `${state.about.id} ${state.numbers.game} ${seat}`;
  if (asked.moment !== moment) Object.assign(asked, { moment, told: new Map() });
  const key = moves.join(",");
  const known = asked.told.get(key);
  if (known) return known;
  const query = new URLSearchParams({ seat: String(seat), move: moves.at(-1) ?? "" });
  if (moves.length > 1) query.set("after", moves.slice(0, -1).join(","));
  const { told } = asked;
  const answer = call("GET", `/api/tables/${state.about.id}/preview?${query}`).then((answered) => answered.forecast);
  told.set(key, answer);
  answer.catch(() => told.delete(key));
  return answer;
}

/** The forecasts of several lists of moves, in their order; null where none has come yet.
 * @param {TableState} state @param {number|null} seat @param {string[][]} lists @returns {(Preview|null)[]} */
export function useForecasts(state, seat, lists) {
  const key = `${state.numbers.game} ${seat} ${lists.map((moves) => moves.join(",")).join(";")}`;
  const [told, setTold] = useState({ key: "", found: /** @type {(Preview|null)[]} */ ([]) });
  useEffect(() => {
    if (seat === null || !lists.length) return;
    let wanted = true;
    const found = lists.map(() => /** @type {Preview|null} */ (null));
    const ask = async () => {
      for (const [at, moves] of lists.entries()) {
        if (!wanted) return;
        found[at] = await preview(state, seat, moves).catch(() => null);
      }
      if (wanted) setTold({ key, found });
    };
    void ask();
    return () => {
      wanted = false;
    };
  }, [key]);
  return told.key === key ? told.found : lists.map(() => null);
}

/** The forecast of the last of these moves; the one before it until it has come. @param {TableState} state @param {number|null} seat @param {string[]|null} moves
 * @returns {{forecast: Preview|null, late: boolean}} */
export function useForecast(state, seat, moves) {
  const [found] = useForecasts(state, seat, moves ? [moves] : []);
  const [shown, setShown] = useState(/** @type {Preview|null} */ (null));
  useEffect(() => {
    if (found) setShown(found);
  }, [found]);
  return { forecast: found ?? (moves ? shown : null), late: !found };
}

/** How many outcomes leave the area taken, lost and empty. @param {import("../../core/messages.js").Outcome[]} outcomes */
export function counted(outcomes) {
  const taken = outcomes.filter((each) => each.taken).length;
  const empty = outcomes.filter((each) => !each.taken && each.owner === null).length;
  return { taken, empty, lost: outcomes.length - taken - empty, of: outcomes.length };
}
