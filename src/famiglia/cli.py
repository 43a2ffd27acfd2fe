"""The command line: `famiglia play`, `replay`, `verify`, `rules`, `pack`, `protocol`."""

import sys
from collections.abc import Iterable
from io import TextIOWrapper
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NoReturn

import typer

if TYPE_CHECKING:
    from famiglia.record import AnyRecord

app = typer.Typer(
    help="Famiglia, the card game for two gangsters: play it, replay it, check it.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)

pack = typer.Typer(
    help="The components of the war, as data: check a pack, make one, look at one.", no_args_is_help=True
)
app.add_typer(pack, name="pack")

GAMES = ("duel", "war")
Lang = Annotated[str, typer.Option(help="Language: en, de or fr.")]


@app.command()
def play(
    game: Annotated[str, typer.Argument(help="Which game: duel or war.")] = "duel",
    opponent: Annotated[
        str | None, typer.Option(help="duel: greedy, random, or human for two players at one keyboard.")
    ] = None,
    edition: Annotated[str, typer.Option(help="duel: revised (2015/2017) or classic (2010).")] = "revised",
    option: Annotated[list[str] | None, typer.Option(help="House rule; a wrong one lists those of the game.")] = None,
    first: Annotated[int | None, typer.Option(help="duel, who begins: 1 (you) or 2; else the dice decide.")] = None,
    seed: Annotated[str | None, typer.Option(help="Deal from this seed: 64 hex digits, or any words.")] = None,
    memory_aid: Annotated[bool, typer.Option(help="duel: show the opponent's hand, which everybody saw grow.")] = False,
    seat: Annotated[list[str] | None, typer.Option(help="war, who sits where: NW=me, SW=greedy, NE=Anna.")] = None,
    players: Annotated[
        int | None, typer.Option(help="war: so many people, 1 to 4, and bots in the other seats.")
    ] = None,
    bots: Annotated[str | None, typer.Option(help="war, the other seats: greedy or random.")] = None,
    pack: Annotated[str | None, typer.Option(help="war: a folder with a pack of your own.")] = None,
    record: Annotated[Path | None, typer.Option(help="Write the record of the game to this file.")] = None,
    lang: Lang = "",
) -> None:
    """Play a duel or a war in this terminal."""
    _expect("game", game, GAMES)
    spoken = _language(lang)
    foreign = {"--seat": seat, "--players": players, "--bots": bots, "--pack": pack}
    if game == "war":
        foreign = {"--opponent": opponent, "--first": first, "--memory-aid": memory_aid or None}
        foreign["--edition"] = None if edition == "revised" else edition
    for name, given in foreign.items():
        if given is not None:
            _fail(f"{name}: not for the {game}")
    if game == "war":
        _play_war(seat or [], players, bots or "greedy", option or [], pack, seed, record, spoken)
        return
    from famiglia.bots import BOTS
    from famiglia.duel import EDITIONS, OPTIONS

    _expect("--edition", edition, EDITIONS)
    _expect("--opponent", opponent, (None, *BOTS, "human"))
    _expect("--first", first, (None, 1, 2))
    for name in option or ():
        _expect("--option", name, OPTIONS)
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
        _fail(str(error))
    _need_terminal()
    from famiglia.terminal import play_war

    play_war(settings, ask=not seats and players is None)


def _need_terminal() -> None:
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        _fail("famiglia play needs a terminal; for programs there is `famiglia protocol`")


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A record.")],
    plain: Annotated[bool, typer.Option(help="Print the moves instead of stepping through them.")] = False,
    pack: Annotated[str | None, typer.Option(help="war: the folder of the pack it was played with.")] = None,
    lang: Lang = "",
) -> None:
    """Step through a recorded game."""
    from famiglia.record import RecordError, read

    spoken = _language(lang)
    try:
        record = read(_bytes(file), pack=pack)
    except RecordError as error:
        _fail(f"{file}, {error}")
    if plain or not sys.stdout.isatty():
        _print_record(record, spoken)
    else:
        from famiglia.terminal import replay as step_through

        step_through(record, spoken)


@app.command()
def verify(
    file: Annotated[Path, typer.Argument(help="The record of a finished game.")],
    pack: Annotated[str | None, typer.Option(help="war: the folder of the pack it was played with.")] = None,
) -> None:
    """Derive a recorded game again from its seed: every shuffle, every position, the result."""
    from famiglia.record import RecordError
    from famiglia.record import verify as check

    try:
        found = check(_bytes(file), pack)
    except RecordError as error:
        _fail(f"{file}, {error}")
    if found.record.header.game == "war":
        from famiglia.terminal.war.command import proven

        outcome = proven(found, "en")
    else:
        outcome = " : ".join(str(points) for points in found.result.points) + "."
    print(
        f"{file}: intact. Moves: {found.moves}. Shuffles from the committed seed: {found.shuffles}. Result: {outcome}"
    )


