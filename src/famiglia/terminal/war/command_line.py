"""What the command line says about a war: seats, house rules, pack and seed as settings; and a record in words."""

from collections.abc import Sequence
from pathlib import Path

from famiglia.bots import WAR_BOTS
from famiglia.dice import seed_from
from famiglia.record import AnyRecord, Verified
from famiglia.war import OPTIONS, PackError
from famiglia.war.describe import event_text, result_text
from famiglia.war.pack import load

from .settings import PERSON, SEATS, WarSettings, seated

ME = "me"


def settings_from(
    seats: Sequence[str],
    players: int | None,
    bots: str,
    options: Sequence[str],
    pack: str | None,
    seed: str | None,
    record: Path | None,
    lang: str,
) -> WarSettings:
    """The settings that the options name; `ValueError` says which of them is wrong and what is expected."""
    if bots not in WAR_BOTS:
        raise ValueError(f"--bots {bots}: expected one of {', '.join(WAR_BOTS)}")
    if seats and players is not None:
        raise ValueError("--players and --seat: expected one of them, not both")
    if players is not None and players not in range(1, len(SEATS) + 1):
        raise ValueError(f"--players {players}: expected 1, 2, 3 or 4")
    for option in options:
        if option not in OPTIONS:
            raise ValueError(f"--option {option}: expected one of {', '.join(OPTIONS)}")
    holders, names = _seats(seats, bots) if seats else (seated(players or 1, bots), ("",) * len(SEATS))
    return WarSettings(
        holders=holders,
        names=names,
        options=tuple(sorted(set(options))),
        pack=_pack(pack),
        seed=None if seed is None else seed_from(seed),
        lang=lang,
        record_path=record,
    )


def _seats(told: Sequence[str], bots: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Who holds which seat: `NW=me`, `SW=greedy`, `NE=Anna`; nobody named is a bot."""
    holders, names = [bots] * len(SEATS), [""] * len(SEATS)
    for text in told:
        id_, _, who = text.partition("=")
        if id_.upper() not in SEATS or not who:
            raise ValueError(f"--seat {text}: expected a corner ({', '.join(SEATS)}), = and me, a name, or a bot")
        seat = SEATS.index(id_.upper())
        holders[seat] = who if who in WAR_BOTS else PERSON
        names[seat] = "" if who in (ME, *WAR_BOTS) else who
    return tuple(holders), tuple(names)


def _pack(pack: str | None) -> str:
    """A pack that can be played."""
    try:
        load(pack or "standard")
    except PackError as error:
        raise ValueError(f"--pack {pack}: {error}") from None
    return pack or "standard"


def told(record: AnyRecord, lang: str) -> list[str]:
    """A recorded war in sentences; of an unfinished one only what everybody may know."""
    whole = record.game.result() is not None
    events = [*record.dealt.events, *(event for entry in record.entries for event in entry.events)]
    seats, pack = record.header.seats, record.header.pack
    lines = [event_text(pack, seats, event if whole else event.seen_by(None), lang) for event in events]
    return [line for line in lines if line]


def proven(found: Verified, lang: str) -> str:
    """The outcome that a verified record proves."""
    return result_text(found.record.header.pack, found.record.header.seats, found.result, lang)
