"""Preload links for the modules of a page: a browser fetches them all at once instead of discovering them one by one."""

import json
import re
from collections.abc import Iterable
from pathlib import Path
from posixpath import dirname, join, normpath

from .minifier import minify

_IMPORTED = re.compile(rb"""\b(?:from|import)\s*["']([\w./@-]+)["']""")
_IMPORT_MAP = re.compile(rb'<script type="importmap">(.*?)</script>', re.DOTALL)


def with_preloads(page: bytes, web: Path, entries: Iterable[str]) -> bytes:
    """The page with a link for each module that these entries import, after the import map, which must come first."""
    import_map = _IMPORT_MAP.search(page)
    if import_map is None:
        return page
    mapped = {name: path.removeprefix("/web/") for name, path in json.loads(import_map[1])["imports"].items()}
    links = (f'\n<link rel="modulepreload" href="/web/{path}">' for path in imported_modules(web, mapped, entries))
    return page[: import_map.end()] + "".join(links).encode() + page[import_map.end() :]


def imported_modules(web: Path, mapped: dict[str, str], entries: Iterable[str]) -> list[str]:
    """These modules and all that they import, directly or indirectly; dynamic imports are not included."""
    modules = list(entries)
    for path in modules:
        # Without comments, because imports in comments are only types.
        for name in map(bytes.decode, _IMPORTED.findall(minify((web / path).read_bytes(), ".js"))):
            module = mapped.get(name, normpath(join(dirname(path), name)))
            if module not in modules and (web / module).is_file():
                modules.append(module)
    return modules
