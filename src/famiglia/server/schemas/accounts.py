"""Guests, accounts and sessions."""

from typing import Annotated, TypeAlias

import msgspec

Name: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=40, pattern=r"\S")]
Account: TypeAlias = Annotated[str, msgspec.Meta(min_length=2, max_length=40, pattern=r"^\S(.*\S)?$(?!\n)")]
Password: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=256)]
Secret: TypeAlias = Annotated[str, msgspec.Meta(min_length=43, max_length=43, pattern=r"^[A-Za-z0-9_-]+$(?!\n)")]


class NewGuest(msgspec.Struct, forbid_unknown_fields=True):
    """A guest to create."""

    name: Name


class Me(msgspec.Struct):
    """The player of your session."""

    player: str
    """Your player id. It changes only if you sign in to an existing account."""
    name: str
    account: str | None
    """The name of your account; null for a guest."""
    link: str | None
    """The secret with which a guest can sign in again, from any device. Only the response that creates the guest has it."""


class Link(msgspec.Struct):
    """A new secret link. The previous one no longer works."""

    link: str
    """The secret with which a guest can sign in again, from any device."""


class SignIn(msgspec.Struct, forbid_unknown_fields=True):
    """Either `account` and `password`, or the `link` of a guest."""

    account: Account | None = None
    """The name of the account; requires `password`."""
    password: Password | None = None
    link: Secret | None = None
    """The secret link of a guest, instead of an account and a password."""


class NewName(msgspec.Struct, forbid_unknown_fields=True):
    """A new name for yourself."""

    name: Name


class NewAccount(msgspec.Struct, forbid_unknown_fields=True):
    """An account to create. A guest keeps all games; without a session, a new player is created."""

    account: Account
    password: Password
    name: Name | None = None
    """The name that other players see, if you are not a guest already; the default is the name of the account."""


class NewPassword(msgspec.Struct, forbid_unknown_fields=True):
    """A new password for your account, confirmed by the current one."""

    current: Password
    new: Password
