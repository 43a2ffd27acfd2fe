"""Dice that record their results, and dice that repeat the results of a record."""

from collections.abc import Iterable, Sequence
from typing import Any, TypeAlias

from famiglia.dice import Chance
from famiglia.rulebook import Message, message
from famiglia.validation_message import shown

Answer: TypeAlias = int | list[int]
"""The result of a throw, or of a shuffle."""


class ChanceError(ValueError):
    """Raised if a result in a record does not fit the request of the game."""

    def __init__(self, what: Message) -> None:
        super().__init__(what)
        self.what = what

    def __str__(self) -> str:
        return self.what.text()


class RecordingDice:
    """Dice that record every result."""

    def __init__(self, dice: Chance) -> None:
        self.dice = dice
        self.answers: list[Answer] = []
        """The results since the last call of `take`."""
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
        """A copy that records nothing, for moves that are only tried out."""
        return self.dice.copy()

    def take(self) -> list[Answer]:
        """Return the results since the last call, and clear them."""
        answers, self.answers = self.answers, []
        return answers


class RecordedDice:
    """Dice that repeat the results of a record; raises `ChanceError` if a result does not fit the request."""

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

    def copy(self) -> "RecordedDice":
        twin = RecordedDice(self.answers)
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
    """All results of the dice, in the order of the lines."""
    found = [line.get("chance") for line in lines]
    return [answer for answers in found if isinstance(answers, list) for answer in answers]
