"""The modules that a page will need, named at its top: a browser fetches them at once and need not find one in the other."""

import json
import re
from collections.abc import Iterable
from pathlib import Path
from posixpath import dirname, join, normpath

from .minifier import slim

_NAMED = re.compile(rb"""\b(?:from|import)\s*["']([^"']+)["']""")
_MAP = re.compile(rb'<script type="importmap">(.*?)</script>', re.DOTALL)


def with_preloads(page: bytes, web: Path, entries: Iterable[str]) -> bytes:
    """The page with a link for each module that these lead to; behind the import map, which must come first."""
    found = _MAP.search(page)
    if found is None:
        return page
    mapped = {name: path.removeprefix("/web/") for name, path in json.loads(found[1])["imports"].items()}
    links = (f'\n<link rel="modulepreload" href="/web/{path}">' for path in modules(web, mapped, entries))
    return page[: found.end()] + "".join(links).encode() + page[found.end() :]


def modules(web: Path, mapped: dict[str, str], entries: Iterable[str]) -> list[str]:
    """These modules and all that they import, at whatever remove; what is only fetched when it is needed is not among them."""
    found = list(entries)
    for path in found:
        # Slim first: what is imported in a comment are types.
        for name in map(bytes.decode, _NAMED.findall(slim((web / path).read_bytes(), ".js"))):
            wanted = mapped.get(name, normpath(join(dirname(path), name)))
            if wanted not in found and (web / wanted).is_file():
                found.append(wanted)
    return found
