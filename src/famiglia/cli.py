"""The command line: `famiglia play`, `replay`, `verify`, `rules`, `protocol`."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NoReturn

import typer

if TYPE_CHECKING:
    from famiglia.record import Record

app = typer.Typer(
    help="Famiglia, the card game for two gangsters: play it, replay it, check it.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)

Lang = Annotated[str, typer.Option(help="Language: en, de or fr.")]


@app.command()
def play(
    game: Annotated[str, typer.Argument(help="Which game: duel.")] = "duel",
    opponent: Annotated[
        str | None, typer.Option(help="greedy, random, or human for two players at one keyboard.")
    ] = None,
    edition: Annotated[str, typer.Option(help="revised (2015/2017) or classic (2010).")] = "revised",
    option: Annotated[
        list[str] | None, typer.Option(help="House rule: fair-pass-out, full-strength, strict-mercenaries.")
    ] = None,
    first: Annotated[int | None, typer.Option(help="Who begins: 1 (you) or 2; else the dice decide.")] = None,
    seed: Annotated[str | None, typer.Option(help="Deal from this seed: 64 hex digits, or any words.")] = None,
    memory_aid: Annotated[bool, typer.Option(help="Show the opponent's hand, which everybody saw grow.")] = False,
    record: Annotated[Path | None, typer.Option(help="Write the record of the game to this file.")] = None,
    lang: Lang = "",
) -> None:
    """Play a duel in this terminal."""
    _expect("game", game, ("duel",))
    _expect("--lang", lang, ("", "en", "de", "fr"))
    _expect("--edition", edition, ("revised", "classic"))
    _expect("--opponent", opponent, (None, "greedy", "random", "human"))
    _expect("--first", first, (None, 1, 2))
    for name in option or ():
        _expect("--option", name, ("fair-pass-out", "full-strength", "strict-mercenaries"))
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        _fail("famiglia play needs a terminal; for programs there is `famiglia protocol`")
    from famiglia.dice import seed_from
    from famiglia.terminal import Settings, play_duel
    from famiglia.words import language_at_hand

    settings = Settings(
        edition=edition,
        options=tuple(sorted(set(option or ()))),
        opponent=opponent or "greedy",
        first=None if first is None else first - 1,
        seed=None if seed is None else seed_from(seed),
        lang=lang or language_at_hand(),
        memory_aid=memory_aid,
        record_path=record,
    )
    play_duel(settings, ask=opponent is None)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A record.")],
    plain: Annotated[bool, typer.Option(help="Print the moves instead of stepping through them.")] = False,
    lang: Lang = "",
) -> None:
    """Step through a recorded game."""
    _expect("--lang", lang, ("", "en", "de", "fr"))
    from famiglia.record import RecordError, read
    from famiglia.words import language_at_hand

    try:
        record = read(_bytes(file))
    except RecordError as error:
        _fail(f"{file}, {error}")
    if plain or not sys.stdout.isatty():
        _print_record(record, lang or language_at_hand())
    else:
        from famiglia.terminal import replay as step_through

        step_through(record, lang or language_at_hand())


@app.command()
def verify(file: Annotated[Path, typer.Argument(help="The record of a finished game.")]) -> None:
    """Derive a recorded game again from its seed: every shuffle, every position, the result."""
    from famiglia.record import RecordError
    from famiglia.record import verify as check

    try:
        found = check(_bytes(file))
    except RecordError as error:
        _fail(f"{file}, {error}")
    points = " : ".join(str(points) for points in found.result.points)
    print(f"{file}: intact. {found.moves} moves, {found.shuffles} shuffles from the committed seed, result {points}.")


@app.command()
def rules(
    game: Annotated[str, typer.Argument(help="Which game: duel.")] = "duel",
    id_: Annotated[str | None, typer.Option("--id", help="Only this rule or ruling, such as D-51 or DA-31.")] = None,
    lang: Lang = "",
) -> None:
    """Print the rules, in our words, with their ids and where they come from."""
    _expect("game", game, ("duel",))
    _expect("--lang", lang, ("", "en", "de", "fr"))
    from famiglia.rulebook.register import Rule, register
    from famiglia.words import language_at_hand

    entries = register(game)
    if id_ is not None and id_ not in entries:
        _fail(f"--id {id_}: there is no such rule; ids look like D-51 (rule) or DA-31 (ruling)")
    lang = lang or language_at_hand()
    for entry in entries.values() if id_ is None else (entries[id_],):
        print(f"{entry.id}  {entry.sentence(lang)}")
        if isinstance(entry, Rule):
            rulings = f"; {', '.join(entry.rulings)}" if entry.rulings else ""
            print(f"      {entry.cite}{rulings}")
        else:
            print(f"      {entry.questions[lang]} {', '.join(entry.rules)}")


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
def version() -> None:
    """Tell the version, and whether the engine is compiled."""
    from famiglia import __version__
    from famiglia.duel import cards

    how = "compiled" if str(cards.__file__).endswith((".so", ".pyd")) else "uncompiled"
    print(f"famiglia {__version__}, engine {how}")


def _print_record(record: "Record", lang: str) -> None:
    from famiglia.terminal.log import sentence

    for event in record.events():
        print(sentence(lang, event, record.header.seats))


def _bytes(file: Path) -> bytes:
    try:
        return file.read_bytes()
    except OSError as error:
        _fail(f"{file}: {error.strerror or error}")


def _expect(what: str, found: object, choices: tuple[object, ...]) -> None:
    if found not in choices:
        named = ", ".join(str(choice) for choice in choices if choice not in (None, ""))
        _fail(f"{what} {found}: expected one of {named}")


def _fail(message: str) -> NoReturn:
    print(f"famiglia: {message}", file=sys.stderr)
    raise typer.Exit(2)
