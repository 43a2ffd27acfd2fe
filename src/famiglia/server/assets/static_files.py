"""The page, scripts, styles, fonts and catalogues of the browser client, compressed and kept in memory.

All files of `web/` have a common version, which is part of the URLs in the page: `/web/@1a2b3c4d/main.js`. A browser never
requests such a URL twice. It revalidates the page itself and the catalogues at every visit.
"""

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

from ..http.problems import ProblemError
from ..http.responses import Response
from .minifier import minify
from .preloads import with_preloads

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
COMPRESSED_TYPES: Final = (".woff2", ".png", ".webp", ".ico", ".mp3", ".ogg")
IMMUTABLE: Final = {"Cache-Control": "max-age=31536000, immutable"}
NOT_FOR_THE_BROWSER: Final = (
    "reading.ftl",
    "server.ftl",
    "table.ftl",
    "terminal.ftl",
    "war_bots.ftl",
    "war_terminal.ftl",
)
"""Catalogues that the browser does not need, because it gets these messages as text or not at all."""
WORD_PARTS: Final = ("", "advice", "duel", "guide", "pages", "replay", "war", "war_around", "war_hints", "war_refusals")
"""The messages of a language are sent in parts: what everything needs, hints, the duel, the guides for newcomers, the pages
that are no table, replays, the war, what comes before and after it, its tips and drawers, and why a move of it is refused."""
INDEX: Final = WEB / "index.html"
START_MODULES: Final = ("main.js", "pages/start.js")
TABLE_MODULES: Final = ("main.js", "pages/table.js")
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
"""The addresses of pages, as the browser client knows them (in `main.js`)."""
_is_page = re.compile("|".join(PAGES), re.ASCII).fullmatch


@dataclass(frozen=True)
class Asset:
    """The content of one or several files, ready to be sent."""

    stamp: tuple[int | str, ...]
    """The modification times of the files, or their common version; when it changes, they are read again."""
    type: str
    plain: bytes
    compressed: bytes | None
    etag: str


class StaticFiles:
    """Everything that a browser may fetch besides the API. A file is read again only when it has changed."""

    def __init__(self) -> None:
        self.cache: dict[str, Asset] = {}
        self.version = ""
        files = [file for file in sorted(WEB.rglob("*")) if file.suffix in TYPES and not file.name.startswith(".")]
        self.files = {file.relative_to(WEB).as_posix(): file for file in files}
        """By name in URLs. No other name from a request reaches the file system."""
        self.stamps: dict[Path, int | None] = dict.fromkeys(files)
        """The modification time of each file when the version was computed; None if the file is gone."""
        self.inline_scripts = ""
        """The hashes of the inline scripts of the page (the import map), for the content security policy."""
        if INDEX.exists():
            self.index("/", {})

    def web(self, path: str, headers: dict[bytes, bytes]) -> Response:
        """A file of `web/`: immutable under a URL with the current version, else revalidated at every visit."""
        version, _, name = path.removeprefix("@").partition("/") if path.startswith("@") else ("", "", path)
        file = self.files.get(name)
        if file is None:
            raise ProblemError("no-such-page", path=path[:100])
        asset = self._asset(f"web/{name}", [file])
        if version == self.version and asset.stamp == (self.stamps.get(file),):
            return _response(asset, headers, IMMUTABLE)
        return _revalidated(asset, headers)

    def index(self, path: str, headers: dict[bytes, bytes], game: str | None = None) -> Response:
        """The page of the client, with preloads for the most visited addresses, and with status 404 for an unknown address.

        `game` is the game of a table, if it is known.
        """
        is_known = _is_page(path) is not None
        entries: Sequence[str] = START_MODULES if path == "/" else ()
        if is_known and table_of(path):
            entries = (*TABLE_MODULES, *([f"tables/{game}/table.js"] if game else []))
        if not is_known:
            # Send the page even if the browser has it, because status 304 would hide that the address is unknown.
            headers = {name: value for name, value in headers.items() if name != b"if-none-match"}
        try:
            self._update_version()
            asset = self._page(entries)
        except OSError:
            raise ProblemError("no-such-page", path=path[:100]) from None
        self.inline_scripts = script_hashes(asset.plain)
        response = _revalidated(asset, headers)
        return response if is_known else replace(response, status=404)

    def words(self, lang: str, part: str, headers: dict[bytes, bytes]) -> Response:
        """All catalogues of a language that belong to this part, as one file."""
        if lang not in LANGUAGES:
            raise ProblemError("no-such-page", path=f"words/{lang[:20]}")
        catalogues = [file for file in sorted((WORDS / lang).glob("*.ftl")) if file.name not in NOT_FOR_THE_BROWSER]
        files = [file for file in catalogues if _word_part(file.name) == part]
        return _revalidated(self._asset(f"words/{lang}/{part}", files), headers)

    def _update_version(self) -> None:
        """Compute the version again if a file has changed."""
        stamps = {file: _modified(file) for file in self.stamps}
        if stamps != self.stamps:
            digest = sha256()
            for file in (file for file, stamp in stamps.items() if stamp is not None):
                content = minify(file.read_bytes(), file.suffix)
                digest.update(f"{file.relative_to(WEB)}\n{sha256(content).hexdigest()}\n".encode())
            self.stamps, self.version = stamps, digest.hexdigest()[:8]

    def _page(self, entries: Sequence[str]) -> Asset:
        """The page with preloads for these modules, and with versioned URLs."""
        name, stamp = f"index {entries}", (self.version,)
        cached = self.cache.get(name)
        if cached is not None and cached.stamp == stamp:
            return cached
        plain = with_preloads(INDEX.read_bytes(), WEB, entries) if entries else INDEX.read_bytes()
        plain = plain.replace(b'"/web/', f'"/web/@{self.version}/'.encode())
        asset = self.cache[name] = _compressed(stamp, plain, ".html")
        return asset

    def _asset(self, name: str, files: list[Path]) -> Asset:
        try:
            stamp = tuple(file.stat().st_mtime_ns for file in files)
            cached = self.cache.get(name)
            if cached is not None and cached.stamp == stamp:
                return cached
            plain = b"\n".join(minify(file.read_bytes(), file.suffix) for file in files)
        except (OSError, ValueError):
            raise ProblemError("no-such-page", path=name[:100]) from None
        asset = self.cache[name] = _compressed(stamp, plain, files[0].suffix)
        return asset


