"""The games of other projects, driven from Python with random moves; every move and every chance event is a step."""

import importlib.util
import random
from collections.abc import Callable
from typing import Any, TypeAlias

from .measure import Contestant

GAMES = {"gin_rummy": 150, "backgammon": 250}


Wanted: TypeAlias = dict[str, tuple[str, Callable[[], Contestant]]]
"""By name: the module that a project needs, and the function that makes a contestant of it."""


def peers_of_the_duel() -> tuple[list[Contestant], list[str]]:
    return installed(
        {
            "OpenSpiel gin_rummy": ("pyspiel", lambda: open_spiel("gin_rummy")),
            "OpenSpiel backgammon": ("pyspiel", lambda: open_spiel("backgammon")),
            "RLCard gin-rummy": ("rlcard", rlcard_gin_rummy),
            "PettingZoo connect_four": ("pettingzoo", pettingzoo_connect_four),
        }
    )


def peers_of_the_war() -> tuple[list[Contestant], list[str]]:
    return installed({"Catanatron, four random players": ("catanatron", catanatron)})


def installed(wanted: Wanted) -> tuple[list[Contestant], list[str]]:
    """The contestants whose modules are installed, and the names of the others."""
    found, missing = [], []
    for name, (module, make) in wanted.items():
        if importlib.util.find_spec(module):
            found.append(make())
        else:
            missing.append(name)
    return found, missing


def open_spiel(name: str) -> Contestant:
    import pyspiel

    game = pyspiel.load_game(name)
    pick = random.Random(1).random

    def play() -> int:
        steps = 0
        for _ in range(GAMES[name]):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes = state.chance_outcomes()
                    state.apply_action(outcomes[int(pick() * len(outcomes))][0])
                else:
                    actions = state.legal_actions()
                    state.apply_action(actions[int(pick() * len(actions))])
                steps += 1
        return steps

    return Contestant(f"OpenSpiel {name}", GAMES[name], play)


def rlcard_gin_rummy() -> Contestant:
    import rlcard

    environment = rlcard.make("gin-rummy", config={"seed": 1})
    pick = random.Random(1).random

    def play() -> int:
        steps = 0
        for _ in range(5):
            state, _ = environment.reset()
            while not environment.is_over():
                actions = list(state["legal_actions"])
                state, _ = environment.step(actions[int(pick() * len(actions))])
                steps += 1
        return steps

    return Contestant("RLCard gin-rummy", 5, play)


def pettingzoo_connect_four() -> Contestant:
    from pettingzoo.classic import connect_four_v3

    environment: Any = connect_four_v3.env()
    pick = random.Random(1).random

    def play() -> int:
        steps = 0
        for _ in range(30):
            environment.reset(seed=steps)
            for _agent in environment.agent_iter():
                observation, _, ended, truncated, _ = environment.last()
                if ended or truncated:
                    environment.step(None)
                    continue
                actions = [place for place, legal in enumerate(observation["action_mask"]) if legal]
                environment.step(actions[int(pick() * len(actions))])
                steps += 1
        return steps

    return Contestant("PettingZoo connect_four", 30, play)


def catanatron() -> Contestant:
    from catanatron import Color, Game, RandomPlayer

    games = 8
    players = [RandomPlayer(colour) for colour in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)]

    def play() -> int:
        steps = 0
        for seed in range(games):
            game = Game(players, seed=seed)
            game.play()
            steps += len(game.state.actions)
        return steps

    return Contestant("Catanatron, four random players", games, play)
