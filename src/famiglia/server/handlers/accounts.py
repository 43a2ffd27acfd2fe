"""Guests, accounts and sessions."""

from famiglia.record.header import LONGEST_NAME
from famiglia.rulebook import message
from famiglia.store import AccountTaken, Player, folded
from famiglia.table.occupants import one_line

from ..auth.passwords import check_strength
from ..auth.sessions import hashed, new_secret
from ..http.limits import SIGN_IN_ACCOUNT, SIGN_IN_ADDRESS, SIGN_IN_ANYWHERE
from ..http.problems import Trouble
from ..http.request import Call
from ..http.responses import Reply, json_reply
from ..schemas.tables import Link, Listings, Me, NewAccount, NewGuest, NewName, NewPassword, SignIn
from .tables import listed


async def new_guest(call: Call) -> Reply:
    """Be a guest: a name, and a secret link to come back with. Whoever is somebody already stays who they are."""
    wanted: NewGuest = call.body
    if call.session is not None:
        return json_reply(201, _me(call.session.player, None))
    await call.house.limits.check(SIGN_IN_ADDRESS, call.address, call.at)
    guest, link = await _guest(call, clean_name(wanted.name))
    return await _signed_in(call, guest, 201, link)


async def me(call: Call) -> Me | None:
    """Tell who one is; null for whoever is nobody yet."""
    return None if call.session is None else _me(call.session.player, None)


async def rename(call: Call) -> Me:
    """Be called something else from now on; seats that are taken keep their name."""
    wanted: NewName = call.body
    name = clean_name(wanted.name)
    await call.house.store.rename(call.player.id, name)
    call.house.sessions.forget_player(call.player.id)
    return Me(call.player.id, name, call.player.account, None)


async def new_link(call: Call) -> Link:
    """Make a new secret link for a guest to come back with; the one before ends."""
    link = new_secret()
    if not await call.house.store.set_link(call.player.id, hashed(link)):
        player = await call.house.store.player(call.player.id) or call.player
        raise Trouble("has-account", account=player.account or player.name)
    return Link(link)


async def new_account(call: Call) -> Reply:
    """Give a guest an account: name and password lead back to the games, and the secret link no longer does.

    Whoever is nobody yet becomes somebody.
    """
    wanted: NewAccount = call.body
    await call.house.limits.check(SIGN_IN_ADDRESS, call.address, call.at)
    check_strength(wanted.password, wanted.account)
    if call.session is not None and call.session.player.account is not None:
        raise Trouble("has-account", account=call.session.player.account)
    if await call.house.store.player_by_account(wanted.account) is not None:
        raise Trouble("account-taken", account=wanted.account)
    kept = await call.house.passwords.hash(wanted.password)
    if call.session is not None:
        player = call.session.player
    else:
        player, _ = await _guest(call, clean_name(wanted.name or wanted.account))
    try:
        await call.house.store.make_account(player.id, wanted.account, kept)
    except AccountTaken:
        raise Trouble("account-taken", account=wanted.account) from None
    call.house.sessions.forget_player(player.id)
    return await _signed_in(call, Player(player.id, player.name, wanted.account, player.created), 201, None)


async def sign_in(call: Call) -> Reply:
    """Sign in by account and password, or come back by a guest's link; a guest who signs in brings their games along."""
    wanted: SignIn = call.body
    await call.house.limits.check(SIGN_IN_ADDRESS, call.address, call.at)
    if wanted.link is not None and wanted.account is None and wanted.password is None:
        player = await call.house.store.player_by_link(hashed(wanted.link))
        if player is None:
            raise Trouble("wrong-link")
    elif wanted.account is not None and wanted.password is not None and wanted.link is None:
        player = await _by_password(call, wanted.account, wanted.password)
    else:
        raise Trouble("bad-field", what=message("field-sign-in"))
    before = call.session
    if before is not None and before.player.account is None and before.player.id != player.id and player.account:
        moved = await call.house.store.move_games(before.player.id, player.id)
        call.house.sessions.forget_player(before.player.id)
        call.house.read_anew(moved)
    return await _signed_in(call, player, 200, None)


async def sign_out(call: Call) -> Reply:
    """Sign out here, and close the sockets of this browser."""
    if call.session is not None:
        await call.house.sessions.end(call.session)
        call.house.end_sessions(call.session.hash)
    return _signed_out(call)


async def sign_out_everywhere(call: Call) -> Reply:
    """End all sessions that one has, on every device, and close their sockets."""
    call.house.end_sessions(*await call.house.store.drop_sessions(call.player.id))
    return _signed_out(call)


async def change_password(call: Call) -> Reply:
    """Choose another password for one's account. All sessions end; who asked goes on in a new one."""
    wanted: NewPassword = call.body
    player = await call.house.store.player(call.player.id)
    if player is None or player.account is None:
        raise Trouble("no-account")
    check_strength(wanted.new, player.account, "new")
    await _count_try(call, player.account)
    found = await call.house.store.player_by_account(player.account)
    if found is None or not await call.house.passwords.check(wanted.current, found[1]):
        raise Trouble("not-your-password", extra={"field": "current"})
    kept = await call.house.passwords.hash(wanted.new)
    ended = await call.house.store.change_password(player.id, found[1], kept)
    if ended is None:
        raise Trouble("not-your-password", extra={"field": "current"})
    call.house.end_sessions(*ended)
    return await _signed_in(call, player, 200, None)


async def my_tables(call: Call) -> Listings:
    """The tables where one sits or is the host: those that are over last, else the last touched first."""
    return listed(*await call.house.store.tables_of(call.player.id, call.query.after))


async def _guest(call: Call, name: str) -> tuple[Player, str]:
    link = new_secret()
    return await call.house.store.new_player(name, hashed(link), call.at), link


async def _count_try(call: Call, account: str) -> None:
    """Count a password that is tried: by account and address, and with a higher limit by the account alone."""
    await call.house.limits.check(SIGN_IN_ACCOUNT, f"{folded(account)} {call.address}", call.at)
    await call.house.limits.check(SIGN_IN_ANYWHERE, folded(account), call.at)


async def _by_password(call: Call, account: str, password: str) -> Player:
    await _count_try(call, account)
    found = await call.house.store.player_by_account(account)
    right = await call.house.passwords.check(password, None if found is None else found[1])
    if found is None or not right:
        raise Trouble("wrong-password")
    return found[0]


async def _signed_in(call: Call, player: Player, status: int, link: str | None) -> Reply:
    """A new token at every sign-in; the one that the person came with ends."""
    token = await call.house.sessions.begin(player, call.at, call.session)
    if call.session is not None:
        call.house.end_sessions(call.session.hash)
    return json_reply(status, _me(player, link), {"Set-Cookie": call.house.sessions.set_cookie(token)})


def _signed_out(call: Call) -> Reply:
    return Reply(204, b"", headers={"Set-Cookie": call.house.sessions.clear_cookie()})


def _me(player: Player, link: str | None) -> Me:
    return Me(player.id, player.name, player.account, link)


def clean_name(name: str) -> str:
    """A name as tables show it; one without anything to see is refused."""
    found = one_line(name, LONGEST_NAME)
    if not found:
        raise Trouble("bad-field", what=message("field-no-name"), extra={"field": "name"})
    return found
