"""Trains a net of the duel by self-play, in rounds: every share of a round begins with the same net, and the mean goes on."""

from array import array
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from time import monotonic

from librt.vecs import vec

from famiglia.bots.duel.learner import Learner
from famiglia.bots.duel.net import Net, new_net
from famiglia.bots.duel.weights import Origin, WeightsError, decode, encode, pack, unpack
from famiglia.dice import Dice
from famiglia.duel.edition import rules_in_force

from .schedule import GAMES_IN_ROUND, GAMES_IN_SHARE, SHARES, SHORT, Pace, pace


@dataclass(frozen=True)
class Training:
    """What is trained, and when to stop: after so many games or minutes, whichever comes first."""

    edition: str
    seed: int
    games: int | None = None
    minutes: float | None = None
    processes: int = 1
    schedule: int = SHORT
    """The length of the schedule in games; a training that goes on longer does so with small steps."""


@dataclass(frozen=True)
class Progress:
    """How far a training has come."""

    games: int
    error: float
    """The mean squared error of the win chances in the last round."""
    decisions: float
    """Decisions in a duel, on average in the last round."""
    seconds: float
    """Since this run began."""

    def __str__(self) -> str:
        return f"{self.games:,} games, error {self.error:.4f}, {self.decisions:.1f} decisions a game"


@dataclass(frozen=True)
class Share:
    """A part of a round; plain data for another process."""

    weights: bytes
    rules: int
    seed: int
    pace: Pace


def train(training: Training, file: Path, report: Callable[[Progress], None]) -> None:
    """Train and keep the net in the file after every round; if the file is there, the training continues from it.

    Raises `WeightsError` if the file belongs to another training.
    """
    net, games = begun(training, file)
    start = monotonic()
    with spread(training.processes) as play_all:
        while not enough(training, games, monotonic() - start):
            net, error, turns = play_round(training, net, games, play_all)
            games += GAMES_IN_ROUND
            keep(file, encode(net, Origin(training.edition, training.seed, games, training.schedule)))
            report(Progress(games, error, turns / GAMES_IN_ROUND, monotonic() - start))


def begun(training: Training, file: Path) -> tuple[Net, int]:
    """The net to go on with, and the number of games that it has played."""
    if not file.exists():
        return unpack(pack(new_net(training.seed))), 0
    net, origin = decode(file.read_bytes(), str(file))
    if (origin.edition, origin.seed, origin.schedule) != (training.edition, training.seed, training.schedule):
        asked = f"--edition {origin.edition} --seed {origin.seed} --schedule {origin.schedule}"
        raise WeightsError(f"{file}: from a training with {asked}")
    return net, origin.games


def enough(training: Training, games: int, seconds: float) -> bool:
    if training.games is not None and games >= training.games:
        return True
    return training.minutes is not None and seconds >= 60 * training.minutes


def keep(file: Path, content: bytes) -> None:
    """Replace the file at once, so that a training that is ended leaves a whole one."""
    partial = file.with_name(file.name + ".part")
    partial.write_bytes(content)
    partial.replace(file)


def play_round(
    training: Training, net: Net, games: int, play_all: Callable[[list[Share]], list[tuple[bytes, float, int]]]
) -> tuple[Net, float, int]:
    """Play a round; returns the mean of the nets of its shares, the mean error and the number of decisions."""
    rules = rules_in_force(training.edition, ())
    dice = Dice(f"{training.seed} {games}")
    played = play_all(
        [Share(pack(net), rules, dice.below(1 << 31), pace(games, training.schedule)) for _ in range(SHARES)]
    )
    sums = [sum(each) / SHARES for each in zip(*(array("f", weights) for weights, _, _ in played), strict=True)]
    error = sum(error for _, error, _ in played) / SHARES
    return unpack(pack(Net(vec[float](sums)))), error, sum(turns for _, _, turns in played)


def play_share(share: Share) -> tuple[bytes, float, int]:
    """Play a share; returns the weights afterwards, the error and the number of decisions."""
    net = unpack(share.weights)
    learner = Learner(net, share.rules, share.seed)
    error = learner.learn(GAMES_IN_SHARE, share.pace.rate, share.pace.trace, share.pace.curious)
    return pack(net), error, learner.turns


@contextmanager
def spread(processes: int) -> Iterator[Callable[[list[Share]], list[tuple[bytes, float, int]]]]:
    """A function that plays the shares of a round in so many processes."""
    if processes <= 1:
        yield lambda shares: [play_share(share) for share in shares]
        return
    with ProcessPoolExecutor(processes) as pool:
        yield lambda shares: list(pool.map(play_share, shares))
