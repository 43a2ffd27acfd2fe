"""Messages and refusals. A refusal has the rule that forbids a move, the facts that make it apply, and what to do instead."""

from dataclasses import dataclass
from typing import TypeAlias

Argument: TypeAlias = "int | str | tuple[str, ...] | Message | Refusal"
"""An argument of a message: a number, a name, codes of cards, another message, or a refusal."""


@dataclass(frozen=True)
class Message:
    """A sentence of the catalogues, by its id, with its arguments."""

    id: str
    arguments: tuple[tuple[str, Argument], ...] = ()

    def text(self, lang: str = "en") -> str:
        from famiglia.words import say

        return say(lang, self.id, **{name: spoken(lang, value) for name, value in self.arguments})


def message(id_: str, **arguments: Argument) -> Message:
    """The message with this id and these arguments."""
    return Message(id_, tuple(arguments.items()))


def spoken(lang: str, value: Argument) -> int | str | tuple[str, ...]:
    """An argument of a message, translated if it is a message or a refusal."""
    if isinstance(value, Message):
        return value.text(lang)
    return value.explain(lang) if isinstance(value, Refusal) else value


@dataclass(frozen=True)
class Refusal:
    """Why a move is not legal."""

    rule: str
    fact: Message
    remedy: Message | None = None

    def sentence(self, lang: str = "en") -> str:
        """The sentence of the rule."""
        from .register import rule

        return rule(self.rule).sentence(lang)

    def explain(self, lang: str = "en") -> str:
        """Fact, rule and remedy as one paragraph."""
        from famiglia.words import say

        parts = [self.fact.text(lang), say(lang, "refusal-rule", id=self.rule, sentence=self.sentence(lang))]
        if self.remedy:
            parts.append(self.remedy.text(lang))
        return " ".join(parts)

    def __str__(self) -> str:
        return self.explain()

    def as_json(self, lang: str = "en") -> dict[str, str | None]:
        return {
            "rule": self.rule,
            "sentence": self.sentence(lang),
            "fact": self.fact.text(lang),
            "remedy": self.remedy.text(lang) if self.remedy else None,
        }


class Refused(Exception):
    """Raised by `play` for a move that is not legal; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.refusal = refusal
        self.rule = refusal.rule

    def __str__(self) -> str:
        return str(self.refusal)


def refusal(rule: str, fact: str, *, remedy: str | None = None, **arguments: Argument) -> Refusal:
    """Create a refusal; fact and remedy get the same arguments."""
    filled = tuple(arguments.items())
    return Refusal(rule, Message(fact, filled), Message(remedy, filled) if remedy else None)
