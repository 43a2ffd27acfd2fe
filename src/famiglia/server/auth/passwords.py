"""Passwords: argon2id in two threads of their own, and the same cost whether or not there is such an account."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from famiglia.rulebook import message

from ..http.problems import ProblemError
from .common_passwords import FEWEST_DIGITS, weakness

T = TypeVar("T")

MEMORY: Final = 19 * 1024
"""KiB; with two passes and one lane what OWASP asks for at least."""
PASSES: Final = 2
LANES: Final = 1
THREADS: Final = 2
MOST_WAITING: Final = 50
SHORTEST: Final = 8
LONGEST: Final = 256


class Passwords:
    """Makes and checks hashes without holding up the loop."""

    def __init__(self) -> None:
        self.hasher = PasswordHasher(time_cost=PASSES, memory_cost=MEMORY, parallelism=LANES)
        self.threads = ThreadPoolExecutor(THREADS, thread_name_prefix="password")
        self.waiting = 0
        self.nobody: str | None = None

    async def hash(self, password: str) -> str:
        """What is kept of a password."""
        return await self._run(self._hash, password)

    async def check(self, password: str, kept: str | None) -> bool:
        """Is it this password? Without an account (None) the answer is no, after the same work."""
        return await self._run(self._check, password, kept)

    def close(self) -> None:
        self.threads.shutdown(wait=True, cancel_futures=True)

    def _hash(self, password: str) -> str:
        return self.hasher.hash(password)

    def _check(self, password: str, kept: str | None) -> bool:
        if kept is None:
            if self.nobody is None:
                self.nobody = self.hasher.hash("nobody has this password")
            kept, answer = self.nobody, False
        else:
            answer = True
        try:
            self.hasher.verify(kept, password)
        except (VerificationError, InvalidHashError):
            return False
        return answer

    async def _run(self, work: Callable[..., T], *given: object) -> T:
        if self.waiting >= MOST_WAITING:
            raise ProblemError("busy", headers={"Retry-After": "2"})
        self.waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self.threads, work, *given)
        finally:
            self.waiting -= 1


def check_strength(password: str, account: str, field: str = "password") -> None:
    """Refuse what is too short or soon guessed; anything else goes, spaces and all."""
    if not SHORTEST <= len(password) <= LONGEST:
        what = message("password-length", least=SHORTEST, most=LONGEST)
    elif weak := weakness(password, account):
        what = message(f"password-{weak}", least=FEWEST_DIGITS)
    else:
        return
    raise ProblemError("bad-password", extra={"field": field}, what=what)
