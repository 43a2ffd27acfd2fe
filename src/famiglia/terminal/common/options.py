"""What `famiglia play` was asked for in this terminal."""

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class PlayOptions:
    """The options as they were typed; None, empty or False for those that were not given."""

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
        """The names of the options that were given, the language aside."""
        fields = {name: value for name, value in vars(self).items() if name != "lang"}
        return [name.replace("_", "-") for name, value in fields.items() if value not in (None, (), False)]


def expect(name: str, found: object, choices: Iterable[object]) -> None:
    """`ValueError` with what is expected, unless this is one of the choices."""
    known = tuple(choices)
    if found not in known:
        raise ValueError(f"{name} {found}: expected one of {', '.join(str(choice) for choice in known)}")
