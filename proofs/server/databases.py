"""Fresh databases for proofs: files of SQLite, and servers (PostgreSQL, Redis) that are started when they are first wanted."""

from itertools import count
from pathlib import Path
from types import TracebackType

from tests.services import Postgres, Redis


class Databases:
    """Hands out empty databases; what was started for them is stopped in the end."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.numbers = count(1)
        self.server: Postgres | None = None
        self.bus: Redis | None = None

    def __enter__(self) -> "Databases":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for started in (self.server, self.bus):
            if started is not None:
                started.remove()

    def sqlite(self) -> str:
        """An empty file."""
        return f"sqlite:///{self.folder / f'proof-{next(self.numbers)}.db'}"

    def postgres(self) -> str:
        """An empty database of PostgreSQL, with all its care for the disk."""
        if self.server is None:
            self.server = Postgres()
            self.server.start()
        return self.server.new_database()

    def redis(self) -> str:
        """The address of a Redis server, which is the same for all."""
        if self.bus is None:
            self.bus = Redis()
            self.bus.start()
        return self.bus.url
