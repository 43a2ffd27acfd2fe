"""Queries and changes of players, accounts and sessions. Callers pass only hashes of secrets."""

import secrets
import unicodedata

from sqlalchemy import Connection, bindparam, delete, select, update
from sqlalchemy.exc import IntegrityError

from .database import insert
from .errors import AccountTaken
from .rows import Player
from .schema import alias, player, session

PLAYER_COLUMNS = [player.c[name] for name in Player.__struct_fields__]
SESSION_PLAYER = (
    select(*PLAYER_COLUMNS, session.c.expires)
    .join(session, session.c.player == player.c.id)
    .where(session.c.hash == bindparam("hash"), session.c.expires > bindparam("now"))
)


def folded(account: str) -> str:
    """The name of an account without differences that people overlook: case, width and the encoding of accents."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", account).casefold())


def new_player(connection: Connection, name: str, link_hash: str, now: int) -> Player:
    """Create a guest."""
    guest = Player(secrets.token_urlsafe(16), name, None, now)
    connection.execute(player.insert().values(id=guest.id, name=name, link_hash=link_hash, created=now))
    return guest


def player_of(connection: Connection, player_id: str) -> Player | None:
    """The player with this id; for a guest whose games were transferred to an account, the account."""
    current = connection.execute(select(alias.c.new).where(alias.c.old == player_id)).scalar()
    row = connection.execute(select(*PLAYER_COLUMNS).where(player.c.id == (current or player_id))).one_or_none()
    return Player(*row) if row else None


def player_by_link(connection: Connection, link_hash: str) -> Player | None:
    """The guest with this secret link."""
    row = connection.execute(select(*PLAYER_COLUMNS).where(player.c.link_hash == link_hash)).one_or_none()
    return Player(*row) if row else None


def player_by_account(connection: Connection, account: str) -> tuple[Player, str] | None:
    """The player with this account, and the hash of the password."""
    query = select(*PLAYER_COLUMNS, player.c.password_hash).where(player.c.account_folded == folded(account))
    row = connection.execute(query).one_or_none()
    return (Player(*row[:-1]), row[-1]) if row else None


def make_account(connection: Connection, player_id: str, account: str, password_hash: str) -> None:
    """Give a guest an account. The secret link stops working: from now on the password protects the games."""
    values = {"account": account, "account_folded": folded(account), "password_hash": password_hash, "link_hash": None}
    change = update(player).where(player.c.id == player_id, player.c.account_folded.is_(None)).values(values)
    try:
        changed = connection.execute(change).rowcount
    except IntegrityError:
        raise AccountTaken(f"account {account!r} is taken") from None
    if not changed:
        raise AccountTaken(f"player {player_id} has an account already, or is unknown")


def change_password(connection: Connection, player_id: str, before: str, after: str) -> list[str] | None:
    """Replace the password hash and end all sessions. Returns their hashes, or None if the hash is no longer `before`."""
    unchanged = (player.c.id == player_id, player.c.password_hash == before)
    if not connection.execute(update(player).where(*unchanged).values(password_hash=after)).rowcount:
        return None
    return delete_sessions(connection, player_id)


def set_link(connection: Connection, player_id: str, link_hash: str | None) -> bool:
    """Replace the secret link of a guest, or remove it; returns False for an account, which cannot have one."""
    guest = (player.c.id == player_id, player.c.account_folded.is_(None))
    return bool(connection.execute(update(player).where(*guest).values(link_hash=link_hash)).rowcount)


def rename(connection: Connection, player_id: str, name: str) -> None:
    """Change the name of a player."""
    connection.execute(update(player).where(player.c.id == player_id).values(name=name))


def new_session(connection: Connection, token_hash: str, player_id: str, now: int, expires: int) -> None:
    """Start a session of the player for the token with this hash."""
    connection.execute(
        insert(connection, session).values(hash=token_hash, player=player_id, created=now, expires=expires)
    )


def session_player(connection: Connection, token_hash: str, now: int) -> tuple[Player, int] | None:
    """The player of a session that has not expired, and when it expires."""
    row = connection.execute(SESSION_PLAYER, {"hash": token_hash, "now": now}).one_or_none()
    return (Player(*row[:-1]), row[-1]) if row else None


def extend_session(connection: Connection, token_hash: str, now: int, expires: int) -> bool:
    """Let a session expire later; returns False if it has ended or would not expire later."""
    extensible = (session.c.hash == token_hash, session.c.expires > now, session.c.expires < expires)
    return bool(connection.execute(update(session).where(*extensible).values(expires=expires)).rowcount)


def delete_session(connection: Connection, token_hash: str) -> None:
    """End a session."""
    connection.execute(delete(session).where(session.c.hash == token_hash))


def delete_sessions(connection: Connection, player_id: str) -> list[str]:
    """End all sessions of a player, and return their hashes, so that their sockets can be closed."""
    return list(
        connection.execute(delete(session).where(session.c.player == player_id).returning(session.c.hash)).scalars()
    )
