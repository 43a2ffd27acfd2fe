"""Sentences for the steps of a war that changed most."""

from collections.abc import Sequence
from typing import NamedTuple

from famiglia.rulebook.refusal import Argument, Message, message

from ..pack import Pack
from .descriptions import seat_message


class Change(NamedTuple):
    """An area or a Mandamento that has another owner than before; None stands for no seat."""

    number: int
    """Its place in the pack."""
    old: int | None
    new: int | None
    was_neutral: bool = False
    """Whether neutral Soldati held it before."""


def moment_message(pack: Pack, mandamenti: Sequence[Change], areas: Sequence[Change]) -> tuple[int, Message]:
    """The seat that a step was about, and what happened; at least one area has changed hands."""
    area = min(areas, key=_rank)
    if mandamenti:
        return _about_mandamento(pack, min(mandamenti, key=_rank), area)
    return _about_area(pack.areas[area.number].name, area)


def _about_mandamento(pack: Pack, change: Change, area: Change) -> tuple[int, Message]:
    name = pack.mandamenti[change.number].name
    if change.new is not None:
        if change.old is None:
            return _of(change.new, "war-story-gained", mandamento=name)
        return _of(change.new, "war-story-seized", **{"from": seat_message(change.old)}, mandamento=name)
    assert change.old is not None
    if area.new is None or area.new == change.old:
        return _of(change.old, "war-story-lost", mandamento=name)
    place, loser = pack.areas[area.number].name, seat_message(change.old)
    return _of(area.new, "war-story-broken", **{"from": loser}, mandamento=name, area=place)


def _about_area(place: str, area: Change) -> tuple[int, Message]:
    if area.new is None:
        assert area.old is not None
        return _of(area.old, "war-story-area-lost", area=place)
    if area.old is not None:
        return _of(area.new, "war-story-area-from", **{"from": seat_message(area.old)}, area=place)
    return _of(area.new, "war-story-area", area=place, owner="neutral" if area.was_neutral else "nobody")


def _of(seat: int, id_: str, **arguments: Argument) -> tuple[int, Message]:
    return seat, message(id_, seat=seat_message(seat), **arguments)


def _rank(change: Change) -> tuple[bool, bool, int]:
    """First what one seat took from another, then what a seat gained, then what was lost."""
    return (change.new is None, change.old is None, change.number)
