"""What can be played on this server, and the rules of each game."""

from typing import Literal

import msgspec


class BotStrength(msgspec.Struct):
    """How strong a bot is, as a ladder of all bots has measured it."""

    rating: int
    """On the scale of Elo; a difference of 100 means a share of 64 %. In a duel the level `rookie` has 1000."""
    low: int
    """The rating lies between this and `high` with 95 % confidence."""
    high: int
    """See `low`."""
    below: str | None
    """The level that comes next below it; null for the weakest."""
    rate: float
    """The share of its games that it wins against that level."""


class GameOffer(msgspec.Struct):
    """The choices for a new table of this game."""

    game: Literal["duel", "war"]
    seats: int
    editions: list[str]
    """The editions of the rulebook. Only a duel has several."""
    options: list[str]
    """The house rules that can be switched on."""
    newcomers: list[str]
    """Those of them that suit a first game."""
    bots: list[str]
    """The levels of bots that can take a seat."""
    strength: dict[str, BotStrength]
    """By level: how strong it is; empty if that has not been measured."""
    packs: list[str]
    """The sets of components. Only a war has them."""
    memory_aid: bool
    """Whether a table of this game may show all hands (`memory_aid` of a new table)."""


class Games(msgspec.Struct):
    """The games of this server."""

    games: list[GameOffer]
    share: str | None
    """The address at which other people reach this server; null if it only accepts connections from its own machine."""


class RuleText(msgspec.Struct):
    """A rule, in our own words."""

    id: str
    sentence: str
    editions: list[str]
    """The editions of a duel that have this rule; empty for a rule of the war."""
    cite: str
    """Where the rule is printed in the rulebooks."""
    rulings: list[str]
    """The ids of the rulings about this rule."""


class RulingText(msgspec.Struct):
    """A ruling: how we answer a question that the rulebook leaves open."""

    id: str
    question: str
    ruling: str
    rules: list[str]
    """The ids of the rules that the question is about."""
    confidence: str
    """How sure we are of the answer: `high`, `medium` or `low`."""
    option: str | None
    """The house rule that changes the answer; null if there is none."""


class ChapterText(msgspec.Struct):
    """Some rules of a game under a common title."""

    id: str
    title: str
    """In the requested language."""
    rules: list[str]
    """The ids of its rules. Every rule stands in exactly one chapter."""


class Rulebook(msgspec.Struct):
    """All rules and rulings of a game."""

    game: str
    chapters: list[ChapterText]
    """The chapters, in the order in which they are read."""
    rules: list[RuleText]
    rulings: list[RulingText]
