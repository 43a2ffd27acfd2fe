"""What a move would lead to: bonuses, losses and takeover, for every combination of conflict cards.

A preview uses only what the seat's team knows: for a face-down card of the other team it lists every possibility.
"""

from itertools import product
from typing import TYPE_CHECKING

from .engine import fields, move_codes, step_kinds
from .engine.board import SEATS
from .engine.census import fighting
from .engine.engine import STEPS, make
from .engine.position import OVER, Position
from .events import take_events
from .phases.bonuses import attack_bonus, bodyguards, defence_bonus, strike_bonus, vests
from .view import SEALED, Viewer, see
from .view_types import AreaAfterConflict, Defence, NumberForecast, Outcome, Preview

if TYPE_CHECKING:
    from .game import War
    from .moves import Move

BEFORE_DEPARTURE = (step_kinds.BRIBERY, step_kinds.HOW_MANY, step_kinds.CAR_ALONG, step_kinds.REPLACE, step_kinds.BUY)
"""Steps between the choice of a target and the departure of the Soldati."""
BEFORE_OUTCOME = (*BEFORE_DEPARTURE, step_kinds.STYLE, step_kinds.CARDS)
"""Steps whose moves can lead to a conflict or decide it."""
CHOOSES_TARGET = (move_codes.MOVE, move_codes.ALLIES, move_codes.AGITATE)
"""The verbs of moves that choose a target before the number of Soldati is chosen."""


def preview(game: "War", seat: int, move: "Move") -> Preview:
    """Bonuses and losses of a Strike, a movement or a conflict; empty for other moves."""
    if game.why_not(seat, move) is not None:
        return {}
    verb = int(move_codes.verb_of(move.code))
    if verb == move_codes.STRIKE:
        return _strike(game, seat, move)
    team = int(game.position.board.team[seat])
    p = _with_open_supplies(game.position, team)
    if verb in CHOOSES_TARGET:
        make(p, seat, move.code, game.dice.copy())
        return _by_number(game, p, seat)
    if verb in (move_codes.TAKE, move_codes.LEAVE):
        return _take_or_leave(game, p, team, verb)
    if verb == move_codes.BRUTE:
        forecast = _conflict(game, p, team)
        del forecast["outcomes"]
        return forecast
    before = int(p.step())
    if before not in BEFORE_OUTCOME:
        return {}
    known = p.copy()
    p.keep_events = True
    make(p, seat, move.code, game.dice.copy())
    if before == step_kinds.HOW_MANY:
        _set_out(game, p, seat)
    if p.phase == OVER or not fighting(p.step()):
        return _without_conflict(game, known, p)
    return _conflict(game, p, team)


def conflict_for(game: "War", viewer: Viewer) -> Preview:
    """The possible results of the current conflict, as far as this viewer can know them; empty if there is none."""
    team = see(game.position, viewer).team
    p = _with_open_supplies(game.position, team)
    return _conflict(game, p, team) if p.phase != OVER and fighting(p.step()) else {}


def _with_open_supplies(p: Position, team: int) -> Position:
    """The position as the team knows it; the unknown supplies of the other team are assumed to be full."""
    p = p.copy()
    for seat in range(SEATS):
        if p.board.team[seat] != team:
            p.supply[seat] = p.board.all_soldati
    return p


def _strike(game: "War", seat: int, move: "Move") -> Preview:
    """The result of a Strike, which is certain."""
    p = game.position
    target, car = int(move_codes.second(move.code)), int(move_codes.third(move.code))
    attack, defence = int(strike_bonus(p, seat, p.get(fields.FIGHT_SLOT), car)), int(defence_bonus(p, target))
    lost = max(0, min(attack - defence, int(p.soldati[target])))
    return {
        "area": game.names.words[move_codes.AREA][target],
        "attack": attack,
        "defence": defence,
        "defence_of": _defence(p, target),
        "defenders_lost": lost,
        "emptied": lost == int(p.soldati[target]),
    }


def _by_number(game: "War", p: Position, seat: int) -> Preview:
    """The possible results for each number of Soldati after the choice of a target, with a car if one may go along."""
    area, team = int(p.get(fields.MOVE_TO)), int(p.board.team[seat])
    owner = int(p.get(fields.MOVE_OWNER))
    numbers: list[NumberForecast] = []
    for soldati in range(1, int(p.soldati[p.get(fields.MOVE_FROM)]) + 1):
        after = p.copy()
        _set_out(game, after, seat, soldati)
        if after.phase == OVER or after.step() != step_kinds.STYLE:
            numbers.append({"soldati": soldati, "taken": int(after.owner[area]) == owner})
            continue
        forecast = _conflict(game, after, team)
        taken = sum(outcome["taken"] for outcome in forecast["outcomes"])
        numbers.append(
            {
                "soldati": soldati,
                "attack": forecast["attack"],
                "defence": forecast["defence"],
                "attackers": forecast["attackers"],
                "defenders": forecast["defenders"],
                "brute": forecast["brute"]["taken"],
                "finesse": taken,
                "of": len(forecast["outcomes"]),
            }
        )
    return {"area": game.names.words[move_codes.AREA][area], "numbers": numbers}


