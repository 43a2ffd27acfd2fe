"""Fields that hold effects: a list of them, a single one, or the groups of a mat."""

from dataclasses import dataclass
from typing import Any

from .components import Effect, Group
from .fault import listed, shown
from .kinds import ID, Kind, one_of
from .verbs import MAT_SPACES, Vocabulary


@dataclass(frozen=True)
class OneEffect:
    """A single effect of a vocabulary."""

    vocabulary: Vocabulary

    def faults(self, field: str, value: object) -> list[str]:
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
        faults = [f"parameter '{name}' is missing" for name in known.parameters if name not in given]
        faults += [f"unknown parameter {shown(name)}; known are {listed(kinds)}" for name in given if name not in kinds]
        for name, kind in kinds.items():
            if name in given:
                faults += kind.faults(name, given[name])
        return [f"{noun} '{verb}': {fault}" for fault in faults]

    def read(self, value: dict[str, Any]) -> Effect:
        verb = self.vocabulary.verbs[value[self.vocabulary.key]]
        kinds = verb.parameters | verb.optional
        parameters = [(name, kind.read(value[name])) for name, kind in kinds.items() if name in value]
        return Effect(value[self.vocabulary.key], tuple(parameters))


@dataclass(frozen=True)
class Effects:
    """One effect or more."""

    vocabulary: Vocabulary

    def faults(self, field: str, value: object) -> list[str]:
        if not isinstance(value, list) or not value:
            return [f"{field} is {shown(value)}; expected a list with at least one {self.vocabulary.noun}"]
        return [fault for part in value for fault in OneEffect(self.vocabulary).faults(field, part)]

    def read(self, value: list[dict[str, Any]]) -> tuple[Effect, ...]:
        return tuple(OneEffect(self.vocabulary).read(part) for part in value)


_GROUP: dict[str, Kind] = {"column": one_of("A", "B", "C"), "order": ID, "spaces": Effects(MAT_SPACES)}


@dataclass(frozen=True)
class Groups:
    """The groups of a mat row."""

    def faults(self, field: str, value: object) -> list[str]:
        if not isinstance(value, list) or not value:
            return [f"{field} is {shown(value)}; expected a list with at least one group"]
        return [fault for place, part in enumerate(value, 1) for fault in self._faults(f"group {place}", part)]

    def _faults(self, group: str, value: object) -> list[str]:
        if not isinstance(value, dict):
            return [f"{group} is {shown(value)}; expected a table with {listed(_GROUP)}"]
        faults = [f"field '{name}' is missing" for name in _GROUP if name not in value]
        faults += [f"unknown field {shown(name)}; known are {listed(_GROUP)}" for name in value if name not in _GROUP]
        for name, kind in _GROUP.items():
            if name in value:
                faults += kind.faults(name, value[name])
        return [f"{group}: {fault}" for fault in faults]

    def read(self, value: list[dict[str, Any]]) -> tuple[Group, ...]:
        return tuple(Group(**{name: kind.read(part[name]) for name, kind in _GROUP.items()}) for part in value)
