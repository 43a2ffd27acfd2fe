// @ts-check
/** The state of the table that all components of the war share: the game after the draft, and what can be chosen. */

import { tell } from "../../core/words.js";

/** @import {FamilyView, WarChoice, WarGuidance, WarState, WarView} from "../../core/messages.js" */
/** @import {DraftView} from "../shell/draft.js" */
/** @import {Pack} from "./pack.js" */
/** @typedef {"area"|"column"|"family"|"order"|"row"|"sea"|"space"|"tile"|"token"} Kind a kind of object that can be clicked; the id of a token is its place and its family, such as `c2r1 blue` */
/** @typedef {{kind: Kind, id: string}|null} Pointed the object under the pointer or with the focus */

/** Moves that are possible at any time and are no part of a turn. */
const TRADES = ["give", "sell"];

/** The objects that a move names, in the order in which they are clicked. @param {WarChoice} choice @returns {{kind: Kind, id: string}[]} */
export function objectsOf({ arguments: args }) {
  /** @type {{kind: Kind, id: string}[]} */
  const objects = [];
  const add = (/** @type {Kind} */ kind, /** @type {string|number|null|undefined} */ id) => {
    if (id !== null && id !== undefined) objects.push({ kind, id: String(id) });
  };
  if (args.place && args.family) add("token", `${args.place} ${args.family}`);
  else {
    add("token", args.place);
    add("family", args.family);
  }
  add("column", args.column);
  add("row", args.row);
  add("space", args.space);
  add("tile", args.tile);
  add("order", args.order);
  add("sea", args.sea);
  add("area", args.area);
  add("area", args.target);
  return objects;
}

/** The move to propose among several that name the same object: by land, without a car bomb, with the largest number. @param {WarChoice[]} choices */
export function proposed(choices) {
  const rank = (/** @type {WarChoice} */ { arguments: { way, bomb, number } }) => (way === "sea" ? 0 : 1000) + (bomb === "car" ? 0 : 500) + (number ?? 0);
  return choices.reduce((best, choice) => (rank(choice) > rank(best) ? choice : best));
}

/** The choices that differ from a move only in its number. @param {WarChoice[]} choices @param {{verb: string, arguments: any}} move */
export function variants(choices, move) {
  const rest = (/** @type {any} */ args) => JSON.stringify(Object.entries({ ...args, number: null }).filter(([, value]) => value !== null).sort());
  return choices.filter((choice) => choice.verb === move.verb && rest(choice.arguments) === rest(move.arguments));
}

/** The table at one moment. */
export class Scene {
  /**
   * @param {object} parts
   * @param {Pack} parts.pack
   * @param {WarState} parts.now the state of the game, without the draft
   * @param {DraftView<WarState>} parts.draft
   * @param {string[]} parts.names by seat
   * @param {boolean} parts.live whether the player can act on what is shown
   * @param {boolean} parts.replaying
   * @param {number[]} parts.own the seats of the viewer
   * @param {number|null} parts.me the seat of the viewer, even while a suggestion is composed for the mate
   * @param {number|null} parts.mate the mate, if a suggestion can be composed for it now
   * @param {string|null} parts.origin the area that was chosen as the beginning of a move
   * @param {string|null} parts.wish the order that was chosen before its area
   * @param {Pointed} parts.pointed
   */
  constructor({ pack, now, draft, names, live, replaying, own, me, mate, origin, wish, pointed }) {
    this.pack = pack;
    this.now = now;
    this.draft = draft;
    this.names = names;
    this.replaying = replaying;
    this.origin = origin;
    this.wish = wish;
    this.pointed = pointed;
    /** The state that is shown: the game after the draft. @type {WarState} */
    this.game = draft.game;
    /** @type {WarView} */
    this.view = this.game.view;
    /** @type {WarGuidance} */
    this.guidance = this.game.guidance ?? {};
    this.me = me;
    this.mate = mate;
    /** The seat that is asked: that of the viewer, or that of the mate while a suggestion is composed; null for spectators. @type {number|null} */
    this.seat = typeof now.viewer === "number" ? now.viewer : null;
    /** The mate for whom a suggestion is composed; null while the viewer plays. */
    this.helping = this.seat === me ? null : this.seat;
    this.seatNames = { names, you: own.length === 1 ? me : null };
    /** Does the viewer have to decide? */
    this.deciding = live && this.seat !== null && now.to_decide.includes(this.seat);
    /** Does the game still wait for the viewer after the draft? */
    this.open = this.deciding && this.game.to_decide.includes(/** @type {number} */ (this.seat)) && !draft.last;
    const moves = live && this.seat !== null ? this.game.moves : [];
    /** The moves of the turn. @type {WarChoice[]} */
    this.choices = this.open ? moves.filter((choice) => !TRADES.includes(choice.verb)) : [];
    /** Selling an order and giving money, which take effect at once. @type {WarChoice[]} */
    this.trades = live && this.seat !== null && this.helping === null ? now.moves.filter((choice) => TRADES.includes(choice.verb)) : [];
    this.step = this.view.decision.step;
    /** @type {Map<string, WarChoice[]>} */
    this.choosable = new Map();
    const origins = new Set(this.choices.filter((choice) => choice.arguments.target).map((choice) => choice.arguments.area));
    for (const choice of this.choices) {
      const objects = objectsOf(choice);
      const { area, target } = choice.arguments;
      // Of a move from one area to another, the target is clicked; before it the origin, if there are several.
      let object = objects.at(-1);
      if (target && origins.size > 1 && origin !== area) object = { kind: "area", id: /** @type {string} */ (area) };
      if (!object) continue;
      const key = `${object.kind} ${object.id}`;
      this.choosable.set(key, [...(this.choosable.get(key) ?? []), choice]);
    }
  }

  /** The legal moves that a click on an object can stand for. @param {Kind} kind @param {string} id @returns {WarChoice[]} */
  movesOf(kind, id) {
    return this.choosable.get(`${kind} ${id}`) ?? [];
  }

  /** The objects of a kind that can be clicked. @param {Kind} kind @returns {string[]} */
  choosableOf(kind) {
    return [...this.choosable.keys()].filter((key) => key.startsWith(`${kind} `)).map((key) => key.slice(kind.length + 1));
  }

  /** The choices that name no object on the table, such as `pass` and `finesse`. */
  get plain() {
    return this.choices.filter((choice) => !objectsOf(choice).length);
  }

  /** The family in a seat. @param {number} seat @returns {FamilyView} */
  family(seat) {
    return this.view.seats[seat];
  }

  /** The colour of the family in a seat, as in its id: `red`; "" before the families are chosen. @param {number|"neutral"|null} seat */
  colour(seat) {
    return seat === "neutral" ? "neutral" : seat === null ? "" : (this.view.seats[seat]?.family ?? "");
  }

  /** The seat of a family; null for a family that nobody leads. @param {string} colour @returns {number|null} */
  seatOf(colour) {
    return this.view.seats.find((seat) => seat.family === colour)?.seat ?? null;
  }

  /** The seats of the viewer's team, the viewer first; none for spectators. @returns {number[]} */
  get team() {
    const { seat } = this;
    const team = seat !== null ? this.view.seats[seat].team : typeof this.now.viewer === "string" ? this.now.viewer : null;
    if (team === null) return [];
    return this.view.seats.filter((each) => each.team === team).map((each) => each.seat).sort((one, other) => Number(other === seat) - Number(one === seat));
  }

  /** A sentence of the server. @param {import("../../core/messages.js").Sentence} says */
  tell(says) {
    return tell(says, this.seatNames);
  }
}
