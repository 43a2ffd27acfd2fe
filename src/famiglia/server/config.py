"""The settings of a server, from options of the command line or `FAMIGLIA_*` environment variables."""

import os
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from ipaddress import ip_address
from urllib.parse import urlsplit

from .config_checks import CHECKS, kind_of, shown

PREFIX = "FAMIGLIA_"
NO_OPTION = ("limits", "cookie")
"""Settings that have no command-line option, only an environment variable."""
EVERY_ADDRESS = ("0.0.0.0", "::")
DEFAULT_PORTS = {"http": ":80", "https": ":443"}


class ConfigError(ValueError):
    """An invalid setting. The message names the option, the value and what is expected."""


@dataclass(frozen=True)
class Config:
    """All settings of a server, the same in each of its processes."""

    host: str = "127.0.0.1"
    port: int = 8000
    database_url: str = "sqlite:///famiglia.db"
    workers: int = 1
    base_url: str = ""
    """The address that people open, such as https://play.example.org. Required behind a reverse proxy."""
    bus_url: str = ""
    """Where processes exchange messages about changes: redis://…, or empty to use PostgreSQL itself."""
    bots: int = 0
    """How many bots may compute their moves at the same time; 0 for one per processor, at most four."""
    table_memory: int = 256
    """Megabytes for the tables that one process keeps in memory; others are loaded when they are needed."""
    proxies: str = "127.0.0.1,::1"
    """The addresses of reverse proxies whose X-Forwarded-For header is trusted."""
    limits: bool = True
    """Whether rate limits apply. Switched off only for load tests."""
    log: str = "info"
    cookie: str = "famiglia"
    """The name of the session cookie. Two servers on one host need different names, because cookies are not kept by port."""

    def checked(self) -> "Config":
        """Return these settings; raise `ConfigError` if a server cannot run with them."""
        for name, value in asdict(self).items():
            if expected := CHECKS[name](value):
                describe = _variable if name in NO_OPTION else _option
                raise ConfigError(f"{describe(name, value)}: {expected}")
        if self.workers > 1 and kind_of(self.database_url) == "sqlite" and not self.bus_url:
            raise ConfigError(
                f"--workers {self.workers}: several workers on SQLite cannot tell each other what has changed; "
                "use PostgreSQL (--database-url postgresql://…), or add --bus-url redis://…, or run one worker"
            )
        if self.workers > 1 and self.port == 0:
            raise ConfigError("--port 0: several workers need a port of your choice, such as 8000")
        return self

    def failed(self, name: str, reason: str) -> ConfigError:
        """The `ConfigError` for a setting whose value is valid but does not work, such as a database that cannot be opened."""
        return ConfigError(f"{_option(name, getattr(self, name))}: {reason}")

    @property
    def secure(self) -> bool:
        """Is the base URL an HTTPS address?"""
        return urlsplit(self.base_url).scheme == "https"

    @property
    def origin(self) -> str:
        """The origin that browsers send; empty if there is no base URL, because then any address of this machine may be used."""
        if not self.base_url:
            return ""
        return f"{urlsplit(self.base_url).scheme}://{self.authority}"

    @property
    def authority(self) -> str:
        """Host and port of the base URL, as in the Host header: browsers leave out the default port."""
        parts = urlsplit(self.base_url)
        return parts.netloc.lower().removesuffix(DEFAULT_PORTS.get(parts.scheme, ""))

    @property
    def public(self) -> bool:
        """Does the server accept connections from other machines?"""
        if self.host in EVERY_ADDRESS:
            return True
        try:
            return not ip_address(self.host).is_loopback
        except ValueError:
            return self.host != "localhost"

    def environment(self) -> dict[str, str]:
        """These settings as environment variables, for worker processes."""
        return {PREFIX + name.upper(): _text(value) for name, value in asdict(self).items()}


def from_environment(environ: Mapping[str, str] | None = None) -> Config:
    """The settings in the environment, with defaults for the rest; raises `ConfigError` for an invalid value."""
    environ = os.environ if environ is None else environ
    values: dict[str, object] = {}
    for name, default in asdict(Config()).items():
        text = environ.get(PREFIX + name.upper())
        if text is not None:
            values[name] = _read(PREFIX + name.upper(), text, default)
            if expected := CHECKS[name](values[name]):
                raise ConfigError(f"{_variable(name, text)}: {expected}")
    return Config(**values)  # type: ignore[arg-type]


def _read(name: str, text: str, default: object) -> object:
    if isinstance(default, bool):
        if text.lower() not in ("on", "off"):
            raise ConfigError(f"{name}={text}: expected on or off")
        return text.lower() == "on"
    if isinstance(default, int):
        try:
            return int(text)
        except ValueError:
            raise ConfigError(f"{name}={text}: expected a whole number") from None
    return text


def _text(value: object) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)


def _option(name: str, value: object) -> str:
    return f"--{name.replace('_', '-')} {shown(value)}".strip()


def _variable(name: str, value: object) -> str:
    return f"{PREFIX}{name.upper()}={shown(value)}"
