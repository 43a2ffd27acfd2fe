"""Every small conflict, compared with an independent implementation of the rules."""

from itertools import product

import pytest

from .encounter_builder import encounter, hq, play, supply, there

CARDS = ("turncoat", "coward_1", "coward_2")
TWINS = "single-effect-of-twins"


def outcome(
    attackers: int, defenders: int, gray: bool, mine: str, yours: str, take: tuple[bool, bool], once: bool
) -> tuple[int, int, int, int]:
    """The remaining attackers and defenders, and the Soldati in the headquarters of red and of the defender."""
    before: tuple[list[str], list[str]] = ([], [])
    before[1 if take[1] else 0].append(mine)
    before[0 if take[0] else 1].append(yours)
    side = [attackers, defenders]
    home = [0, 0]
    held = [sorted(set(cards)) if once else cards for cards in before]
    for own in (0, 1):
        for _ in range(held[own].count("turncoat")):
            if side[1 - own]:
                side[1 - own] -= 1
                side[own] += 1
    for own in (0, 1):
        for card in held[own]:
            if card != "turncoat":
                running = min(int(card[-1]), side[own])
                side[own] -= running
                home[0 if gray else own] += running
    fallen = min(side)
    home[0] += fallen if gray else 0
    return side[0] - fallen, side[1] - fallen, home[0], home[1]


@pytest.mark.rule("W-105", "W-106", "W-107", "W-108", "W-109", "W-110", "W-112", "WA-34", "WA-35", "WA-36", "WA-38")
@pytest.mark.parametrize("once", [False, True])
@pytest.mark.parametrize("gray", [False, True])
@pytest.mark.parametrize("attackers", [1, 2, 3])
def test_every_pair_of_cards_taken_or_left_ends_as_the_rules_say(attackers: int, gray: bool, once: bool) -> None:
    for defenders in (1, 2, 3):
        owner = "neutral" if gray else "blue"
        start = encounter(
            {"licata": "red 9", "gela": f"{owner} {defenders}"}, {"licata": "red_b2"}, options=[TWINS] if once else []
        )  # fmt: skip
        play(start, "part 2", "move licata gela land", f"soldati {attackers}", "finesse")
        if gray:
            play(start, "yellow: defend blue")
        for mine, yours, first, second in product(CARDS, CARDS, (False, True), (False, True)):
            game = start.copy()
            play(game, f"red: card {mine}", f"blue: card {yours}")
            play(game, "take" if first else "leave", "take" if second else "leave")
            left, kept, home, theirs = outcome(attackers, defenders, gray, mine, yours, (first, second), once)
            standing = f"red {left}" if left else f"{owner} {kept}" if kept else ""
            assert (standing, home, theirs) == (there(game, "gela"), hq(game, "red"), hq(game, "blue"))
            assert 50 - 9 + attackers == supply(game, "red") + home + left
