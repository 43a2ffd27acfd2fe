"""Removes invisible characters, so that names that look the same are the same."""

from typing import Final
from unicodedata import category, combining

JOINER: Final = "\u200d"
COLOURED: Final = "\ufe0f"
BLANK: Final = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0"
    + "".join(map(chr, range(0xFE00, 0xFE10)))
    + "".join(map(chr, range(0xE0100, 0xE01F0)))
)
"""Characters that Python calls printable although they are blank."""
VIRAMA: Final = 9
"""The combining class of the characters that join two consonants of an Indian script."""


def visible(text: str) -> str:
    """Remove invisible characters from a text; joiners within an emoji stay.

    >>> visible("An\\u200dna\\u202e")
    'Anna'
    >>> visible("👨\\u200d👩\\u200d👧") == "👨\\u200d👩\\u200d👧"
    True
    """
    kept = ""
    for place, sign in enumerate(text):
        if _stays(kept[-1:], sign, text[place + 1 : place + 2]):
            kept += sign
    return kept


def _stays(before: str, sign: str, after: str) -> bool:
    if sign == JOINER:
        return _ties(before, after)
    if sign == COLOURED:
        return _is_picture(before)
    return sign.isprintable() and sign not in BLANK


def _ties(before: str, after: str) -> bool:
    """True if a joiner between these two characters changes what is seen."""
    if before == "" or after == "" or after in BLANK:
        return False
    pictured = before == COLOURED or _is_picture(before) or category(before) == "Sk"
    return (pictured and _is_picture(after)) or (combining(before) == VIRAMA and category(after) == "Lo")


def _is_picture(sign: str) -> bool:
    return sign != "" and category(sign) == "So" and sign not in BLANK
