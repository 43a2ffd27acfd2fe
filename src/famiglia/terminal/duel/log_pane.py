"""The last events of a duel."""

from collections.abc import Iterator

from ..common.log_pane import LogPane
from .log import sentence


class DuelLog(LogPane):
    """What happened since the last turn began stands out."""

    def newest_first(self, height: int) -> Iterator[tuple[str, bool]]:
        recent = {id(event) for event in self.scene.last}
        for event in reversed(self.scene.events):
            yield sentence(self.lang, event, self.scene.names, self.scene.you), id(event) in recent
