"""The pages, scripts, styles, fonts and words of the browser: from memory, compressed, and asked for anew when they change."""

import gzip
import re
from base64 import b64encode
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Final

import famiglia
from famiglia.words import LANGUAGES

from .preloading import with_preloads
from .problems import Trouble
from .replies import Reply
from .slimming import slim

ROOT: Final = Path(famiglia.__file__).parent
WEB: Final = ROOT / "web"
WORDS: Final = ROOT / "words"
TYPES: Final = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript",
    ".css": "text/css",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".webp": "image/webp",
    ".ico": "image/x-icon",
    ".woff2": "font/woff2",
    ".ftl": "text/plain; charset=utf-8",
    ".txt": "text/plain; charset=utf-8",
    ".md": "text/plain; charset=utf-8",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".wav": "audio/wav",
}
PACKED_ALREADY: Final = (".woff2", ".png", ".webp", ".ico", ".mp3", ".ogg")
NOT_FOR_THE_BROWSER: Final = ("reading.ftl", "server.ftl", "table.ftl", "terminal.ftl")
"""Problems come as text."""
INDEX: Final = WEB / "index.html"
START: Final = ("main.js", "pages/start.js")
TABLE: Final = ("main.js", "pages/table.js", "duel/table.js")
PAGES: Final = (
    "/",
    "/new/(bot|friend|hotseat)",
    "/war",
    "/watch",
    "/replay",
    "/me",
    "/rules/(duel|war)",
    r"/t/([\w-]+)",
    r"/t/([\w-]+)/replay",
)
"""The addresses for people, as the browser knows them (in `main.js`)."""
_known = re.compile("|".join(PAGES), re.ASCII).fullmatch


@dataclass(frozen=True)
class Asset:
    """A file, or several as one, ready to be sent."""

    stamp: tuple[int, ...]
    """When the files were changed last; another stamp means reading them again."""
    type: str
    plain: bytes
    packed: bytes | None
    etag: str
    lasting: bool


class Assets:
    """What the browser may fetch; a file is read once, and again only after it was changed."""

    def __init__(self) -> None:
        self.kept: dict[str, Asset] = {}
        self.inline_scripts = ""
        """The hashes of the scripts that stand in the page itself (the import map), for the content security policy."""
        if INDEX.exists():
            self.index("/", {})

    def web(self, path: str, heads: dict[bytes, bytes]) -> Reply:
        """A file of `web/`."""
        file = WEB / path
        # One spelling for each file: another would be kept beside it, and there is no end to them.
        plain = all(part and not part.startswith(".") for part in path.split("/"))
        if file.suffix not in TYPES or not plain or "\0" in path:
            raise Trouble("no-such-page", path=path[:100])
        return self._reply(f"web/{path}", [file], heads)

    def index(self, path: str, heads: dict[bytes, bytes]) -> Reply:
        """The page for people; where most come first it names the modules that it will need, and where nothing is it is a 404."""
        known = _known(path) is not None
        entries = {"/": START}.get(path, TABLE if known and re.fullmatch("/t/[^/]+", path) else ())
        # A page that leads nowhere is sent again even to whoever has it: "not modified" would not tell them.
        told = heads if known else {name: value for name, value in heads.items() if name != b"if-none-match"}
        reply = self._reply(f"index {entries}", [INDEX], told, entries)
        self.inline_scripts = hashes(self.kept[f"index {entries}"].plain)
        return reply if known else replace(reply, status=404)

    def words(self, lang: str, war: bool, heads: dict[bytes, bytes]) -> Reply:
        """The catalogues of a language as one: those of the war by themselves, for they are large."""
        if lang not in LANGUAGES:
            raise Trouble("no-such-page", path=f"words/{lang[:20]}")
        found = [file for file in sorted((WORDS / lang).glob("*.ftl")) if file.name not in NOT_FOR_THE_BROWSER]
        files = [file for file in found if file.name.startswith("war_") == war]
        return self._reply(f"words/{lang}/{war}", files, heads)

    def _reply(self, name: str, files: list[Path], heads: dict[bytes, bytes], preloads: Sequence[str] = ()) -> Reply:
        asset = self._asset(name, files, preloads)
        headers = {"ETag": asset.etag, "Cache-Control": "max-age=86400" if asset.lasting else "no-cache"}
        if asset.packed is not None:
            headers["Vary"] = "Accept-Encoding"
        if asset.etag.encode() in heads.get(b"if-none-match", b""):
            return Reply(304, b"", asset.type, headers)
        if asset.packed is not None and b"gzip" in heads.get(b"accept-encoding", b""):
            return Reply(200, asset.packed, asset.type, headers | {"Content-Encoding": "gzip"})
        return Reply(200, asset.plain, asset.type, headers)

    def _asset(self, name: str, files: list[Path], preloads: Sequence[str]) -> Asset:
        try:
            stamp = tuple(file.stat().st_mtime_ns for file in files)
            kept = self.kept.get(name)
            if kept is not None and kept.stamp == stamp:
                return kept
            plain = b"\n".join(slim(file.read_bytes(), file.suffix) for file in files)
            if preloads:
                plain = with_preloads(plain, WEB, preloads)
        except (OSError, ValueError):
            raise Trouble("no-such-page", path=name[:100]) from None
        suffix = files[0].suffix
        packed = None if suffix in PACKED_ALREADY else gzip.compress(plain, 9, mtime=0)
        etag = f'"{sha256(plain).hexdigest()[:12]}"'
        asset = self.kept[name] = Asset(stamp, TYPES[suffix], plain, packed, etag, suffix == ".woff2")
        return asset


@lru_cache(maxsize=4)
def hashes(page: bytes) -> str:
    """The hashes of a page's own scripts, as a content security policy names them."""
    found = re.findall(rb"<script(?![^>]*\bsrc=)[^>]*>(.*?)</script>", page, re.DOTALL)
    return "".join(f" 'sha256-{b64encode(sha256(script).digest()).decode()}'" for script in found)
