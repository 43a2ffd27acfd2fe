"""The settings of a war from the command line."""

from collections.abc import Sequence

from famiglia.bots import BOTS
from famiglia.dice import seed_from
from famiglia.war import OPTIONS, PackError
from famiglia.war.pack import load

from ..common.options import PlayOptions, expect
from .settings import PERSON, SEATS, WarSettings, seated

ME = "me"


def settings_from(options: PlayOptions) -> WarSettings:
    """The settings in the options; raises `ValueError` with the invalid option and what is expected."""
    bots, players = options.bots or "greedy", options.players
    expect("--bots", bots, BOTS["war"])
    if options.seat and players is not None:
        raise ValueError("--players and --seat: expected one of them, not both")
    if players is not None and players not in range(1, len(SEATS) + 1):
        raise ValueError(f"--players {players}: expected 1, 2, 3 or 4")
    for option in options.option:
        expect("--option", option, OPTIONS)
    seats = _seats(options.seat, bots) if options.seat else (seated(players or 1, bots), ("",) * len(SEATS))
    return WarSettings(
        holders=seats[0],
        names=seats[1],
        options=tuple(sorted(set(options.option))),
        pack=_pack(options.pack),
        seed=None if options.seed is None else seed_from(options.seed),
        lang=options.lang,
        record_path=options.record,
    )


def _seats(texts: Sequence[str], bots: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The holder and the name of each seat: `NW=me`, `SW=greedy`, `NE=Anna`; any other seat gets a bot."""
    holders, names = [bots] * len(SEATS), [""] * len(SEATS)
    for text in texts:
        id_, _, who = text.partition("=")
        if id_.upper() not in SEATS or not who:
            raise ValueError(f"--seat {text}: expected a corner ({', '.join(SEATS)}), = and me, a name, or a bot")
        seat = SEATS.index(id_.upper())
        holders[seat] = who if who in BOTS["war"] else PERSON
        names[seat] = "" if who in (ME, *BOTS["war"]) else who
    return tuple(holders), tuple(names)


def _pack(pack: str | None) -> str:
    """This pack, after checking that it can be played."""
    try:
        load(pack or "standard")
    except PackError as error:
        raise ValueError(f"--pack {pack}: {error}") from None
    return pack or "standard"
