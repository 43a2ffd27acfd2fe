"""`famiglia rules`: print the rule register."""

from typing import Annotated

import typer

from .options import Lang, expect, fail, language


def rules(
    game: Annotated[str, typer.Argument(help="Whose rules: duel or war.")] = "duel",
    id_: Annotated[str | None, typer.Option("--id", help="Only this rule or ruling, such as D-51 or DA-31.")] = None,
    lang: Lang = "",
) -> None:
    """Print the rules, in our own words, with their ids and sources."""
    from famiglia.rulebook.register import GAMES as RULEBOOKS
    from famiglia.rulebook.register import Rule, register

    expect("game", game, RULEBOOKS)
    lang = language(lang)
    entries = register(game)
    if id_ is not None and id_.upper() not in entries:
        fail(f"--id {id_}: there is no such rule; ids look like D-51 or W-104 (rules), DA-31 or WA-33 (rulings)")
    for entry in entries.values() if id_ is None else (entries[id_.upper()],):
        if isinstance(entry, Rule):
            print(f"{entry.id}  {entry.sentence(lang)}")
            print(f"      {'; '.join([entry.cite, *entry.rulings])}")
        else:
            print(f"{entry.id}  {entry.sentence(lang)}")
            print(f"      {', '.join(entry.rules)}")
