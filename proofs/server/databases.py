"""Empty databases for proofs: SQLite files, and PostgreSQL and Redis servers that are started when first needed."""

from itertools import count
from pathlib import Path
from types import TracebackType

from tests.services import Postgres, Redis


class Databases:
    """Provides empty databases; the servers that were started are stopped at the end."""

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
        """The URL of a new SQLite file."""
        return f"sqlite:///{self.folder / f'proof-{next(self.numbers)}.db'}"

    def postgres(self) -> str:
        """The URL of a new PostgreSQL database, with `fsync` on."""
        if self.server is None:
            self.server = Postgres()
            self.server.start()
        return self.server.new_database()

    def redis(self) -> str:
        """The URL of the one Redis server."""
        if self.bus is None:
            self.bus = Redis()
            self.bus.start()
        return self.bus.url
