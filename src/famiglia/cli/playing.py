"""Play: in the browser, or a game by its name in this terminal."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from .asking import Lang, expect, fail, language, number

GAMES = ("duel", "war")


def play(
    game: Annotated[
        str | None, typer.Argument(help="duel or war: in this terminal. Without a game: in the browser.")
    ] = None,
    opponent: Annotated[
        str | None, typer.Option(help="duel: greedy, random, or human for two players at one keyboard.")
    ] = None,
    edition: Annotated[str, typer.Option(help="duel: revised (2015/2017) or classic (2010).")] = "revised",
    option: Annotated[list[str] | None, typer.Option(help="House rule; a wrong one lists those of the game.")] = None,
    first: Annotated[int | None, number("duel, who begins: 1 (you) or 2; else the dice decide.")] = None,
    seed: Annotated[str | None, typer.Option(help="Deal from this seed: 64 hex digits, or any words.")] = None,
    memory_aid: Annotated[bool, typer.Option(help="duel: show the opponent's hand, which everybody saw grow.")] = False,
    seat: Annotated[list[str] | None, typer.Option(help="war, who sits where: NW=me, SW=greedy, NE=Anna.")] = None,
    players: Annotated[int | None, number("war: so many people, 1 to 4, and bots in the other seats.")] = None,
    bots: Annotated[str | None, typer.Option(help="war, the other seats: greedy or random.")] = None,
    pack: Annotated[str | None, typer.Option(help="war: a folder with a pack of your own.")] = None,
    record: Annotated[Path | None, typer.Option(help="Write the record of the game to this file.")] = None,
    port: Annotated[int | None, number("browser: this port (8310, else any free one).")] = None,
    browser: Annotated[bool, typer.Option(help="browser: open it, or only tell the address.")] = True,
    data: Annotated[Path | None, typer.Option(help="browser: keep the games in this folder.")] = None,
    lan: Annotated[bool, typer.Option(help="browser: let phones and computers in the house join.")] = False,
    lang: Lang = "",
) -> None:
    """Play in the browser; with the name of a game, in this terminal."""
    in_terminal = {
        "edition": edition != "revised", "opponent": opponent, "option": option, "first": first, "seed": seed,
        "memory-aid": memory_aid, "seat": seat, "players": players, "bots": bots, "pack": pack, "record": record, "lang": lang,
    }  # fmt: skip
    if game is None:
        if asked := [f"--{name}" for name, wish in in_terminal.items() if wish]:
            fail(
                f"{', '.join(asked)}: say which game to play in this terminal, famiglia play duel or famiglia play war; "
                "in the browser you choose at the table"
            )
        from .browsing import play_in_browser

        play_in_browser(port, browser, data, lan)
        return
    expect("game", game, GAMES)
    if port is not None or not browser or data is not None or lan:
        fail(f"--port, --no-browser, --data, --lan: only without a game, not for famiglia play {game}")
    spoken = language(lang)
    foreign = {"--seat": seat, "--players": players, "--bots": bots, "--pack": pack}
    if game == "war":
        foreign = {"--opponent": opponent, "--first": first, "--memory-aid": memory_aid or None}
        foreign["--edition"] = None if edition == "revised" else edition
    for name, given in foreign.items():
        if given is not None:
            fail(f"{name}: not for the {game}")
    if game == "war":
        _play_war(seat or [], players, bots or "greedy", option or [], pack, seed, record, spoken)
        return
    from famiglia.bots import BOTS
    from famiglia.duel import EDITIONS, OPTIONS

    expect("--edition", edition, EDITIONS)
    expect("--opponent", opponent, (None, *BOTS, "human"))
    expect("--first", first, (None, 1, 2))
    for name in option or ():
        expect("--option", name, OPTIONS)
    _need_terminal()
    from famiglia.dice import seed_from
    from famiglia.terminal import Settings, play_duel

    settings = Settings(
        edition=edition,
        options=tuple(sorted(set(option or ()))),
        opponent=opponent or "greedy",
        first=None if first is None else first - 1,
        seed=None if seed is None else seed_from(seed),
        lang=spoken,
        memory_aid=memory_aid,
        record_path=record,
    )
    play_duel(settings, ask=opponent is None)


def _play_war(
    seats: list[str],
    players: int | None,
    bots: str,
    options: list[str],
    pack: str | None,
    seed: str | None,
    record: Path | None,
    lang: str,
) -> None:
    """Without seats or players the screen asks who plays."""
    from famiglia.terminal.war.command import settings_from

    try:
        settings = settings_from(seats, players, bots, options, pack, seed, record, lang)
    except ValueError as error:
        fail(str(error))
    _need_terminal()
    from famiglia.terminal import play_war

    play_war(settings, ask=not seats and players is None)


def _need_terminal() -> None:
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        fail("famiglia play needs a terminal; for programs there is `famiglia protocol`")
