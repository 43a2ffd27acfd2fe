"""Scripts and styles as they are sent: without what only their writers read."""

import re

_TYPES = re.compile(rb"/\*\* @type \{[^\n]*?\} \*/ ?")


def slim(content: bytes, suffix: str) -> bytes:
    """A script or style without the lines that are comments and nothing else, and without types; the others keep their numbers.

    >>> slim(b"// why\\nlet a = /** @type {number} */ (1); // what\\n", ".js")
    b'\\nlet a = (1); // what\\n'
    """
    if suffix not in (".js", ".css"):
        return content
    lines = _TYPES.sub(b"", content).split(b"\n")
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
