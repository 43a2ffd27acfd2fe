"""The lines of a record: one JSON object each, in canonical form, each with a hash of itself and all lines before it."""

import json
from hashlib import sha256
from typing import Annotated, Any, TypeAlias

import msgspec

from famiglia.rulebook import Argument, message
from famiglia.validation_message import shown

Line: TypeAlias = dict[str, Any]
Digest: TypeAlias = Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{64}$(?!\n)")]

FORMAT = "record 1"
"""The version of the format, in the first line of every record."""
_json = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode


class RecordError(Exception):
    """Raised for a file that is not a valid record: the number of the line, and what is wrong with it."""

    def __init__(self, line: int, id_: str, **arguments: Argument) -> None:
        super().__init__(line, id_)
        self.line = line
        self.what = message(id_, **arguments)

    def text(self, lang: str = "en") -> str:
        """The error with the number of the line, in this language."""
        return message("record-line", line=self.line, what=self.what).text(lang)

    def __str__(self) -> str:
        return self.text()


def write_line(content: Line, before: str) -> tuple[str, str]:
    """The text of a line and its hash, which covers the line and, through `before`, every line above it."""
    text = _json(content)
    digest = sha256((before + text).encode()).hexdigest()
    return f'{text[:-1]},"hash":"{digest}"}}\n', digest


def line_content(text: str) -> Line:
    """The content, without its hash, of a line that `write_line` has written."""
    content: Line = json.loads(text)
    del content["hash"]
    return content


def same_content(one: Line, other: Line) -> bool:
    """True if both contents are the same JSON; stricter than `==`, for which true equals 1."""
    return _json(one) == _json(other)


def read_lines(data: bytes) -> list[Line]:
    """The contents of all lines, without their hashes; raises `RecordError` if any byte was changed."""
    if not data:
        raise RecordError(1, "record-empty")
    texts = data.split(b"\n")
    contents: list[Line] = []
    before = ""
    for number, text in enumerate(texts[:-1], 1):
        content = read_content(number, text)
        found = content.pop("hash", None)
        try:
            written, before = write_line(content, before)
        except (UnicodeEncodeError, RecursionError):
            raise RecordError(number, "record-no-text") from None
        if found != before:
            if _is_unfinished(texts):
                raise RecordError(len(texts), "record-running")
            raise RecordError(number, "record-hash", found=shown(found))
        if written.encode() != text + b"\n":
            raise RecordError(number, "record-writing")
        contents.append(content)
    if texts[-1]:
        if not contents:
            read_content(1, texts[-1])
        raise RecordError(len(texts), "record-cut-off")
    return contents


def _is_unfinished(texts: list[bytes]) -> bool:
    """True for a record that was downloaded during the game: it has no end and no hashes, which would cover secrets."""
    lines = texts[:-1]
    return (
        len(lines) > 1 and not lines[-1].startswith(b'{"kind":"end"') and not any(b'"hash":' in line for line in lines)
    )


def read_content(number: int, text: bytes) -> Line:
    """The content of the line with this number; its hash is not checked."""
    foreign = "record-foreign" if number == 1 else "record-foreign-line"
    try:
        content = json.loads(text.decode())
    except (ValueError, RecursionError):
        raise RecordError(number, foreign) from None
    if not isinstance(content, dict) or (number == 1 and "famiglia" not in content):
        raise RecordError(number, foreign)
    if number == 1 and content["famiglia"] != FORMAT:
        raise RecordError(1, "record-format", found=shown(content["famiglia"]), expected=shown(FORMAT))
    return content
