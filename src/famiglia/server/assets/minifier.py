"""Removes comments, types and indentation from scripts and styles before they are sent."""

import re

_TYPES = re.compile(rb"/\*\* @type \{[^\n]*?\} \*/ ?")


def minify(content: bytes, suffix: str) -> bytes:
    """Remove types, indentation, and lines that contain only comments, from a script or style. All line numbers stay the same.

    >>> minify(b"// why\\nlet a = /** @type {number} */ (1); // what\\n", ".js")
    b'\\nlet a = (1); // what\\n'
    """
    if suffix not in (".js", ".css"):
        return content
    lines = _TYPES.sub(b"", content).split(b"\n")
    number = 0
    while number < len(lines):
        start = lines[number].lstrip()
        end = number
        if start.startswith(b"/*") and not start.startswith(b"/*!"):
            while end < len(lines) - 1 and b"*/" not in lines[end]:
                end += 1
            if lines[end].rstrip().find(b"*/") != len(lines[end].rstrip()) - 2:
                start = b""  # code follows in the same line
        if (
            start.startswith((b"/*", b"//"))
            and not start.startswith(b"/*!")
            and (suffix == ".js" or start[1:2] == b"*")
        ):
            lines[number : end + 1] = [b""] * (end + 1 - number)
        number = end + 1
    return b"\n".join(line.lstrip(b" ") for line in lines)