@app.command()
def rules(
    game: Annotated[str, typer.Argument(help="Whose rules: duel or war.")] = "duel",
    id_: Annotated[str | None, typer.Option("--id", help="Only this rule or ruling, such as D-51 or DA-31.")] = None,
    lang: Lang = "",
) -> None:
    """Print the rules, in our words, with their ids and where they come from."""
    from famiglia.rulebook.register import GAMES as RULEBOOKS
    from famiglia.rulebook.register import Rule, register

    _expect("game", game, RULEBOOKS)
    spoken = _language(lang)
    entries = register(game)
    if id_ is not None and id_.upper() not in entries:
        _fail(f"--id {id_}: there is no such rule; ids look like D-51 or W-104 (rules), DA-31 or WA-33 (rulings)")
    for entry in entries.values() if id_ is None else (entries[id_.upper()],):
        if isinstance(entry, Rule):
            print(f"{entry.id}  {entry.sentence(spoken)}")
            print(f"      {'; '.join([entry.cite, *entry.rulings])}")
        else:
            print(f"{entry.id}  {entry.questions[spoken]} {entry.sentence(spoken)}")
            print(f"      {', '.join(entry.rules)}")


@pack.command("check")
def check_pack(path: Annotated[str, typer.Argument(help="A folder with a pack.")]) -> None:
    """Say everything that is wrong with a pack of the war, or only odd."""
    from famiglia.war.pack_command import check

    lines, status = check(path)
    print("\n".join(lines))
    raise typer.Exit(status)


@pack.command("new")
def new_pack(path: Annotated[str, typer.Argument(help="A folder that does not exist yet, or is empty.")]) -> None:
    """Write a commented copy of the standard pack, to fill in from a printed game."""
    from famiglia.war.pack import PackError
    from famiglia.war.pack_command import new

    try:
        print("\n".join(new(path)))
    except PackError as error:
        _fail(str(error))


@pack.command("show")
def show_pack(path: Annotated[str, typer.Argument(help="A folder with a pack.")] = "standard") -> None:
    """Print a pack of the war in plain words."""
    from famiglia.war.pack import PackError
    from famiglia.war.pack_command import show

    try:
        print(show(path))
    except PackError as error:
        _fail(str(error))


@app.command()
def protocol() -> None:
    """Talk JSON lines with a program: one request a line in, one answer a line out."""
    from famiglia.research.protocol import converse

    try:
        for answer in converse(sys.stdin.buffer):
            print(answer, flush=True)
    except (BrokenPipeError, KeyboardInterrupt):
        sys.stderr.close()


@app.command()
def balance(
    game: Annotated[str, typer.Argument(help="Which game: war.")] = "war",
    games: Annotated[int, typer.Option(help="How many games.", min=1)] = 1000,
    seed: Annotated[str, typer.Option(help="Any words; the same seed gives the same report.")] = "balance",
    bot: Annotated[str, typer.Option(help="greedy or random: plays against itself.")] = "greedy",
    processes: Annotated[int, typer.Option(help="How many games at once; changes nothing in the report.", min=1)] = 1,
    pack: Annotated[str, typer.Option(help="A folder with a pack of your own.")] = "standard",
    out: Annotated[Path | None, typer.Option(help="Write the report to this file instead of printing it.")] = None,
) -> None:
    """Let a bot play against itself and report the win rates of seats, families, characters and tiles."""
    from shlex import quote

    from famiglia.arena import balance as measure
    from famiglia.arena.report import page
    from famiglia.bots import WAR_BOTS
    from famiglia.war import PackError

    _expect("game", game, ("war",))
    _expect("--bot", bot, WAR_BOTS)
    command = f"famiglia balance war --games {games} --seed {quote(seed)} --bot {bot}"
    command += "" if pack == "standard" else f" --pack {quote(pack)}"
    try:
        report = page(measure(games, seed, bot, processes, pack), command)
    except PackError as error:
        _fail(str(error))
    if out is None:
        print(report, end="")
        return
    try:
        out.write_text(report, encoding="utf-8")
    except OSError as error:
        _fail(f"{out}: {error.strerror or error}")


@app.command()
def version() -> None:
    """Tell the version, and whether the engine is compiled."""
    from famiglia import __version__
    from famiglia.duel import cards

    how = "compiled" if str(cards.__file__).endswith((".so", ".pyd")) else "uncompiled"
    print(f"famiglia {__version__}, engine {how}")


def main() -> None:
    """The `famiglia` command: UTF-8 whatever the locale, and a fault of ours ends in one line, not in a traceback."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(encoding="utf-8")
    try:
        app()
    except Exception as error:
        print(f"famiglia: a fault of the program, please report it: {type(error).__name__}: {error}", file=sys.stderr)
        raise SystemExit(1) from None


def _print_record(record: "AnyRecord", lang: str) -> None:
    if record.header.game == "war":
        from famiglia.terminal.war.command import told

        print("\n".join(told(record, lang)))
        return
    from famiglia.terminal.log import sentence

    for event in record.events():
        print(sentence(lang, event, record.header.seats))


def _bytes(file: Path) -> bytes:
    try:
        return file.read_bytes()
    except OSError as error:
        _fail(f"{file}: {error.strerror or error}")


def _language(lang: str) -> str:
    from famiglia.words import LANGUAGES, language_at_hand

    _expect("--lang", lang, ("", *LANGUAGES))
    return lang or language_at_hand()


def _expect(what: str, found: object, choices: Iterable[object]) -> None:
    choices = tuple(choices)
    if found not in choices:
        named = ", ".join(str(choice) for choice in choices if choice not in (None, ""))
        _fail(f"{what} {found}: expected one of {named}")


def _fail(message: str) -> NoReturn:
    print(f"famiglia: {message}", file=sys.stderr)
    raise typer.Exit(2)
