"""Notations of positions that random play does not reach: a card or a field is changed, so some of them are invalid."""

import random

CHOICES = {
    "options": ["-", "fair-pass-out", "full-strength", "fair-pass-out,strict-mercenaries"],
    "first": ["0", "1"],
    "seat": ["0", "1"],
    "step": ["street", "brute", "take", "exchange(A1,1,-,-)", "exchange(A2,1,F1,F0)", "exchange(A3,2,M0,B1)"],
    "refreshes": ["*", "0", "1"],
    "lowered": ["-", "F1-1", "F3-2", "+A2-2", "M4-4"],
    "phase": ["1", "2"],
    "passes": ["0", "1"],
    "end": ["-", "deck:0", "deck:1", "pass:0"],
}


def changed(text: str, rng: random.Random) -> str:
    """The same notation with cards moved between piles and fields set to other values, one to four times."""
    head, *fields = text.split(" ")
    parts = dict(field.split("=") for field in fields)
    for _ in range(rng.randint(1, 4)):
        if rng.random() < 0.4:
            name = rng.choice(list(CHOICES))
            parts[name] = rng.choice(CHOICES[name])
        else:
            move_card(parts, rng)
    return " ".join([head, *(f"{name}={value}" for name, value in parts.items())])


def move_card(parts: dict[str, str], rng: random.Random) -> None:
    piles = [(name, place) for name in ("hands", "areas") for place in (0, 1)] + [
        ("discard", 0),
        ("street", 0),
        ("deck", 0),
    ]
    (source, at_), (goal, to) = rng.sample(piles, 2)
    cards = cards_of(parts[source].split("/")[at_])
    if cards:
        taken = cards.pop(rng.randrange(len(cards)))
        put(parts, source, at_, cards)
        put(parts, goal, to, [*cards_of(parts[goal].split("/")[to]), taken])


def cards_of(pile: str) -> list[str]:
    plain = pile.replace("-", "").replace("+", "").replace("|", "")
    return [plain[start : start + 2] for start in range(0, len(plain), 2)]


def put(parts: dict[str, str], name: str, place: int, cards: list[str]) -> None:
    piles = parts[name].split("/")
    ordered = cards if name == "deck" else sorted(cards, key=lambda card: ("FABM".index(card[0]), card[1]))
    piles[place] = "".join(ordered) or "-"
    parts[name] = "/".join(piles)
