"""The last events of a duel."""

from collections.abc import Iterator

from ..common.log_pane import LogPane
from .log import sentence


class DuelLog(LogPane):
    """The log of a duel; events since the start of the last turn are highlighted."""

    def newest_first(self, height: int) -> Iterator[tuple[str, bool]]:
        recent = {id(event) for event in self.state.last}
        for event in reversed(self.state.events):
            yield sentence(self.lang, event, self.state.names, self.state.you), id(event) in recent
