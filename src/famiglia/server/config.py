"""How a server is told to run: options of the command line, or `FAMIGLIA_*` in the environment, checked before it starts."""

import os
import re
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from ipaddress import ip_address
from urllib.parse import urlsplit

PREFIX = "FAMIGLIA_"
LOG_LEVELS = ("debug", "info", "warning", "error")
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
    proxies: str = "127.0.0.1,::1"
    """Whose word about a client's address counts: the addresses of the reverse proxy."""
    limits: bool = True
    """Off only for load tests."""
    log: str = "info"
    cookie: str = "famiglia"
    """Browsers keep one cookie of a name for a host, whatever the port: two servers on one machine need two names."""

    def checked(self) -> "Config":
        """These settings, if a server can run with them; else `ConfigError`."""
        if not self.host:
            raise ConfigError("--host: expected an address such as 127.0.0.1, or 0.0.0.0 for every address")
        _between("--port", self.port, 0, 65535)
        _between("--workers", self.workers, 1, 64)
        _between("--bots", self.bots, 0, 64)
        if self.log not in LOG_LEVELS:
            raise ConfigError(f"--log {self.log}: expected one of {', '.join(LOG_LEVELS)}")
        if not re.fullmatch("[A-Za-z0-9_-]{1,40}", self.cookie):
            raise ConfigError(f"FAMIGLIA_COOKIE={self.cookie}: expected a name of up to 40 letters, digits, - and _")
        self._check_urls()
        if self.workers > 1 and self.port == 0:
            raise ConfigError("--port 0: several workers need a port of your choice, such as 8000")
        return self

    def _check_urls(self) -> None:
        database = self.database_url.partition(":")[0].partition("+")[0]
        if database not in ("sqlite", "postgresql", "postgres"):
            raise ConfigError(
                f"--database-url {_public(self.database_url)}: expected sqlite:///file.db or postgresql://user@host/name"
            )
        if self.bus_url and urlsplit(self.bus_url).scheme not in ("redis", "rediss"):
            raise ConfigError(f"--bus-url {_public(self.bus_url)}: expected redis://host:6379 (or nothing)")
        if self.workers > 1 and database == "sqlite" and not self.bus_url:
            raise ConfigError(
                f"--workers {self.workers}: several workers on SQLite cannot tell each other what has changed; "
                "use PostgreSQL (--database-url postgresql://…), or add --bus-url redis://…, or run one worker"
            )
        if self.base_url:
            parts = urlsplit(self.base_url)
            if parts.scheme not in ("http", "https") or not parts.hostname or parts.path.strip("/") or parts.query:
                raise ConfigError(
                    f"--base-url {self.base_url}: expected scheme and host, such as https://play.example.org"
                )

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


def _between(option: str, found: int, least: int, most: int) -> None:
    if not least <= found <= most:
        raise ConfigError(f"{option} {found}: expected a number from {least} to {most}")


def _public(url: str) -> str:
    """A URL without its password, for messages."""
    head, at, tail = url.rpartition("@")
    return url if not at else f"{head.partition('://')[0]}://…@{tail}"
