"""Generates the answers in the sample conversations of `docs/protocol.md`."""

import re
from pathlib import Path

from famiglia.research.protocol import converse

FILE = Path(__file__).parents[1] / "docs" / "protocol.md"
BLOCK = re.compile(r"(?<=^```\n)> .*?(?=^```$)", re.DOTALL | re.MULTILINE)


def text() -> str:
    """The page with every answer generated again; each code block is a separate conversation."""
    return BLOCK.sub(lambda block: _answered(block[0]), FILE.read_text(encoding="utf-8"))


def _answered(block: str) -> str:
    sent = [line.removeprefix("> ") for line in block.splitlines() if line.startswith("> ")]
    answers = converse(line.encode() for line in sent)
    return "".join(f"> {line}\n< {answer}\n" for line, answer in zip(sent, answers, strict=True))
