"""Dice that are listened to, and the answers of a record in their place."""

from collections.abc import Iterable, Sequence
from typing import Any, TypeAlias

from famiglia.dice import Chance
from famiglia.misfit import shown
from famiglia.rulebook import Message, message

Answer: TypeAlias = int | list[int]
"""A number that was thrown, or things in the order they were shuffled into."""


class ChanceError(ValueError):
    """The dice of a record did not say what was asked of them."""

    def __init__(self, what: Message) -> None:
        super().__init__(what)
        self.what = what

    def __str__(self) -> str:
        return self.what.text()


class Witness:
    """Hands every request on to the dice and remembers what they said."""

    def __init__(self, dice: Chance) -> None:
        self.dice = dice
        self.answers: list[Answer] = []
        """What was said since somebody last took the answers."""
        self.shuffles = 0

    def below(self, sides: int) -> int:
        answer = self.dice.below(sides)
        self.answers.append(answer)
        return answer

    def shuffle(self, cards: bytes) -> bytes:
        answer = self.dice.shuffle(cards)
        self.answers.append(list(answer))
        self.shuffles += 1
        return answer

    def copy(self) -> Chance:
        """The dice alone: what they say in a game that only might be is nobody's business."""
        return self.dice.copy()

    def take(self) -> list[Answer]:
        """What was said since the last time."""
        answers, self.answers = self.answers, []
        return answers


class ToldChance:
    """Answers with what a record says the dice said; raises `ChanceError` where that is no answer to the question."""

    def __init__(self, answers: Iterable[Any]) -> None:
        self.answers = list(answers)
        self.used = 0

    def below(self, sides: int) -> int:
        answer = self._next()
        if type(answer) is not int or answer not in range(sides):
            raise ChanceError(message("record-number", found=shown(answer), most=sides - 1))
        return answer

    def shuffle(self, cards: bytes) -> bytes:
        answer = self._next()
        if not _numbers(answer) or sorted(answer) != sorted(cards):
            raise ChanceError(message("record-order", found=shown(answer), cards=shown(sorted(cards))))
        return bytes(answer)

    def copy(self) -> "ToldChance":
        twin = ToldChance(self.answers)
        twin.used = self.used
        return twin

    def _next(self) -> Any:
        if self.used == len(self.answers):
            raise ChanceError(message("record-no-dice"))
        self.used += 1
        return self.answers[self.used - 1]


def _numbers(answer: Any) -> bool:
    return isinstance(answer, list) and all(type(number) is int for number in answer)


def answers_in(lines: Sequence[dict[str, Any]]) -> list[Any]:
    """All that the dice said, line by line."""
    found = [line.get("chance") for line in lines]
    return [answer for answers in found if isinstance(answers, list) for answer in answers]
