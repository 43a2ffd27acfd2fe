"""The kinds of fields that contain effects: one effect, a list of effects, or the groups of a mat row."""

from dataclasses import dataclass
from typing import Any

from .components import Effect, Group
from .kinds import ID, Kind, one_of
from .problem import listed, shown
from .verbs import MAT_SPACES, Vocabulary


@dataclass(frozen=True)
class OneEffect:
    """One effect of a vocabulary."""

    vocabulary: Vocabulary

    def problems(self, field: str, value: object) -> list[str]:
        key, noun = self.vocabulary.key, self.vocabulary.noun
        if not isinstance(value, dict):
            return [f"{field} is {shown(value)}; expected a table like {{ {key} = … }}"]
        if key not in value:
            return [f"an entry of {field} without '{key}'; known are {listed(self.vocabulary.verbs)}"]
        verb = value[key]
        if not isinstance(verb, str) or verb not in self.vocabulary.verbs:
            return [f"unknown {noun} {shown(verb)}; known are {listed(self.vocabulary.verbs)}"]
        known = self.vocabulary.verbs[verb]
        given = {name: part for name, part in value.items() if name != key}
        kinds = known.parameters | known.optional
        problems = [f"parameter '{name}' is missing" for name in known.parameters if name not in given]
        problems += [
            f"unknown parameter {shown(name)}; known are {listed(kinds)}" for name in given if name not in kinds
        ]
        for name, kind in kinds.items():
            if name in given:
                problems += kind.problems(name, given[name])
        return [f"{noun} '{verb}': {problem}" for problem in problems]

    def read(self, value: dict[str, Any]) -> Effect:
        verb = self.vocabulary.verbs[value[self.vocabulary.key]]
        kinds = verb.parameters | verb.optional
        parameters = [(name, kind.read(value[name])) for name, kind in kinds.items() if name in value]
        return Effect(value[self.vocabulary.key], tuple(parameters))


@dataclass(frozen=True)
class Effects:
    """A list of one or more effects."""

    vocabulary: Vocabulary

    def problems(self, field: str, value: object) -> list[str]:
        if not isinstance(value, list) or not value:
            return [f"{field} is {shown(value)}; expected a list with at least one {self.vocabulary.noun}"]
        return [problem for part in value for problem in OneEffect(self.vocabulary).problems(field, part)]

    def read(self, value: list[dict[str, Any]]) -> tuple[Effect, ...]:
        return tuple(OneEffect(self.vocabulary).read(part) for part in value)


_GROUP: dict[str, Kind] = {"column": one_of("A", "B", "C"), "order": ID, "spaces": Effects(MAT_SPACES)}


@dataclass(frozen=True)
class Groups:
    """The groups of a mat row."""

    def problems(self, field: str, value: object) -> list[str]:
        if not isinstance(value, list) or not value:
            return [f"{field} is {shown(value)}; expected a list with at least one group"]
        return [problem for place, part in enumerate(value, 1) for problem in self._problems(f"group {place}", part)]

    def _problems(self, group: str, value: object) -> list[str]:
        if not isinstance(value, dict):
            return [f"{group} is {shown(value)}; expected a table with {listed(_GROUP)}"]
        problems = [f"field '{name}' is missing" for name in _GROUP if name not in value]
        problems += [f"unknown field {shown(name)}; known are {listed(_GROUP)}" for name in value if name not in _GROUP]
        for name, kind in _GROUP.items():
            if name in value:
                problems += kind.problems(name, value[name])
        return [f"{group}: {problem}" for problem in problems]

    def read(self, value: list[dict[str, Any]]) -> tuple[Group, ...]:
        return tuple(Group(**{name: kind.read(part[name]) for name, kind in _GROUP.items()}) for part in value)
