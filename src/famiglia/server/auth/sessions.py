"""Sessions of players: a cookie with a token of 256 random bits, of which the store has only the SHA-256 hash."""

import secrets
from collections import OrderedDict
from hashlib import sha256
from time import monotonic
from typing import Final

import msgspec

from famiglia.store import Player, Store

LIFETIME: Final = 90 * 24 * 3600
"""Seconds from the last visit until a player must sign in again."""
RENEW_AFTER: Final = LIFETIME // 10
"""Seconds after which a visit extends a session. This keeps writes to the store rare."""
CACHE_SECONDS: Final = 60
"""Seconds for which a session is cached, unless it ends or changes in this process."""
MAX_CACHED: Final = 10_000


class Session(msgspec.Struct, frozen=True):
    """A session that has not expired, and its player."""

    hash: str
    player: Player
    expires: int

    def is_due(self, now: int) -> bool:
        """Is it time to extend the session?"""
        return self.expires <= now + LIFETIME - RENEW_AFTER


def new_secret() -> str:
    """A secret of 256 bits: the token of a session, or the link of a guest."""
    return secrets.token_urlsafe(32)


def hashed(secret: str) -> str:
    """The hash of a secret, for the store. A plain hash is enough, because nobody can guess 256 random bits."""
    return sha256(secret.encode()).hexdigest()


class Sessions:
    """Starts, finds, renews and ends sessions."""

    def __init__(self, store: Store, secure: bool, name: str, cached: bool) -> None:
        self.store = store
        self.cached = cached
        """May sessions be cached? Only if no other process changes sessions and players."""
        self.secure = secure
        self.cookie = f"__Host-{name}" if secure else name
        self.cache: OrderedDict[str, tuple[float, Session]] = OrderedDict()

    async def start(self, player: Player, now: int, replaced: Session | None = None) -> str:
        """Start a session, and end the one that it replaces. Returns the token, which only the cookie may hold."""
        token = new_secret()
        await self.store.new_session(hashed(token), player.id, now, now + LIFETIME)
        if replaced is not None:
            await self.end(replaced)
        return token

    async def find(self, cookies: str, now: int) -> Session | None:
        """The session that a Cookie header names, if it has not expired."""
        token = self._token(cookies)
        if token is None:
            return None
        key = hashed(token)
        cached = self.cache.get(key)
        if cached is not None and cached[0] > monotonic() and cached[1].expires > now:
            self.cache.move_to_end(key)
            return cached[1]
        stored = await self.store.session(key, now)
        if stored is None:
            self.cache.pop(key, None)
            return None
        session = Session(key, *stored)
        if not self.cached:
            return session
        self.cache[key] = (monotonic() + CACHE_SECONDS, session)
        if len(self.cache) > MAX_CACHED:
            self.cache.popitem(last=False)
        return session

    async def renew(self, session: Session, cookies: str, now: int) -> str | None:
        """Extend a session to its whole lifetime. Returns the Set-Cookie header, or None if it is too early or too late."""
        token = self._token(cookies)
        if token is None or not session.is_due(now):
            return None
        self.forget(session.hash)
        prolonged = await self.store.extend_session(session.hash, now, now + LIFETIME)
        return self.set_cookie(token) if prolonged else None

    async def end(self, session: Session) -> None:
        await self.store.delete_session(session.hash)
        self.forget(session.hash)

    def forget(self, hash_: str) -> None:
        """Remove a session from the cache."""
        self.cache.pop(hash_, None)

    def forget_player(self, player: str) -> None:
        """Remove the sessions of a player from the cache, because the name or the account has changed."""
        for key in [key for key, (_, session) in self.cache.items() if session.player.id == player]:
            del self.cache[key]

    def set_cookie(self, token: str) -> str:
        """The Set-Cookie header with this token."""
        return self._cookie(token, LIFETIME)

    def clear_cookie(self) -> str:
        """The Set-Cookie header that removes the cookie."""
        return self._cookie("", 0)

    def _cookie(self, value: str, age: int) -> str:
        header = f"{self.cookie}={value}; Path=/; Max-Age={age}; HttpOnly; SameSite=Strict"
        return header + "; Secure" if self.secure else header

    def _token(self, cookies: str) -> str | None:
        for part in cookies.split(";"):
            name, _, value = part.strip().partition("=")
            if name == self.cookie and value:
                return value
        return None
