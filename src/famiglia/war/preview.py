"""What a move would bring: exact bonuses, losses and takeover, for every combination of conflict cards.

A preview knows what the seat's team knows: a card that the other team has laid face down stays open to every possibility.
"""

from itertools import product
from typing import TYPE_CHECKING, Any

from . import code, fields, stages
from .board import SEATS
from .bonus import attack_bonus, bodyguards, defence_bonus, strike_bonus, vests
from .census import fighting
from .engine import STEPS, make
from .position import OVER, Position
from .view import SEALED, Viewer, see

if TYPE_CHECKING:
    from .game import War
    from .moves import Move

ASKING = (stages.BRIBERY, stages.HOW_MANY, stages.CAR_ALONG, stages.REPLACE, stages.BUY)
"""Steps between naming a target and setting out."""
NAMING = (code.MOVE, code.ALLIES)
"""Moves that name a target before the number of Soldati is fixed."""


def preview(game: "War", seat: int, move: "Move") -> dict[str, Any]:
    """Bonuses and losses of a Strike, a movement or a conflict; empty where a move has no such consequences."""
    if game.why_not(seat, move) is not None:
        return {}
    verb = int(code.verb_of(move.code))
    if verb == code.STRIKE:
        return _strike(game, seat, move)
    team = int(game.position.board.team[seat])
    p = _with_open_supplies(game.position, team)
    if verb in NAMING:
        make(p, seat, move.code, game.dice.copy())
        return _by_number(game, p, seat)
    if verb in (code.TAKE, code.LEAVE):
        return _taking(game, p, team, verb)
    if verb == code.BRUTE:
        return {key: told for key, told in _conflict(game, p, team).items() if key != "outcomes"}
    before = int(p.step())
    make(p, seat, move.code, game.dice.copy())
    if before == stages.HOW_MANY:
        _set_out(game, p, seat)
    if p.phase == OVER or not fighting(p.step()) or before in (stages.DEFENDER, stages.TAKE_FIRST):
        return {}
    return _conflict(game, p, team)


def conflict_for(game: "War", viewer: Viewer) -> dict[str, Any]:
    """What the open conflict may still bring, as far as this viewer can tell; empty where there is none."""
    team = see(game.position, viewer).team
    p = _with_open_supplies(game.position, team)
    return _conflict(game, p, team) if p.phase != OVER and fighting(p.step()) else {}


def _with_open_supplies(p: Position, team: int) -> Position:
    """The position as far as the team knows it: how many Soldati strangers have left is not known, so they have enough."""
    p = p.copy()
    for seat in range(SEATS):
        if p.board.team[seat] != team:
            p.supply[seat] = p.board.all_soldati
    return p


def _strike(game: "War", seat: int, move: "Move") -> dict[str, Any]:
    """A Strike decides at once."""
    p = game.position
    target, car = int(code.second(move.code)), int(code.third(move.code))
    attack, defence = int(strike_bonus(p, seat, p.get(fields.FIGHT_SLOT), car)), int(defence_bonus(p, target))
    lost = max(0, min(attack - defence, int(p.soldati[target])))
    told = {"area": game.names.words[code.AREA][target], "attack": attack, "defence": defence}
    return told | {"defence_of": _defence(p, target), "defenders_lost": lost, "emptied": lost == p.soldati[target]}


def _by_number(game: "War", p: Position, seat: int) -> dict[str, Any]:
    """A target is named: what every number of Soldati could bring, with a car where one may go along."""
    area, team = int(p.get(fields.MOVE_TO)), int(p.board.team[seat])
    numbers = []
    for soldati in range(1, int(p.soldati[p.get(fields.MOVE_FROM)]) + 1):
        after = p.copy()
        _set_out(game, after, seat, soldati)
        if after.phase == OVER or after.step() != stages.STYLE:
            numbers.append({"soldati": soldati, "taken": after.owner[area] == seat})
            continue
        told = _conflict(game, after, team)
        taken = sum(outcome["taken"] for outcome in told["outcomes"])
        short = {key: told[key] for key in ("attack", "defence", "attackers", "defenders")}
        numbers.append(
            {
                "soldati": soldati,
                **short,
                "brute": told["brute"]["taken"],
                "finesse": taken,
                "of": len(told["outcomes"]),
            }
        )
    return {"area": game.names.words[code.AREA][area], "numbers": numbers}


