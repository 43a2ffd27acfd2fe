"""Was this duel dealt fairly? Checks a finished record with nothing but Python's standard library; see records.md.

    python docs/verify_deal.py record.jsonl

It follows the hashes from line to line, the commitment to the revealed seed, and every card that was turned up to the
shuffles that follow from the seed. `famiglia verify` checks the moves and the result as well.
"""

import json
import sys
from hashlib import sha256

CARDS = [family + value for family in "FABM" for value in "01234"]
DECK = [card for card in CARDS for _ in range({"0": 5, "1": 4, "2": 3, "3": 2, "4": 1}[card[1]])]
START = [f"{family}0" for family in "FABM"] * 2


def words(seed, request):
    """The 32-bit numbers that the seed holds for one request."""
    block = 0
    while True:
        digest = sha256(seed + request.to_bytes(8, "big") + block.to_bytes(8, "big")).digest()
        yield from (int.from_bytes(digest[at : at + 4], "big") for at in range(0, 32, 4))
        block += 1


def below(sides, source):
    """The next number below `sides`; words that would favour small numbers are skipped."""
    return next(word for word in source if word < 2**32 // sides * sides) % sides


def shuffle(cards, source):
    cards = list(cards)
    for i in range(len(cards) - 1, 0, -1):
        j = below(i + 1, source)
        cards[i], cards[j] = cards[j], cards[i]
    return cards


def check(data):
    """Raises AssertionError, with a reason, at the first thing that does not fit; returns the cards that were turned up."""
    lines, before = [], ""
    for text in data.splitlines():
        line = json.loads(text)
        told = line.pop("hash")
        written = json.dumps(line, ensure_ascii=False, separators=(",", ":"))
        before = sha256((before + written).encode()).hexdigest()
        assert told == before, f"line {len(lines) + 1} was changed"
        lines.append(line)
    header, dealt, moves, end = lines[0], lines[1], lines[2:-1], lines[-1]
    assert header["game"] == "duel", "only duels are checked here"
    assert end["kind"] == "end", "the game is not over; its seed is not revealed yet"
    assert all(line.get("kind") != "end" for line in lines[:-1]), "something follows after the end of the game"
    seed = bytes.fromhex(end["seed"])
    promise = sha256(b"famiglia commitment\n" + header["rules"].encode() + b"\n" + seed).hexdigest()
    assert promise == header["commitment"], "the seed is not the one that was committed to"
    if "added" in header:  # what the players added to the seed
        parts = [text.encode() for text in header["added"]]
        seed = sha256(b"famiglia added seed\n" + seed + b"".join(len(p).to_bytes(8, "big") + p for p in parts)).digest()
    assert header["first"] in (None, dealt["first"]), "another seat began than was chosen"
    assert header["first"] is not None or dealt["first"] == below(2, words(seed, 0)), "the dice chose another seat"
    deck, discard, second, shown = shuffle(rest_of_deck(), words(seed, 1)), [], False, 0
    events = [
        {"kind": "drawn", "cards": dealt["street"]},
        *(event for move in moves for event in move.get("events", [])),
    ]
    for event in events:
        if event["kind"] == "played" and event["move"].startswith("refresh"):
            (deck if second else discard).append(event["move"][-2:])
        elif event["kind"] == "drawn":
            drawn, deck = deck[: len(event["cards"])], deck[len(event["cards"]) :]
            assert drawn == event["cards"], f"{event['cards']} came, the seed says {drawn}"
            shown += len(drawn)
        elif event["kind"] == "reshuffled":
            deck, discard, second = shuffle(sorted(discard, key=CARDS.index), words(seed, 2)), [], True
    return shown


def rest_of_deck():
    """The cards in order, without the two start sets."""
    rest = list(DECK)
    for card in START:
        rest.remove(card)
    return rest


if __name__ == "__main__":
    try:
        with open(sys.argv[1], encoding="utf-8", newline="\n") as file:
            print(f"Dealt fairly: {check(file.read())} cards turned up as the seed says.")
    except (AssertionError, IndexError, KeyError, OSError, TypeError, ValueError) as wrong:
        sys.exit(f"Not shown to be fair: {wrong!r}")
