"""Who is asking: a cookie with 256 random bits, of which the store keeps the SHA-256."""

import secrets
from collections import OrderedDict
from hashlib import sha256
from time import monotonic
from typing import Final

import msgspec

from famiglia.store import Player, Store

LIFETIME: Final = 90 * 24 * 3600
"""Seconds without a visit; then one signs in again, by link or password."""
RENEW_AFTER: Final = LIFETIME // 10
"""Seconds after which a visit gives a session its whole lifetime again; so it is written rarely, however much one plays."""
REMEMBERED: Final = 60
"""For so many seconds a session is believed without asking the store, unless the bus says otherwise."""
MOST_REMEMBERED: Final = 10_000


class Session(msgspec.Struct, frozen=True):
    """A person who has shown a valid cookie."""

    hash: str
    player: Player
    expires: int


def new_secret() -> str:
    """256 bits to hand to a person: a session's token, or the link of a guest."""
    return secrets.token_urlsafe(32)


def hashed(secret: str) -> str:
    """What is kept of a secret; it has 256 bits, so a plain hash cannot be turned back."""
    return sha256(secret.encode()).hexdigest()


class Sessions:
    """Begins, remembers and ends sessions."""

    def __init__(self, store: Store, secure: bool, name: str, alone: bool) -> None:
        self.store = store
        self.alone = alone
        """Does no other process change sessions and players? Only then are they remembered."""
        self.secure = secure
        self.cookie = f"__Host-{name}" if secure else name
        self.remembered: OrderedDict[str, tuple[float, Session]] = OrderedDict()

    async def begin(self, player: Player, at: int, instead: Session | None = None) -> str:
        """A new session in place of the one that the person came with; the token goes into a cookie and nowhere else."""
        token = new_secret()
        await self.store.new_session(hashed(token), player.id, at, at + LIFETIME)
        if instead is not None:
            await self.end(instead)
        return token

    async def find(self, cookies: str, at: int) -> Session | None:
        """The session that a Cookie header names, if it is still good."""
        token = self._token(cookies)
        if token is None:
            return None
        key = hashed(token)
        found = self.remembered.get(key)
        if found is not None and found[0] > monotonic() and found[1].expires > at:
            self.remembered.move_to_end(key)
            return found[1]
        kept = await self.store.session(key, at)
        if kept is None:
            self.remembered.pop(key, None)
            return None
        session = Session(key, *kept)
        if not self.alone:
            return session
        self.remembered[key] = (monotonic() + REMEMBERED, session)
        if len(self.remembered) > MOST_REMEMBERED:
            self.remembered.popitem(last=False)
        return session

    async def renew(self, session: Session, cookies: str, at: int) -> str | None:
        """The cookie with a whole lifetime, for a session that has passed some of it and has not ended."""
        token = self._token(cookies)
        if token is None or session.expires > at + LIFETIME - RENEW_AFTER:
            return None
        self.forget(session.hash)
        prolonged = await self.store.prolong_session(session.hash, at, at + LIFETIME)
        return self.set_cookie(token) if prolonged else None

    async def end(self, session: Session) -> None:
        await self.store.drop_session(session.hash)
        self.forget(session.hash)

    def forget(self, hash_: str) -> None:
        """Ask the store the next time."""
        self.remembered.pop(hash_, None)

    def forget_player(self, player: str) -> None:
        """Somebody has another name now, or another account."""
        for key in [key for key, (_, session) in self.remembered.items() if session.player.id == player]:
            del self.remembered[key]

    def set_cookie(self, token: str) -> str:
        """The header that gives the browser its token."""
        return self._cookie(token, LIFETIME)

    def clear_cookie(self) -> str:
        return self._cookie("", 0)

    def _cookie(self, value: str, age: int) -> str:
        told = f"{self.cookie}={value}; Path=/; Max-Age={age}; HttpOnly; SameSite=Strict"
        return told + "; Secure" if self.secure else told

    def _token(self, cookies: str) -> str | None:
        for part in cookies.split(";"):
            name, _, value = part.strip().partition("=")
            if name == self.cookie and value:
                return value
        return None
