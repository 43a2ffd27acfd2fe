"""The options of `famiglia play` for a game in this terminal."""

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class PlayOptions:
    """The options as typed; those that were not given are None, empty or False."""

    lang: str
    option: tuple[str, ...] = ()
    seed: str | None = None
    record: Path | None = None
    opponent: str | None = None
    edition: str | None = None
    first: int | None = None
    memory_aid: bool = False
    seat: tuple[str, ...] = ()
    players: int | None = None
    bots: str | None = None
    pack: str | None = None

    def given(self) -> list[str]:
        """The names of the options that were given, except the language."""
        missing: tuple[object, ...] = (None, False)
        names = [name for name, value in vars(self).items() if value != () and not any(value is no for no in missing)]
        return [name.replace("_", "-") for name in names if name != "lang"]


def expect(name: str, found: object, choices: Iterable[object]) -> None:
    """Raise `ValueError` if the option was given and is not one of the choices."""
    known = tuple(choices)
    if found is not None and found not in known:
        raise ValueError(f"{name} {found}: expected one of {', '.join(str(choice) for choice in known)}")
