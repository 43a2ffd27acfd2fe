"""The conversation in `docs/protocol.md`: the lines that are sent, and what comes back."""

from pathlib import Path

from famiglia.research.protocol import converse

FILE = Path(__file__).parents[1] / "docs" / "protocol.md"
START = "```\n> "


def text() -> str:
    """The page with every answer made anew."""
    page = FILE.read_text(encoding="utf-8")
    head, start, rest = page.partition(START)
    block, end, tail = (start + rest).removeprefix("```\n").partition("```")
    sent = [line.removeprefix("> ") for line in block.splitlines() if line.startswith("> ")]
    answers = converse(line.encode() for line in sent)
    lines = [f"> {line}\n< {answer}\n" for line, answer in zip(sent, answers, strict=True)]
    return head + "```\n" + "".join(lines) + end + tail
