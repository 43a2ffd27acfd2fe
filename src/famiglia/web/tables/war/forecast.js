// @ts-check
/** The forecasts of moves, which are requested from the server once for each position. */

import { useEffect, useState } from "preact/hooks";

import { call } from "../../core/api.js";

/** @import {Preview, TableState} from "../../core/messages.js" */

/** The forecasts for one position of one table. @type {{moment: string, answers: Map<string, Promise<Preview>>}} */
const cache = { moment: "", answers: new Map() };

/** What the last of these moves would lead to after the others. @param {TableState} state @param {number} seat @param {string[]} moves @returns {Promise<Preview>} */
export function preview(state, seat, moves) {
  const moment = `${state.about.id} ${state.numbers.game} ${seat}`;
  if (cache.moment !== moment) Object.assign(cache, { moment, answers: new Map() });
  const key = moves.join(",");
  const known = cache.answers.get(key);
  if (known) return known;
  const query = new URLSearchParams({ seat: String(seat), move: moves.at(-1) ?? "" });
  if (moves.length > 1) query.set("after", moves.slice(0, -1).join(","));
  const { answers } = cache;
  const answer = call("GET", `/api/tables/${state.about.id}/preview?${query}`).then((answered) => answered.forecast);
  answers.set(key, answer);
  answer.catch(() => answers.delete(key));
  return answer;
}

/** The forecasts of several lists of moves, in their order; null where none has come yet.
 * @param {TableState} state @param {number|null} seat @param {string[][]} lists @returns {(Preview|null)[]} */
export function useForecasts(state, seat, lists) {
  const key = `${state.numbers.game} ${seat} ${lists.map((moves) => moves.join(",")).join(";")}`;
  const [loaded, setLoaded] = useState({ key: "", found: /** @type {(Preview|null)[]} */ ([]) });
  useEffect(() => {
    if (seat === null || !lists.length) return;
    let wanted = true;
    const found = lists.map(() => /** @type {Preview|null} */ (null));
    const ask = async () => {
      for (const [at, moves] of lists.entries()) {
        if (!wanted) return;
        found[at] = await preview(state, seat, moves).catch(() => null);
      }
      if (wanted) setLoaded({ key, found });
    };
    void ask();
    return () => {
      wanted = false;
    };
  }, [key]);
  return loaded.key === key ? loaded.found : lists.map(() => null);
}

/** The forecast of the last of these moves; until it has arrived, the previous forecast with `late`. @param {TableState} state @param {number|null} seat @param {string[]|null} moves
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
