"""The pages, scripts, styles, fonts and words of the browser: from memory, compressed, and asked for anew only when they change.

All files of `web/` together have a version, which stands in the addresses that a page names: `/web/@1a2b3c4d/main.js`. What a
browser has under such an address it never asks for again. The page itself and the words are asked for every time.
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
from .minifier import slim
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
PACKED_ALREADY: Final = (".woff2", ".png", ".webp", ".ico", ".mp3", ".ogg")
LASTING: Final = {"Cache-Control": "max-age=31536000, immutable"}
NOT_FOR_THE_BROWSER: Final = ("reading.ftl", "server.ftl", "table.ftl", "terminal.ftl")
"""Problems come as text."""
INDEX: Final = WEB / "index.html"
START: Final = ("main.js", "pages/start.js")
TABLE: Final = ("main.js", "pages/table.js", "tables/duel/table.js")
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

    stamp: tuple[int | str, ...]
    """When the files were changed last, or the version of all of them; another stamp means reading them again."""
    type: str
    plain: bytes
    packed: bytes | None
    etag: str


class Assets:
    """What the browser may fetch; a file is read once, and again only after it was changed."""

    def __init__(self) -> None:
        self.kept: dict[str, Asset] = {}
        self.version = ""
        files = [file for file in sorted(WEB.rglob("*")) if file.suffix in TYPES and not file.name.startswith(".")]
        self.files = {file.relative_to(WEB).as_posix(): file for file in files}
        """By the one name that each has in addresses: no other name ever reaches the file system, whatever it means there."""
        self.stamps: dict[Path, int | None] = dict.fromkeys(files)
        """When each file was changed last before the version was made; nothing if it is gone."""
        self.inline_scripts = ""
        """The hashes of the scripts that stand in the page itself (the import map), for the content security policy."""
        if INDEX.exists():
            self.index("/", {})

    def web(self, path: str, heads: dict[bytes, bytes]) -> Response:
        """A file of `web/`; under the current version of all files it lasts, under any other address it is asked for anew."""
        version, _, name = path.removeprefix("@").partition("/") if path.startswith("@") else ("", "", path)
        file = self.files.get(name)
        if file is None:
            raise ProblemError("no-such-page", path=path[:100])
        asset = self._asset(f"web/{name}", [file])
        lasting = version == self.version and asset.stamp == (self.stamps.get(file),)
        return _sent(asset, heads, LASTING) if lasting else _unless_known(asset, heads)

    def index(self, path: str, heads: dict[bytes, bytes]) -> Response:
        """The page for people; where most come first it names the modules that it will need, and where nothing is it is a 404."""
        known = _known(path) is not None
        entries = {"/": START}.get(path, TABLE if known and re.fullmatch("/t/[^/]+", path) else ())
        # A page that leads nowhere is sent again even to whoever has it: "not modified" would not tell them.
        told = heads if known else {name: value for name, value in heads.items() if name != b"if-none-match"}
        try:
            self._look_for_changes()
            asset = self._page(entries)
        except OSError:
            raise ProblemError("no-such-page", path=path[:100]) from None
        self.inline_scripts = hashes(asset.plain)
        reply = _unless_known(asset, told)
        return reply if known else replace(reply, status=404)

    def words(self, lang: str, war: bool, heads: dict[bytes, bytes]) -> Response:
        """The catalogues of a language as one: those of the war by themselves, for they are large."""
        if lang not in LANGUAGES:
            raise ProblemError("no-such-page", path=f"words/{lang[:20]}")
        found = [file for file in sorted((WORDS / lang).glob("*.ftl")) if file.name not in NOT_FOR_THE_BROWSER]
        files = [file for file in found if file.name.startswith("war_") == war]
        return _unless_known(self._asset(f"words/{lang}/{war}", files), heads)

    def _look_for_changes(self) -> None:
        """Make the version anew if a file is not what it was."""
        stamps = {file: _changed(file) for file in self.stamps}
        if stamps != self.stamps:
            found = sha256()
            for file in (file for file, stamp in stamps.items() if stamp is not None):
                sent = slim(file.read_bytes(), file.suffix)
                found.update(f"{file.relative_to(WEB)}\n{sha256(sent).hexdigest()}\n".encode())
            self.stamps, self.version = stamps, found.hexdigest()[:8]

    def _page(self, entries: Sequence[str]) -> Asset:
        """The page that begins with these modules, its files under their version."""
        name, stamp = f"index {entries}", (self.version,)
        kept = self.kept.get(name)
        if kept is not None and kept.stamp == stamp:
            return kept
        plain = with_preloads(INDEX.read_bytes(), WEB, entries) if entries else INDEX.read_bytes()
        asset = self.kept[name] = _packed(stamp, plain.replace(b'"/web/', f'"/web/@{self.version}/'.encode()), ".html")
        return asset

    def _asset(self, name: str, files: list[Path]) -> Asset:
        try:
            stamp = tuple(file.stat().st_mtime_ns for file in files)
            kept = self.kept.get(name)
            if kept is not None and kept.stamp == stamp:
                return kept
            plain = b"\n".join(slim(file.read_bytes(), file.suffix) for file in files)
        except (OSError, ValueError):
            raise ProblemError("no-such-page", path=name[:100]) from None
        asset = self.kept[name] = _packed(stamp, plain, files[0].suffix)
        return asset


def _packed(stamp: tuple[int | str, ...], plain: bytes, suffix: str) -> Asset:
    packed = None if suffix in PACKED_ALREADY else gzip.compress(plain, 9, mtime=0)
    return Asset(stamp, TYPES[suffix], plain, packed, f'"{sha256(plain).hexdigest()[:12]}"')


def _changed(file: Path) -> int | None:
    """When a file was changed last; nothing if it is gone."""
    try:
        return file.stat().st_mtime_ns
    except OSError:
        return None


def _unless_known(asset: Asset, heads: dict[bytes, bytes]) -> Response:
    """It is asked for every time, and sent only to whoever has another one."""
    reply = _sent(asset, heads, {"ETag": asset.etag, "Cache-Control": "no-cache"})
    if asset.etag.encode() in heads.get(b"if-none-match", b""):
        reply.headers.pop("Content-Encoding", None)
        return replace(reply, status=304, body=b"")
    return reply


def _sent(asset: Asset, heads: dict[bytes, bytes], headers: dict[str, str]) -> Response:
    if asset.packed is None:
        return Response(200, asset.plain, asset.type, {**headers})
    varying = headers | {"Vary": "Accept-Encoding"}
    if b"gzip" in heads.get(b"accept-encoding", b""):
        return Response(200, asset.packed, asset.type, varying | {"Content-Encoding": "gzip"})
    return Response(200, asset.plain, asset.type, varying)


@lru_cache(maxsize=4)
def hashes(page: bytes) -> str:
    """The hashes of a page's own scripts, as a content security policy names them."""
    found = re.findall(rb"<script(?![^>]*\bsrc=)[^>]*>(.*?)</script>", page, re.DOTALL)
    return "".join(f" 'sha256-{b64encode(sha256(script).digest()).decode()}'" for script in found)
