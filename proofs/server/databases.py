"""Fresh databases for proofs: files of SQLite, and a PostgreSQL server that is started when the first one is wanted."""

from itertools import count
from pathlib import Path
from types import TracebackType

from tests.services import Postgres


class Databases:
    """Hands out empty databases; what was started for them is stopped in the end."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.numbers = count(1)
        self.server: Postgres | None = None

    def __enter__(self) -> "Databases":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.server is not None:
            self.server.remove()

    def sqlite(self) -> str:
        """An empty file."""
        return f"sqlite:///{self.folder / f'proof-{next(self.numbers)}.db'}"

    def postgres(self) -> str:
        """An empty database of PostgreSQL, with all its care for the disk."""
        if self.server is None:
            self.server = Postgres()
            self.server.start()
        return self.server.new_database()
