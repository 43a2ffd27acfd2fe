"""`famiglia hint`."""

from pathlib import Path
from typing import Annotated

import typer

from .options import Lang, fail, language, number, read_file


def hint(
    file: Annotated[Path, typer.Argument(help="A record.")],
    step: Annotated[int | None, number("Before which move, counted from 1; else the last decision.")] = None,
    move: Annotated[str, typer.Option(help="Why not this move? In notation.")] = "",
    lang: Lang = "",
) -> None:
    """Tell what a strong player would do at a decision of a recorded game, and why."""
    from famiglia.record import RecordError, read
    from famiglia.terminal.common.hint_text import NoHintError, hint_for_record

    lang = language(lang)
    try:
        record = read(read_file(file, lang))
        print("\n".join(hint_for_record(record, step, move or None, lang)))
    except RecordError as error:
        fail(f"{file}, {error.text(lang)}")
    except NoHintError as error:
        fail(str(error))