def _set_out(game: "War", p: Position, seat: int, soldati: int = 0) -> None:
    """Make the decisions up to the departure of this many Soldati: no bribe, a car if possible, special effects in full."""
    while p.phase != OVER and p.step() in BEFORE_DEPARTURE:
        if p.step() == step_kinds.HOW_MANY:
            chosen = move_codes.code(move_codes.SOLDATI, soldati)
        else:
            listed = STEPS[p.step()].choices(p, seat, p.stack[:0])
            chosen = listed[len(listed) - 1]
        make(p, seat, chosen, game.dice.copy())


def _conflict(game: "War", p: Position, team: int) -> Preview:
    """The possible results of the conflict in this position."""
    area = int(p.get(fields.MOVE_TO))
    forecast: Preview = {
        "area": game.names.words[move_codes.AREA][area],
        "attack": int(attack_bonus(p)),
        "defence": int(defence_bonus(p, area)),
        "defence_of": _defence(p, area),
        "attackers": int(p.get(fields.MOVE_SOLDATI)),
        "defenders": int(p.soldati[area]),
    }
    if p.step() == step_kinds.STYLE:
        after = p.copy()
        STEPS[after.step()].make(after, p.get(fields.SEAT), move_codes.BRUTE, 0, 0, 0)
        forecast["brute"] = _area_after(game, p, after)
    forecast["outcomes"] = _finesse(game, p, team, _attackers_choices(p), (move_codes.TAKE, move_codes.LEAVE))
    return forecast


def _without_conflict(game: "War", before: Position, after: Position) -> Preview:
    """The bonuses of an attack that took the area at once; empty if nothing was attacked."""
    area = int(before.get(fields.MOVE_TO))
    events = take_events(after, game.names)
    attack = next((event.arguments for event in events if event.kind == "attack"), None)
    if attack is None:
        return {}
    return {
        "area": attack["area"],
        "attack": attack["attack"],
        "defence": attack["defence"],
        "defence_of": _defence(before, area),
        "attackers": int(after.soldati[area]),
        "defenders": 0,
    }


def _attackers_choices(p: Position) -> tuple[int, ...]:
    """Take and leave if the attacker still has to choose, else the choice that was made."""
    if p.step() != step_kinds.TAKE_SECOND:
        return (move_codes.TAKE, move_codes.LEAVE)
    return (move_codes.TAKE if p.get(fields.CONFLICT_ATTACKER_TOOK) else move_codes.LEAVE,)


def _take_or_leave(game: "War", p: Position, team: int, verb: int) -> Preview:
    """The possible results of taking or leaving a card."""
    first = (verb,) if p.step() == step_kinds.TAKE_FIRST else _attackers_choices(p)
    second = (verb,) if p.step() == step_kinds.TAKE_SECOND else (move_codes.TAKE, move_codes.LEAVE)
    area = game.names.words[move_codes.AREA][int(p.get(fields.MOVE_TO))]
    return {"area": area, "outcomes": _finesse(game, p, team, first, second)}


def _finesse(game: "War", p: Position, team: int, first: tuple[int, ...], second: tuple[int, ...]) -> list[Outcome]:
    """The result of every pair of cards that the team cannot rule out, with every choice to take or leave that is still open."""
    cards = game.names.words[move_codes.CARD]
    attackers_card, defenders_card = _known_cards(p, team)
    outcomes: list[Outcome] = []
    for one, two in product(range(len(cards)), repeat=2):
        if attackers_card not in (-1, one) or defenders_card not in (-1, two):
            continue
        for attacker, defender in product(first, second):
            after = p.copy()
            after.set(fields.STEP, step_kinds.TAKE_SECOND)
            after.set_optional(fields.CONFLICT_ATTACKERS_CARD, one)
            after.set_optional(fields.CONFLICT_DEFENDERS_CARD, two)
            after.set(fields.CONFLICT_ATTACKER_TOOK, 1 if attacker == move_codes.TAKE else 0)
            STEPS[after.step()].make(after, p.get(fields.CONFLICT_DEFENDER), defender, 0, 0, 0)
            outcomes.append(
                {
                    "attackers_card": cards[one],
                    "defenders_card": cards[two],
                    "attacker": "take" if attacker == move_codes.TAKE else "leave",
                    "defender": "take" if defender == move_codes.TAKE else "leave",
                    **_area_after(game, p, after),
                }
            )
    return outcomes


def _known_cards(p: Position, team: int) -> tuple[int, int]:
    """The cards of attacker and defender, or -1 for a card that the team does not know."""
    if int(p.step()) not in SEALED:
        return -1, -1
    attacker, defender = int(p.get(fields.SEAT)), int(p.get(fields.CONFLICT_DEFENDER))
    attackers_card = int(p.get_optional(fields.CONFLICT_ATTACKERS_CARD)) if p.board.team[attacker] == team else -1
    defenders_card = int(p.get_optional(fields.CONFLICT_DEFENDERS_CARD)) if p.board.team[defender] == team else -1
    return attackers_card, defenders_card


def _area_after(game: "War", before: Position, after: Position) -> AreaAfterConflict:
    """The owner, Soldati and labs of the attacked area after the conflict."""
    area, side = int(before.get(fields.MOVE_TO)), int(before.get(fields.MOVE_OWNER))
    owner = int(after.owner[area])
    return {
        "taken": owner == side,
        "owner": game.names.owner_seat(owner),
        "soldati": int(after.soldati[area]),
        "labs": int(after.labs[area]),
    }


def _defence(p: Position, area: int) -> Defence:
    return {
        "labs": int(p.labs[area] * p.board.lab_defence),
        "vests": int(vests(p, area)),
        "bodyguards": int(bodyguards(p, area)),
    }
