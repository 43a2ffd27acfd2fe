"""A row of the page of refusals, made from a move that is really refused."""

from dataclasses import dataclass


@dataclass(frozen=True)
class ReasonRow:
    """A refused move, the reason of the catalogue, the rule it cites, and its fact and its remedy by language."""

    game: str
    move: str
    reason: str
    rule: str
    fact: dict[str, str]
    remedy: dict[str, str]
    """By language; empty if there is no remedy."""
    remedy_id: str = ""

    def title(self) -> str:
        """The refused move, and the ids of the reason and of the remedy."""
        ids = f"`{self.reason}` → `{self.remedy_id}`" if self.remedy_id else f"`{self.reason}`"
        return f"`{self.move}`: {ids}"
