"""Hashing and checking passwords: argon2id in two threads, at the same cost whether the account exists or not."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from typing import Final, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from famiglia.rulebook import message

from ..http.problems import ProblemError
from .common_passwords import MIN_DIGITS, weakness

T = TypeVar("T")

MEMORY: Final = 19 * 1024
"""KiB; with two passes and one lane the minimum that OWASP recommends."""
PASSES: Final = 2
LANES: Final = 1
THREADS: Final = 2
MAX_WAITING: Final = 50
MIN_LENGTH: Final = 8
MAX_LENGTH: Final = 256


class Passwords:
    """Computes and checks password hashes in threads, without blocking the event loop."""

    def __init__(self) -> None:
        self.hasher = PasswordHasher(time_cost=PASSES, memory_cost=MEMORY, parallelism=LANES)
        self.threads = ThreadPoolExecutor(THREADS, thread_name_prefix="password")
        self.waiting = 0

    async def hash(self, password: str) -> str:
        """The hash of a password, for the store."""
        return await self._run(self._hash, password)

    async def check(self, password: str, stored: str | None) -> bool:
        """Does the password match the stored hash? None stands for an account that does not exist and takes the same time."""
        return await self._run(self._check, password, stored)

    @cached_property
    def _dummy_hash(self) -> str:
        """Stands in for the hash of an account that does not exist."""
        return self.hasher.hash("no account has this password")

    def close(self) -> None:
        """Cancel waiting work, and end the threads."""
        self.threads.shutdown(wait=True, cancel_futures=True)

    def _hash(self, password: str) -> str:
        return self.hasher.hash(password)

    def _check(self, password: str, stored: str | None) -> bool:
        try:
            self.hasher.verify(self._dummy_hash if stored is None else stored, password)
        except (VerificationError, InvalidHashError):
            return False
        return stored is not None

    async def _run(self, work: Callable[..., T], *args: object) -> T:
        if self.waiting >= MAX_WAITING:
            raise ProblemError("busy", headers={"Retry-After": "2"})
        self.waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self.threads, work, *args)
        finally:
            self.waiting -= 1


def check_strength(password: str, account: str, field: str = "password") -> None:
    """Raise the problem `bad-password` if a password is too short, too long or easily guessed."""
    if not MIN_LENGTH <= len(password) <= MAX_LENGTH:
        what = message("password-length", least=MIN_LENGTH, most=MAX_LENGTH)
    elif weak := weakness(password, account):
        what = message(f"password-{weak}", least=MIN_DIGITS)
    else:
        return
    raise ProblemError("bad-password", extra={"field": field}, what=what)
