"""A server may have as many connections open as the system grants, not only as many as the shell it was started from."""

import resource
from pathlib import Path

from .planted import planted
from .running import running

LOW = """
import resource
if __name__ == "__main__":
    resource.setrlimit(resource.RLIMIT_NOFILE, (128, 512))
"""


def test_the_soft_limit_is_raised_to_the_hard_one(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path / 'games.db'}", planted(tmp_path, LOW)) as server:
        assert (512, 512) == resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE)
