"""Guests, accounts and sessions."""

from famiglia.record.header import LONGEST_NAME
from famiglia.rulebook import message
from famiglia.store import AccountTaken, Player, folded
from famiglia.table.occupants import one_line

from ..auth.passwords import check_strength
from ..auth.sessions import hashed, new_secret
from ..http.limits import SIGN_IN_ACCOUNT, SIGN_IN_ADDRESS, SIGN_IN_ANYWHERE
from ..http.problems import ProblemError
from ..http.request import Request
from ..http.responses import Response, json_response
from ..schemas.tables import Link, Listings, Me, NewAccount, NewGuest, NewName, NewPassword, SignIn
from .tables import listed


async def new_guest(request: Request) -> Response:
    """Be a guest: a name, and a secret link to come back with. Whoever is somebody already stays who they are."""
    wanted: NewGuest = request.body
    if request.session is not None:
        return json_response(201, _me(request.session.player, None))
    await request.services.limits.check(SIGN_IN_ADDRESS, request.network, request.now)
    guest, link = await _guest(request, clean_name(wanted.name))
    return await _signed_in(request, guest, 201, link)


async def me(request: Request) -> Me | None:
    """Tell who one is; null for whoever is nobody yet."""
    return None if request.session is None else _me(request.session.player, None)


async def rename(request: Request) -> Me:
    """Be called something else from now on; seats that are taken keep their name."""
    wanted: NewName = request.body
    name = clean_name(wanted.name)
    await request.services.store.rename(request.player.id, name)
    request.services.sessions.forget_player(request.player.id)
    return Me(request.player.id, name, request.player.account, None)


async def new_link(request: Request) -> Link:
    """Make a new secret link for a guest to come back with; the one before ends."""
    link = new_secret()
    if not await request.services.store.set_link(request.player.id, hashed(link)):
        player = await request.services.store.player(request.player.id) or request.player
        raise ProblemError("has-account", account=player.account or player.name)
    return Link(link)


async def new_account(request: Request) -> Response:
    """Give a guest an account: name and password lead back to the games, and the secret link no longer does.

    Whoever is nobody yet becomes somebody.
    """
    wanted: NewAccount = request.body
    await request.services.limits.check(SIGN_IN_ADDRESS, request.network, request.now)
    check_strength(wanted.password, wanted.account)
    if request.session is not None and request.session.player.account is not None:
        raise ProblemError("has-account", account=request.session.player.account)
    if await request.services.store.player_by_account(wanted.account) is not None:
        raise ProblemError("account-taken", account=wanted.account)
    kept = await request.services.passwords.hash(wanted.password)
    if request.session is not None:
        player = request.session.player
    else:
        player, _ = await _guest(request, clean_name(wanted.name or wanted.account))
    try:
        await request.services.store.make_account(player.id, wanted.account, kept)
    except AccountTaken:
        raise ProblemError("account-taken", account=wanted.account) from None
    request.services.sessions.forget_player(player.id)
    return await _signed_in(request, Player(player.id, player.name, wanted.account, player.created), 201, None)


async def sign_in(request: Request) -> Response:
    """Sign in by account and password, or come back by a guest's link; a guest who signs in brings their games along."""
    wanted: SignIn = request.body
    await request.services.limits.check(SIGN_IN_ADDRESS, request.network, request.now)
    if wanted.link is not None and wanted.account is None and wanted.password is None:
        player = await request.services.store.player_by_link(hashed(wanted.link))
        if player is None:
            raise ProblemError("wrong-link")
    elif wanted.account is not None and wanted.password is not None and wanted.link is None:
        player = await _by_password(request, wanted.account, wanted.password)
    else:
        raise ProblemError("bad-field", what=message("field-sign-in"))
    before = request.session
    if before is not None and before.player.account is None and before.player.id != player.id and player.account:
        moved = await request.services.store.transfer_games(before.player.id, player.id)
        request.services.sessions.forget_player(before.player.id)
        request.services.reload_tables(moved)
    return await _signed_in(request, player, 200, None)


async def sign_out(request: Request) -> Response:
    """Sign out here, and close the sockets of this browser."""
    if request.session is not None:
        await request.services.sessions.end(request.session)
        request.services.end_sessions([request.session.hash])
    return _signed_out(request)


async def sign_out_everywhere(request: Request) -> Response:
    """End all sessions that one has, on every device, and close their sockets."""
    request.services.end_sessions(await request.services.store.delete_sessions(request.player.id))
    return _signed_out(request)


async def change_password(request: Request) -> Response:
    """Choose another password for one's account. All sessions end; who asked goes on in a new one."""
    wanted: NewPassword = request.body
    player = await request.services.store.player(request.player.id)
    if player is None or player.account is None:
        raise ProblemError("no-account")
    check_strength(wanted.new, player.account, "new")
    await _count_try(request, player.account)
    found = await request.services.store.player_by_account(player.account)
    if found is None or not await request.services.passwords.check(wanted.current, found[1]):
        raise ProblemError("not-your-password", extra={"field": "current"})
    kept = await request.services.passwords.hash(wanted.new)
    ended = await request.services.store.change_password(player.id, found[1], kept)
    if ended is None:
        raise ProblemError("not-your-password", extra={"field": "current"})
    request.services.end_sessions(ended)
    return await _signed_in(request, player, 200, None)


async def my_tables(request: Request) -> Listings:
    """The tables where one sits or is the host: those that are over last, else the last touched first."""
    return listed(*await request.services.store.tables_of(request.player.id, request.query.after))


async def _guest(request: Request, name: str) -> tuple[Player, str]:
    link = new_secret()
    return await request.services.store.new_player(name, hashed(link), request.now), link


async def _count_try(request: Request, account: str) -> None:
    """Count a password that is tried: by account and address, and with a higher limit by the account alone."""
    await request.services.limits.check(SIGN_IN_ACCOUNT, f"{folded(account)} {request.network}", request.now)
    await request.services.limits.check(SIGN_IN_ANYWHERE, folded(account), request.now)


async def _by_password(request: Request, account: str, password: str) -> Player:
    await _count_try(request, account)
    found = await request.services.store.player_by_account(account)
    right = await request.services.passwords.check(password, None if found is None else found[1])
    if found is None or not right:
        raise ProblemError("wrong-password")
    return found[0]


async def _signed_in(request: Request, player: Player, status: int, link: str | None) -> Response:
    """A new token at every sign-in; the one that the person came with ends."""
    token = await request.services.sessions.start(player, request.now, request.session)
    if request.session is not None:
        request.services.end_sessions([request.session.hash])
    return json_response(status, _me(player, link), {"Set-Cookie": request.services.sessions.set_cookie(token)})


def _signed_out(request: Request) -> Response:
    return Response(204, b"", headers={"Set-Cookie": request.services.sessions.clear_cookie()})


def _me(player: Player, link: str | None) -> Me:
    return Me(player.id, player.name, player.account, link)


def clean_name(name: str) -> str:
    """A name as tables show it; one without anything to see is refused."""
    found = one_line(name, LONGEST_NAME)
    if not found:
        raise ProblemError("bad-field", what=message("field-no-name"), extra={"field": "name"})
    return found
