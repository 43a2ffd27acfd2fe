// @ts-check
/** The war's table in plain lists, on the shell of every table. */

import { useState } from "preact/hooks";

import { html } from "../../core/html.js";
import { say } from "../../core/words.js";
import { DecisionButtons } from "../shell/buttons.js";
import { useKeys } from "../shell/keys.js";
import { logLines } from "../shell/log.js";
import { TableShell, useTable } from "../shell/table.js";
import { decisionComponent } from "./decisions.js";
import { winnerText } from "./result.js";
import { Areas, Families } from "./zones.js";

/** @import {TableState, WarState} from "../../core/messages.js" */
/** @import {TableProps} from "../shell/table.js" */

/** The log of a war is long: this many of its last lines are shown. */
const LINES = 200;

/** The keys of the table. @type {[string, string][]} */
const KEYS = [["↵", "duel-confirm"], ["1 – 9", "duel-key-way"], ["Esc", "duel-key-escape"], ["U", "duel-key-undo"], ["L", "duel-key-log"]];

/** The seat whose secrets are on the screen. @param {TableState} state @returns {number|undefined} */
function reader({ about, game }) {
  return about.status === "running" && typeof game?.viewer === "number" ? game.viewer : undefined;
}

/** The state without a log and without moves; the board is not drawn either. @param {TableState} state @returns {TableState} */
function conceal(state) {
  return { ...state, log: [], game: state.game && { ...state.game, moves: [], undoable: 0 } };
}

const USES = { paced: false, reader, conceal };

/** @param {TableProps} props */
export function WarTable(props) {
  const { names, extra, onLog, onResult } = props;
  const table = useTable(props, USES);
  const { shown, at, commands, live } = table;
  const game = /** @type {WarState} */ (shown.game);
  const [picked, setPicked] = useState({ at, move: /** @type {string|null} */ (null) });
  const chosen = picked.at === at ? picked.move : null;
  const choose = (/** @type {string|null} */ move) => setPicked({ at, move });
  const seat = typeof game.viewer === "number" ? game.viewer : null;
  const own = shown.seats.filter((each) => each.yours).length;
  const people = { names, you: own === 1 ? seat : null };
  const deciding = live && seat !== null && game.moves.length > 0;
  const canUndo = live && game.undoable > 0 && !commands.busy;
  const confirm = () => void (chosen && seat !== null && commands.send({ do: "play", seat, move: chosen }));
  const undo = () => {
    if (chosen) choose(null);
    else if (canUndo && seat !== null) commands.send({ do: "undo", seat, moves: 1 });
  };
  useKeys({
    Enter: () => {
      if (!chosen || document.activeElement?.closest("button, a")) return false;
      confirm();
      return true;
    },
    Escape: () => {
      if (table.drawer) table.setDrawer(false);
      else undo();
      return true;
    },
    digit: (event) => {
      const choice = deciding ? game.moves[Number(event.key) - 1] : undefined;
      if (choice) choose(choice.move);
      return Boolean(choice);
    },
    u: () => {
      undo();
      return true;
    },
    l: table.toggleLog,
    "?": () => {
      table.openWindow("help");
      return true;
    },
  });
  const Decision = decisionComponent(game.view.decision.step);
  const waiting = shown.about.status === "running" && say("wt-waiting", { names: game.to_decide.map((each) => names[each]).join(", ") });
  const round = say("wt-round", { round: game.turn, rounds: game.view.rounds });
  const board = html`<div class="lists" data-board ref=${table.board}>${!table.cover.hidden && html`
    <p class="lead">${[round, waiting].filter(Boolean).join(" · ")}</p>
    <${Families} state=${shown} names=${names} />
    <${Areas} areas=${game.view.areas} names=${names} />`}</div>`;
  const dock = html`${deciding
      ? html`<${Decision} game=${game} seat=${seat} people=${people} chosen=${chosen} choose=${choose} confirm=${confirm} problem=${commands.problem} sending=${commands.slow} />`
      : html`<div class="prompt"><h2>${game.result ? winnerText(game.result) : waiting}</h2></div>`}
    ${!table.replaying && !game.result && seat !== null && html`<${DecisionButtons} clears=${chosen !== null} canUndo=${canUndo} undo=${undo}
      canConfirm=${!commands.busy && chosen !== null} confirm=${confirm} />`}
    ${game.result && onResult && html`<div class="deciding one"><button type="button" class="primary" onClick=${onResult}>${say("web-result")}</button></div>`}`;
  return html`<${TableShell} table=${table} kind="war" label=${say(deciding ? "duel-your-move" : "duel-the-move")} names=${names} board=${board} dock=${dock}
    lines=${logLines(shown.log, people).slice(-LINES)} people=${people} seat=${seat} keys=${KEYS} extra=${table.cover.hidden ? null : extra} onLog=${onLog} />`;
}
