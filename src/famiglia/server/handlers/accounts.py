"""Handlers for guests, accounts and sessions."""

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
from ..schemas.accounts import Link, Me, NewAccount, NewGuest, NewName, NewPassword, SignIn
from ..schemas.tables import Listings
from .tables import listed


async def new_guest(request: Request) -> Response:
    """Create a guest and sign in as it. If you already have a session, return its player and change nothing."""
    body: NewGuest = request.body
    if request.session is not None:
        return json_response(201, _me(request.session.player, None))
    await request.services.limits.check(SIGN_IN_ADDRESS, request.network, request.now)
    guest, link = await _create_guest(request, clean_name(body.name))
    return await _signed_in(request, guest, 201, link)


async def me(request: Request) -> Me | None:
    """Return the player of your session, or null without a session."""
    return None if request.session is None else _me(request.session.player, None)


async def rename(request: Request) -> Me:
    """Change your name. Seats that you have taken already keep the old one."""
    body: NewName = request.body
    name = clean_name(body.name)
    await request.services.store.rename(request.player.id, name)
    request.services.sessions.forget_player(request.player.id)
    return Me(request.player.id, name, request.player.account, None)


async def new_link(request: Request) -> Link:
    """Create a new secret link for a guest, with which to sign in again. The previous link stops working."""
    link = new_secret()
    if not await request.services.store.set_link(request.player.id, hashed(link)):
        player = await request.services.store.player(request.player.id) or request.player
        raise ProblemError("has-account", account=player.account or player.name)
    return Link(link)


async def new_account(request: Request) -> Response:
    """Turn your guest into an account, or create an account if you have no session.

    A guest keeps its games, but its secret link stops working.
    """
    body: NewAccount = request.body
    await request.services.limits.check(SIGN_IN_ADDRESS, request.network, request.now)
    check_strength(body.password, body.account)
    if request.session is not None and request.session.player.account is not None:
        raise ProblemError("has-account", account=request.session.player.account)
    if await request.services.store.player_by_account(body.account) is not None:
        raise ProblemError("account-taken", account=body.account)
    password_hash = await request.services.passwords.hash(body.password)
    if request.session is not None:
        player = request.session.player
    else:
        player, _ = await _create_guest(request, clean_name(body.name or body.account))
    try:
        await request.services.store.make_account(player.id, body.account, password_hash)
    except AccountTaken:
        raise ProblemError("account-taken", account=body.account) from None
    request.services.sessions.forget_player(player.id)
    return await _signed_in(request, Player(player.id, player.name, body.account, player.created), 201, None)


async def sign_in(request: Request) -> Response:
    """Sign in to an account, or to a guest by its secret link. The games of your current guest move to the account."""
    body: SignIn = request.body
    await request.services.limits.check(SIGN_IN_ADDRESS, request.network, request.now)
    if body.link is not None and body.account is None and body.password is None:
        player = await request.services.store.player_by_link(hashed(body.link))
        if player is None:
            raise ProblemError("wrong-link")
    elif body.account is not None and body.password is not None and body.link is None:
        player = await _player_by_password(request, body.account, body.password)
    else:
        raise ProblemError("bad-field", what=message("field-sign-in"))
    before = request.session
    if before is not None and before.player.account is None and before.player.id != player.id and player.account:
        moved = await request.services.store.transfer_games(before.player.id, player.id)
        request.services.sessions.forget_player(before.player.id)
        request.services.reload_tables(moved)
    return await _signed_in(request, player, 200, None)


async def sign_out(request: Request) -> Response:
    """End your session and close its sockets."""
    if request.session is not None:
        await request.services.sessions.end(request.session)
        request.services.end_sessions([request.session.hash])
    return _signed_out(request)


async def sign_out_everywhere(request: Request) -> Response:
    """End all your sessions, on every device, and close their sockets."""
    request.services.end_sessions(await request.services.store.delete_sessions(request.player.id))
    return _signed_out(request)


async def change_password(request: Request) -> Response:
    """Change the password of your account. All your sessions end, and the response starts a new one."""
    body: NewPassword = request.body
    player = await request.services.store.player(request.player.id)
    if player is None or player.account is None:
        raise ProblemError("no-account")
    check_strength(body.new, player.account, "new")
    await _count_attempt(request, player.account)
    found = await request.services.store.player_by_account(player.account)
    if found is None or not await request.services.passwords.check(body.current, found[1]):
        raise ProblemError("not-your-password", extra={"field": "current"})
    password_hash = await request.services.passwords.hash(body.new)
    ended = await request.services.store.change_password(player.id, found[1], password_hash)
    if ended is None:
        raise ProblemError("not-your-password", extra={"field": "current"})
    request.services.end_sessions(ended)
    return await _signed_in(request, player, 200, None)


async def my_tables(request: Request) -> Listings:
    """List the tables where you sit or are the host: latest change first, finished games at the end."""
    return listed(*await request.services.store.tables_of(request.player.id, request.query.after))


async def _create_guest(request: Request, name: str) -> tuple[Player, str]:
    link = new_secret()
    return await request.services.store.new_player(name, hashed(link), request.now), link


async def _count_attempt(request: Request, account: str) -> None:
    """Count an attempt to enter a password: per account and address, and with a higher limit per account alone."""
    await request.services.limits.check(SIGN_IN_ACCOUNT, f"{folded(account)} {request.network}", request.now)
    await request.services.limits.check(SIGN_IN_ANYWHERE, folded(account), request.now)


async def _player_by_password(request: Request, account: str, password: str) -> Player:
    await _count_attempt(request, account)
    found = await request.services.store.player_by_account(account)
    matches = await request.services.passwords.check(password, None if found is None else found[1])
    if found is None or not matches:
        raise ProblemError("wrong-password")
    return found[0]


async def _signed_in(request: Request, player: Player, status: int, link: str | None) -> Response:
    """The response that starts a new session; the session of the request ends."""
    token = await request.services.sessions.start(player, request.now, request.session)
    if request.session is not None:
        request.services.end_sessions([request.session.hash])
    return json_response(status, _me(player, link), {"Set-Cookie": request.services.sessions.set_cookie(token)})


def _signed_out(request: Request) -> Response:
    return Response(204, b"", headers={"Set-Cookie": request.services.sessions.clear_cookie()})


def _me(player: Player, link: str | None) -> Me:
    return Me(player.id, player.name, player.account, link)


def clean_name(name: str) -> str:
    """The name without invisible characters; raises the problem `bad-field` if nothing is left."""
    cleaned = one_line(name, LONGEST_NAME)
    if not cleaned:
        raise ProblemError("bad-field", what=message("field-no-name"), extra={"field": "name"})
    return cleaned
