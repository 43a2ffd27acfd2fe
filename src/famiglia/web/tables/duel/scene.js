// @ts-check
/** One moment of a duel, as the components of the table draw it. */

import { valueOf } from "../../art/families.js";
import { say } from "../../core/words.js";
import { inZone } from "./pieces.js";
import { fits, partsOf, rolesOf, waysWith } from "./roles.js";

/** @import {DuelChoice, DuelState, TableState, Why} from "../../core/messages.js" */
/** @import {Layout, Piece} from "../shell/motion.js" */
/** @import {Role, Spot} from "./roles.js" */
/** @typedef {{text: string, kind: Role}} Tag */

export class Scene {
  /**
   * @param {TableState} state @param {string[]} names @param {Layout} layout
   * @param {{live: boolean, replaying: boolean, picks: number[], chosen: string|null, lit: Set<string>, narrow: boolean}} now
   */
  constructor(state, names, layout, now) {
    this.state = state;
    this.game = /** @type {DuelState} */ (state.game);
    this.view = this.game.view;
    this.names = names;
    this.layout = layout;
    this.lit = now.lit;
    this.narrow = now.narrow;
    this.replaying = now.replaying;
    const yours = state.seats.filter((seat) => seat.yours).map((seat) => seat.seat);
    this.hotSeat = yours.length > 1;
    /** The seat at the lower rim of the table. */
    this.seat = typeof this.game.viewer === "number" ? this.game.viewer : 0;
    this.rival = 1 - this.seat;
    this.watching = typeof this.game.viewer !== "number";
    this.seatNames = { names, you: this.watching || this.hotSeat ? null : this.seat };
    /** @type {DuelChoice[]} */
    this.moves = now.live ? this.game.moves : [];
    /** @type {Piece[]} */
    this.picks = now.picks.flatMap((id) => this.layout.pieces.find((piece) => piece.id === id) ?? []);
    this.spots = this.picks.flatMap((piece) => this.spotOf(piece) ?? []);
    this.ways = waysWith(this.moves, this.spots);
    this.chosen = this.moves.find((choice) => choice.move === now.chosen) ?? null;
    /** @type {Record<string, number>} The victory points of each kind of card. */
    this.worth = state.about.worth ?? {};
    this.tags = this.#tags();
  }

  /** Is this person to decide now? */
  get deciding() {
    return this.moves.length > 0;
  }

  /** The cards of a zone: `street`, `new`, `hand0`, `area1` and so on. @param {string} zone */
  cards(zone) {
    return inZone(this.layout, zone);
  }

  /** By how much a Brute has lowered this very card. @param {Piece} piece */
  loweredBy(piece) {
    const lowered = this.view.lowered;
    if (!lowered || piece.code !== lowered.card || piece.zone !== (lowered.new ? "new" : "street")) return 0;
    return this.cards(piece.zone).find((other) => other.code === piece.code)?.id === piece.id ? lowered.amount : 0;
  }

  /** @param {Piece} piece */
  inStreet(piece) {
    return piece.zone === "street" || piece.zone === "new";
  }

  /** Where the card lies, in the words of the moves; null for the other side's cards. @param {Piece} piece @returns {Spot|null} */
  spotOf(piece) {
    if (piece.zone === "street" || piece.zone === "new")
      return { zone: piece.zone, code: piece.code, lowered: this.loweredBy(piece) };
    if (piece.zone === `hand${this.seat}`) return { zone: "hand", code: piece.code };
    if (piece.zone === `area${this.seat}`) return { zone: "area", code: piece.code };
    return null;
  }

  /** What can be done with the card now. @param {Piece} piece @returns {Set<Role>} */
  roles(piece) {
    const spot = this.spotOf(piece);
    return spot ? rolesOf(spot, this.moves) : new Set();
  }

  /** Would this card, together with those already picked, still make a move? @param {Piece} piece */
  joins(piece) {
    const spot = this.spotOf(piece);
    return spot !== null && this.moves.some((choice) => fits([...this.spots, spot], choice));
  }

  /** Why the card cannot be used. @param {Piece} piece @returns {Why|null} */
  why(piece) {
    const spot = this.spotOf(piece);
    if (!spot) return null;
    const lowered = spot.lowered ?? 0;
    return (
      this.game.whys.find(
        (why) => why.zone === spot.zone && why.card === spot.code && (why.lowered ?? 0) === lowered,
      ) ?? null
    );
  }

  /** What a Street card costs: two cards, or none. @param {Piece} piece @returns {string[]|null} */
  price(piece) {
    const lowered = this.loweredBy(piece);
    const key = lowered ? `${piece.code}-${lowered}` : piece.code;
    const prices = this.game.prices;
    return (piece.zone === "new" ? prices[`+${key}`] : undefined) ?? prices[key] ?? null;
  }

  /** @param {Piece} piece */
  value(piece) {
    return valueOf(piece.code) - this.loweredBy(piece);
  }

  /** What would become of which card, if the chosen move were made. @returns {Map<number, Tag>} */
  #tags() {
    /** @type {Map<number, Tag>} */
    const tags = new Map();
    if (!this.chosen) return tags;
    const order = [...this.picks, ...this.layout.pieces];
    for (const part of partsOf(this.chosen)) {
      const piece = order.find((one) => {
        const spot = this.spotOf(one);
        return spot !== null && !tags.has(one.id) && rolesOf(spot, [/** @type {DuelChoice} */ (this.chosen)]).has(part.role);
      });
      if (piece) tags.set(piece.id, { kind: part.role, text: tagText(part.role, this.chosen) });
    }
    return tags;
  }
}

/** @param {Role} role @param {DuelChoice} choice */
function tagText(role, choice) {
  if (role === "take") return say("duel-tag-take");
  if (role === "back") return say("duel-tag-back");
  if (role === "fetch") return say("duel-tag-fetch");
  const { card, amount = 0 } = choice.arguments;
  if (role === "lower") return say("duel-tag-lower", { amount, left: Number(card?.[1]) - amount });
  if (role === "leave") return say(choice.says.id === "way-refresh-under" ? "duel-tag-under" : "duel-tag-discarded");
  return say("duel-tag-down");
}

/** The state with both hands face down. @param {TableState} state @returns {TableState} */
export function conceal(state) {
  if (!state.game) return state;
  const game = /** @type {DuelState} */ (state.game);
  /** @type {DuelState["view"]} */
  const view = { ...game.view, hands: [null, null] };
  const points = game.points.map(([, area]) => [null, area ?? 0]);
  return { ...state, game: { ...game, view, points, moves: [], whys: [], undoable: 0 } };
}

/** The seat whose hand is on the screen: the one that decides; in the replay of a running game the one that was chosen for the view.
 * @param {TableState} state @param {boolean} replaying @returns {number|undefined} */
export function seatOnScreen({ about, game }, replaying) {
  if (!replaying) return game?.to_decide[0];
  return about.status !== "over" && typeof game?.viewer === "number" ? game.viewer : undefined;
}
