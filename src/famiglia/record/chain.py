"""The lines of a record: one JSON object each, written in one way only, each with the hash of all before it."""

import json
from hashlib import sha256
from typing import Annotated, Any, TypeAlias

import msgspec

Line: TypeAlias = dict[str, Any]
Digest: TypeAlias = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]

FORMAT = "record 1"


class RecordError(Exception):
    """A file that is no intact record: the line, and what is wrong with it."""

    def __init__(self, line: int, what: str) -> None:
        super().__init__(f"line {line}: {what}")
        self.line = line
        self.what = what


def write_line(content: Line, before: str) -> tuple[str, str]:
    """The text of a line and its hash, which covers the line and, through `before`, every line above it."""
    digest = sha256((before + _json(content)).encode()).hexdigest()
    return _json(content | {"hash": digest}) + "\n", digest


def same(one: Line, other: Line) -> bool:
    """Are both written alike? Stricter than `==`, for which true is 1."""
    return _json(one) == _json(other)


def _json(content: Line) -> str:
    return json.dumps(content, ensure_ascii=False, separators=(",", ":"))


def read_lines(data: bytes) -> list[Line]:
    """The contents of all lines, their hashes checked; any changed byte is found."""
    if not data:
        raise RecordError(1, "the file is empty; a famiglia record begins with a header")
    texts = data.split(b"\n")
    contents: list[Line] = []
    before = ""
    for number, text in enumerate(texts[:-1], 1):
        content = read_content(number, text)
        found = content.pop("hash", None)
        try:
            written, before = write_line(content, before)
        except (UnicodeEncodeError, RecursionError):
            raise RecordError(number, "this is no text that a record could hold") from None
        if found != before:
            raise RecordError(number, f"hash {found!r} does not fit; this line, or one above it, was changed")
        if written.encode() != text + b"\n":
            raise RecordError(number, "the line is not written the way a record writes it; it was changed")
        contents.append(content)
    if texts[-1]:
        if not contents:
            read_content(1, texts[-1])
        raise RecordError(len(texts), "the line does not end; the file is cut off")
    return contents


def read_content(number: int, text: bytes) -> Line:
    """What the line with this number holds, its hash not checked."""
    foreign = "this is not a famiglia record" if number == 1 else "this is not a line of a record; it was changed"
    try:
        content = json.loads(text.decode())
    except (ValueError, RecursionError):
        raise RecordError(number, foreign) from None
    if not isinstance(content, dict) or (number == 1 and "famiglia" not in content):
        raise RecordError(number, foreign)
    if number == 1 and content["famiglia"] != FORMAT:
        raise RecordError(1, f"format {content['famiglia']!r}; this program reads {FORMAT!r}")
    return content
