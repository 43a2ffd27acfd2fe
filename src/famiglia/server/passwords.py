"""Passwords: argon2id in two threads of their own, and the same cost whether or not there is such an account."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from .problems import Trouble

T = TypeVar("T")

MEMORY: Final = 19 * 1024
"""KiB; with two passes and one lane what OWASP asks for at least."""
PASSES: Final = 2
LANES: Final = 1
THREADS: Final = 2
MOST_WAITING: Final = 50
SHORTEST: Final = 8
LONGEST: Final = 256
_TRIED_FIRST: Final = """
    password password1 password123 passw0rd 12345678 123456789 1234567890 0123456789 987654321 87654321 11111111
    00000000 11223344 12341234 123123123 qwertyui qwertyuiop qwerty123 qwertz123 qwertzui azertyui azertyuiop asdfghjk
    asdfasdf 1q2w3e4r 1qaz2wsx zaq12wsx abcd1234 abc12345 a1b2c3d4 iloveyou letmein1 sunshine princess football baseball
    superman starwars trustno1 whatever welcome1 computer internet passwort passwort1 hallo123 hallohallo geheim123
    schatz123 motdepasse motdepasse1 bonjour1 soleil123 doudou123 famiglia famiglia1 mafia123 corleone
"""
COMMON: Final = frozenset(_TRIED_FIRST.split())
"""Those that are tried first."""


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
            raise Trouble("busy", headers={"Retry-After": "2"})
        self.waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self.threads, work, *given)
        finally:
            self.waiting -= 1


def check_strength(password: str, account: str, field: str = "password") -> None:
    """Refuse what is too short, too common or the account's own name; anything else goes, spaces and all."""
    folded = password.casefold()
    if not SHORTEST <= len(password) <= LONGEST:
        raise Trouble("bad-password", extra={"field": field}, least=SHORTEST, most=LONGEST)
    if folded in COMMON or folded == account.casefold() or len(set(folded)) < 3:
        raise Trouble("bad-password", extra={"field": field}, least=SHORTEST, most=LONGEST)
