"""The pages, scripts, styles, fonts and words of the browser: from memory, compressed, and asked for anew when they change."""

import gzip
import re
from base64 import b64encode
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Final

import famiglia
from famiglia.words import LANGUAGES

from .problems import Trouble
from .replies import Reply

ROOT: Final = Path(famiglia.__file__).parent
WEB: Final = ROOT / "web"
WORDS: Final = ROOT / "words"
TYPES: Final = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
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
NOT_FOR_THE_BROWSER: Final = ("server.ftl",)
"""Problems come as text."""
INDEX: Final = WEB / "index.html"


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
            self.index({})

    def web(self, path: str, heads: dict[bytes, bytes]) -> Reply:
        """A file of `web/`."""
        file = WEB / path
        # One spelling for each file: another would be kept beside it, and there is no end to them.
        plain = all(part and not part.startswith(".") for part in path.split("/"))
        if file.suffix not in TYPES or not plain or "\0" in path:
            raise Trouble("no-such-page", path=path[:100])
        return self._reply(f"web/{path}", [file], heads)

    def index(self, heads: dict[bytes, bytes]) -> Reply:
        """The page that all addresses for people lead to."""
        reply = self._reply("index", [INDEX], heads)
        self.inline_scripts = hashes(self.kept["index"].plain)
        return reply

    def words(self, lang: str, war: bool, heads: dict[bytes, bytes]) -> Reply:
        """The catalogues of a language as one: those of the war by themselves, for they are large."""
        if lang not in LANGUAGES:
            raise Trouble("no-such-page", path=f"words/{lang[:20]}")
        found = [file for file in sorted((WORDS / lang).glob("*.ftl")) if file.name not in NOT_FOR_THE_BROWSER]
        files = [file for file in found if file.name.startswith("war_") == war]
        return self._reply(f"words/{lang}/{war}", files, heads)

    def _reply(self, name: str, files: list[Path], heads: dict[bytes, bytes]) -> Reply:
        asset = self._asset(name, files)
        headers = {"ETag": asset.etag, "Cache-Control": "max-age=86400" if asset.lasting else "no-cache"}
        if asset.packed is not None:
            headers["Vary"] = "Accept-Encoding"
        if asset.etag.encode() in heads.get(b"if-none-match", b""):
            return Reply(304, b"", asset.type, headers)
        if asset.packed is not None and b"gzip" in heads.get(b"accept-encoding", b""):
            return Reply(200, asset.packed, asset.type, headers | {"Content-Encoding": "gzip"})
        return Reply(200, asset.plain, asset.type, headers)

    def _asset(self, name: str, files: list[Path]) -> Asset:
        try:
            stamp = tuple(file.stat().st_mtime_ns for file in files)
            kept = self.kept.get(name)
            if kept is not None and kept.stamp == stamp:
                return kept
            plain = b"\n".join(slim(file.read_bytes(), file.suffix) for file in files)
        except (OSError, ValueError):
            raise Trouble("no-such-page", path=name[:100]) from None
        suffix = files[0].suffix
        packed = None if suffix in PACKED_ALREADY else gzip.compress(plain, 9, mtime=0)
        etag = f'"{sha256(plain).hexdigest()[:20]}"'
        asset = self.kept[name] = Asset(stamp, TYPES[suffix], plain, packed, etag, suffix == ".woff2")
        return asset


def slim(content: bytes, suffix: str) -> bytes:
    """A script or style without the lines that are comments and nothing else; the others keep their line numbers.

    >>> slim(b"// why\\nlet a = 1; // what\\n", ".js")
    b'\\nlet a = 1; // what\\n'
    """
    if suffix not in (".js", ".css"):
        return content
    lines = content.split(b"\n")
    number = 0
    while number < len(lines):
        begun = lines[number].lstrip()
        end = number
        if begun.startswith(b"/*") and not begun.startswith(b"/*!"):
            while end < len(lines) - 1 and b"*/" not in lines[end]:
                end += 1
            if lines[end].rstrip().find(b"*/") != len(lines[end].rstrip()) - 2:
                begun = b""  # code follows: it is no line of its own
        if (
            begun.startswith((b"/*", b"//"))
            and not begun.startswith(b"/*!")
            and (suffix == ".js" or begun[1:2] == b"*")
        ):
            lines[number : end + 1] = [b""] * (end + 1 - number)
        number = end + 1
    return b"\n".join(lines)


@lru_cache(maxsize=4)
def hashes(page: bytes) -> str:
    """The hashes of a page's own scripts, as a content security policy names them."""
    found = re.findall(rb"<script(?![^>]*\bsrc=)[^>]*>(.*?)</script>", page, re.DOTALL)
    return "".join(f" 'sha256-{b64encode(sha256(script).digest()).decode()}'" for script in found)
