"""Removes invisible characters, so that names that look the same are the same."""

from typing import Final
from unicodedata import category, combining

JOINER: Final = "\u200d"
"""The character that joins two emoji into one, or two letters of an Indian script."""
EMOJI_STYLE: Final = "\ufe0f"
"""The character after a symbol that shows it as a coloured emoji."""
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
    for index, char in enumerate(text):
        if _is_visible(kept[-1:], char, text[index + 1 : index + 2]):
            kept += char
    return kept


def _is_visible(before: str, char: str, after: str) -> bool:
    """True if a character between these two is visible or changes what is seen."""
    if char == JOINER:
        return _joins(before, after)
    if char == EMOJI_STYLE:
        return _is_symbol(before)
    return char.isprintable() and char not in BLANK


def _joins(before: str, after: str) -> bool:
    """True if a joiner between these two characters changes what is seen."""
    if before == "" or after == "" or after in BLANK:
        return False
    after_emoji = before == EMOJI_STYLE or _is_symbol(before) or category(before) == "Sk"
    return (after_emoji and _is_symbol(after)) or (combining(before) == VIRAMA and category(after) == "Lo")


def _is_symbol(char: str) -> bool:
    """True for characters such as emoji."""
    return char != "" and category(char) == "So" and char not in BLANK
