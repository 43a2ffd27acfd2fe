"""How a server is told to run: options of the command line, or `FAMIGLIA_*` in the environment, checked before it starts."""

import os
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from ipaddress import ip_address
from urllib.parse import urlsplit

from .config_checks import CHECKS, kind_of, shown

PREFIX = "FAMIGLIA_"
NO_OPTION = ("limits", "cookie")
"""What can only be set in the environment."""
EVERY_ADDRESS = ("0.0.0.0", "::")


class ConfigError(ValueError):
    """A setting that cannot be: its option, what was found, and what is expected."""


@dataclass(frozen=True)
class Config:
    """All settings of a server; every process of it reads the same."""

    host: str = "127.0.0.1"
    port: int = 8000
    database_url: str = "sqlite:///famiglia.db"
    workers: int = 1
    base_url: str = ""
    """What people type: scheme and host, such as https://play.example.org; needed behind a reverse proxy."""
    bus_url: str = ""
    """How several processes tell each other what has changed: empty for the database's own way, or redis://…"""
    bots: int = 0
    """How many bots may think at once; 0 for one per processor, at most four."""
    table_memory: int = 256
    """Megabytes that the tables in one process's memory may take; those not in use are read again when they are asked for."""
    proxies: str = "127.0.0.1,::1"
    """Whose word about a client's address counts: the addresses of the reverse proxy."""
    limits: bool = True
    """Off only for load tests."""
    log: str = "info"
    cookie: str = "famiglia"
    """Browsers keep one cookie of a name for a host, whatever the port: two servers on one machine need two names."""

    def checked(self) -> "Config":
        """These settings, if a server can run with them; else `ConfigError`."""
        for name, value in asdict(self).items():
            if expected := CHECKS[name](value):
                named = _variable if name in NO_OPTION else _option
                raise ConfigError(f"{named(name, value)}: {expected}")
        if self.workers > 1 and kind_of(self.database_url) == "sqlite" and not self.bus_url:
            raise ConfigError(
                f"--workers {self.workers}: several workers on SQLite cannot tell each other what has changed; "
                "use PostgreSQL (--database-url postgresql://…), or add --bus-url redis://…, or run one worker"
            )
        if self.workers > 1 and self.port == 0:
            raise ConfigError("--port 0: several workers need a port of your choice, such as 8000")
        return self

    def failed(self, name: str, reason: str) -> ConfigError:
        """The error that something cannot be used which one of these settings names."""
        return ConfigError(f"{_option(name, getattr(self, name))}: {reason}")

    @property
    def secure(self) -> bool:
        """Do people come over HTTPS?"""
        return self.base_url.startswith("https://")

    @property
    def origin(self) -> str:
        """The origin that people come from, if it is known beforehand."""
        if not self.base_url:
            return ""
        parts = urlsplit(self.base_url)
        return f"{parts.scheme}://{parts.netloc.lower()}"

    @property
    def authority(self) -> str:
        """Host and port of the base URL as a browser names them."""
        return urlsplit(self.base_url).netloc.lower()

    @property
    def public(self) -> bool:
        """Does it listen on more than this machine?"""
        if self.host in EVERY_ADDRESS:
            return True
        try:
            return not ip_address(self.host).is_loopback
        except ValueError:
            return self.host != "localhost"

    def environment(self) -> dict[str, str]:
        """These settings as worker processes find them."""
        return {PREFIX + name.upper(): _text(value) for name, value in asdict(self).items()}


def from_environment(environ: Mapping[str, str] | None = None) -> Config:
    """The settings that the environment names, the defaults for the others; `ConfigError` for a value that is none."""
    environ = os.environ if environ is None else environ
    found: dict[str, object] = {}
    for name, default in asdict(Config()).items():
        text = environ.get(PREFIX + name.upper())
        if text is not None:
            found[name] = _read(PREFIX + name.upper(), text, default)
            if expected := CHECKS[name](found[name]):
                raise ConfigError(f"{_variable(name, text)}: {expected}")
    return Config(**found)  # type: ignore[arg-type]


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