def _set_out(game: "War", p: Position, seat: int, soldati: int = 0) -> None:
    """Answer what is asked before so many Soldati set out, with all that may go along."""
    while p.phase != OVER and p.step() in ASKING:
        if p.step() == stages.HOW_MANY:
            chosen = code.code(code.SOLDATI, soldati)
        else:
            listed = STEPS[p.step()].choices(p, seat, p.stack[:0])
            chosen = listed[0] if p.step() == stages.BRIBERY and len(listed) == 1 else listed[len(listed) - 1]
        make(p, seat, chosen, game.dice.copy())


def _conflict(game: "War", p: Position, team: int) -> dict[str, Any]:
    """The conflict that is open in this position."""
    area = int(p.get(fields.MOVE_TO))
    told: dict[str, Any] = {
        "area": game.names.words[code.AREA][area],
        "attack": int(attack_bonus(p)),
        "defence": int(defence_bonus(p, area)),
        "defence_of": _defence(p, area),
        "attackers": int(p.get(fields.MOVE_SOLDATI)),
        "defenders": int(p.soldati[area]),
    }
    if p.step() == stages.STYLE:
        after = p.copy()
        STEPS[after.step()].make(after, p.get(fields.SEAT), code.BRUTE, 0, 0, 0)
        told["brute"] = _stands(game, p, after)
    return told | {"outcomes": _finesse(game, p, team, _taken_first(p), (code.TAKE, code.LEAVE))}


def _taken_first(p: Position) -> tuple[int, ...]:
    """What the attacker may still choose, or has chosen."""
    if p.step() != stages.TAKE_SECOND:
        return (code.TAKE, code.LEAVE)
    return (code.TAKE if p.get(fields.CONFLICT_ATTACKER_TOOK) else code.LEAVE,)


def _taking(game: "War", p: Position, team: int, verb: int) -> dict[str, Any]:
    """Take or leave: what may come of it."""
    first = (verb,) if p.step() == stages.TAKE_FIRST else _taken_first(p)
    second = (verb,) if p.step() == stages.TAKE_SECOND else (code.TAKE, code.LEAVE)
    area = game.names.words[code.AREA][int(p.get(fields.MOVE_TO))]
    return {"area": area, "outcomes": _finesse(game, p, team, first, second)}


def _finesse(
    game: "War", p: Position, team: int, first: tuple[int, ...], second: tuple[int, ...]
) -> list[dict[str, Any]]:
    """Every pair of cards that the team cannot rule out, and every take or leave that is still open."""
    cards = game.names.words[code.CARD]
    own, other = _known(p, team)
    outcomes = []
    for one, two in product(range(len(cards)), repeat=2):
        if own not in (-1, one) or other not in (-1, two):
            continue
        for attacker, defender in product(first, second):
            after = p.copy()
            after.set(fields.STEP, stages.TAKE_SECOND)
            after.set_optional(fields.CONFLICT_ATTACKERS_CARD, one)
            after.set_optional(fields.CONFLICT_DEFENDERS_CARD, two)
            after.set(fields.CONFLICT_ATTACKER_TOOK, 1 if attacker == code.TAKE else 0)
            STEPS[after.step()].make(after, p.get(fields.CONFLICT_DEFENDER), defender, 0, 0, 0)
            outcomes.append(
                {
                    "attackers_card": cards[one],
                    "defenders_card": cards[two],
                    "attacker": "take" if attacker == code.TAKE else "leave",
                    "defender": "take" if defender == code.TAKE else "leave",
                    **_stands(game, p, after),
                }
            )
    return outcomes


def _known(p: Position, team: int) -> tuple[int, int]:
    """The cards of attacker and defender, as far as the team knows them; -1 for open."""
    if int(p.step()) not in SEALED:
        return -1, -1
    attacker, defender = int(p.get(fields.SEAT)), int(p.get(fields.CONFLICT_DEFENDER))
    own = int(p.get_optional(fields.CONFLICT_ATTACKERS_CARD)) if p.board.team[attacker] == team else -1
    other = int(p.get_optional(fields.CONFLICT_DEFENDERS_CARD)) if p.board.team[defender] == team else -1
    return own, other


def _stands(game: "War", before: Position, after: Position) -> dict[str, Any]:
    """Who stands in the area in the end."""
    area, side = int(before.get(fields.MOVE_TO)), int(before.get(fields.MOVE_OWNER))
    stands = int(after.owner[area])
    return {
        "taken": stands == side,
        "owner": game.names.owner_seat(stands),
        "soldati": int(after.soldati[area]),
        "labs": int(after.labs[area]),
    }


def _defence(p: Position, area: int) -> dict[str, int]:
    return {
        "labs": int(p.labs[area] * p.board.lab_defence),
        "vests": int(vests(p, area)),
        "bodyguards": int(bodyguards(p, area)),
    }
