"""Players, their accounts and their sessions. Secrets come hashed; the store never sees one."""

import secrets
import unicodedata

from sqlalchemy import Connection, bindparam, delete, select, update
from sqlalchemy.exc import IntegrityError

from .database import insert
from .errors import AccountTaken
from .rows import Player
from .schema import alias, player, session

OF_A_PLAYER = [player.c[name] for name in Player.__struct_fields__]
IN_SESSION = (
    select(*OF_A_PLAYER, session.c.expires)
    .join(session, session.c.player == player.c.id)
    .where(session.c.hash == bindparam("hash"), session.c.expires > bindparam("at"))
)


def folded(account: str) -> str:
    """The name of an account without what people do not tell apart: case, width, ways to write an accent."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", account).casefold())


def new_player(connection: Connection, name: str, link_hash: str, at: int) -> Player:
    """A new guest."""
    guest = Player(secrets.token_hex(16), name, None, at)
    connection.execute(player.insert().values(id=guest.id, name=name, link_hash=link_hash, created=at))
    return guest


def player_of(connection: Connection, player_id: str) -> Player | None:
    """The player of this id; of a guest whose games went to an account, the account."""
    now = connection.execute(select(alias.c.new).where(alias.c.old == player_id)).scalar()
    row = connection.execute(select(*OF_A_PLAYER).where(player.c.id == (now or player_id))).one_or_none()
    return Player(*row) if row else None


def player_by_link(connection: Connection, link_hash: str) -> Player | None:
    """The guest who has this secret link."""
    row = connection.execute(select(*OF_A_PLAYER).where(player.c.link_hash == link_hash)).one_or_none()
    return Player(*row) if row else None


def player_by_account(connection: Connection, account: str) -> tuple[Player, str] | None:
    """The player who has this account, and the hash of the password."""
    found = select(*OF_A_PLAYER, player.c.password_hash).where(player.c.account_folded == folded(account))
    row = connection.execute(found).one_or_none()
    return (Player(*row[:-1]), row[-1]) if row else None


def make_account(connection: Connection, player_id: str, account: str, password_hash: str) -> None:
    """Give a guest an account. The secret link ends: from now on the password guards these games."""
    values = {"account": account, "account_folded": folded(account), "password_hash": password_hash, "link_hash": None}
    change = update(player).where(player.c.id == player_id, player.c.account_folded.is_(None)).values(values)
    try:
        made = connection.execute(change).rowcount
    except IntegrityError:
        raise AccountTaken(f"account {account!r} is taken") from None
    if not made:
        raise AccountTaken(f"player {player_id} has an account already, or is unknown")


def change_password(connection: Connection, player_id: str, before: str, after: str) -> list[str] | None:
    """Give an account another password and end all its sessions; their hashes, or None if the password is another by now."""
    same = (player.c.id == player_id, player.c.password_hash == before)
    if not connection.execute(update(player).where(*same).values(password_hash=after)).rowcount:
        return None
    return drop_sessions(connection, player_id)


def set_link(connection: Connection, player_id: str, link_hash: str | None) -> bool:
    """Give a guest another secret link, or none; an account has none, and then the answer is no."""
    guest = (player.c.id == player_id, player.c.account_folded.is_(None))
    return bool(connection.execute(update(player).where(*guest).values(link_hash=link_hash)).rowcount)


def rename(connection: Connection, player_id: str, name: str) -> None:
    """Call a player something else from now on."""
    connection.execute(update(player).where(player.c.id == player_id).values(name=name))


def new_session(connection: Connection, token_hash: str, player_id: str, at: int, expires: int) -> None:
    """Let whoever holds the token of this hash be the player, until it expires."""
    connection.execute(
        insert(connection, session).values(hash=token_hash, player=player_id, created=at, expires=expires)
    )


def player_in_session(connection: Connection, token_hash: str, at: int) -> tuple[Player, int] | None:
    """Whose session this is and when it expires, if it has not."""
    row = connection.execute(IN_SESSION, {"hash": token_hash, "at": at}).one_or_none()
    return (Player(*row[:-1]), row[-1]) if row else None


def prolong_session(connection: Connection, token_hash: str, at: int, expires: int) -> bool:
    """Let a session go on; False if it has ended, or goes on as long already."""
    good = (session.c.hash == token_hash, session.c.expires > at, session.c.expires < expires)
    return bool(connection.execute(update(session).where(*good).values(expires=expires)).rowcount)


def drop_session(connection: Connection, token_hash: str) -> None:
    """End a session."""
    connection.execute(delete(session).where(session.c.hash == token_hash))


def drop_sessions(connection: Connection, player_id: str) -> list[str]:
    """End all sessions of a player; their hashes, so that open sockets can be closed."""
    return list(
        connection.execute(delete(session).where(session.c.player == player_id).returning(session.c.hash)).scalars()
    )