def table_of(path: str) -> str:
    """The id of the table whose page has this address; "" if it is another page."""
    found = re.fullmatch("/t/([^/]+)", path)
    return found[1] if found else ""


def _word_part(catalogue: str) -> str:
    name = catalogue.removesuffix(".ftl")
    return max((part for part in WORD_PARTS if not part or f"{name}_".startswith(f"{part}_")), key=len)


def _compressed(stamp: tuple[int | str, ...], plain: bytes, suffix: str) -> Asset:
    compressed = None if suffix in COMPRESSED_TYPES else gzip.compress(plain, 9, mtime=0)
    return Asset(stamp, TYPES[suffix], plain, compressed, f'"{sha256(plain).hexdigest()[:12]}"')


def _modified(file: Path) -> int | None:
    """The modification time of a file; None if it is gone."""
    try:
        return file.stat().st_mtime_ns
    except OSError:
        return None


def _revalidated(asset: Asset, headers: dict[bytes, bytes]) -> Response:
    """A response with the asset, or with status 304 if the browser already has it."""
    response = _response(asset, headers, {"ETag": asset.etag, "Cache-Control": "no-cache"})
    if asset.etag.encode() in headers.get(b"if-none-match", b""):
        response.headers.pop("Content-Encoding", None)
        return replace(response, status=304, body=b"")
    return response


def _response(asset: Asset, headers: dict[bytes, bytes], caching: dict[str, str]) -> Response:
    if asset.compressed is None:
        return Response(200, asset.plain, asset.type, {**caching})
    varying = caching | {"Vary": "Accept-Encoding"}
    if b"gzip" in headers.get(b"accept-encoding", b""):
        return Response(200, asset.compressed, asset.type, varying | {"Content-Encoding": "gzip"})
    return Response(200, asset.plain, asset.type, varying)


@lru_cache(maxsize=4)
def script_hashes(page: bytes) -> str:
    """The hashes of the inline scripts of a page, in the form of a content security policy."""
    scripts = re.findall(rb"<script(?![^>]*\bsrc=)[^>]*>(.*?)</script>", page, re.DOTALL)
    return "".join(f" 'sha256-{b64encode(sha256(script).digest()).decode()}'" for script in scripts)
