"""Writes the balance of the war as a page of the documentation."""

from .balance import Balance
from .statistics import Share

ENDINGS = {
    "alone": "a family with 5 Mandamenti",
    "team": "a team with 6 Mandamenti",
    "more": "both teams reach their goal, more Mandamenti",
    "rounds": "more Mandamenti after the last round",
    "bronte": "a tie, broken by Bronte",
    "draw": "a draw",
}


def page(found: Balance, command: str) -> str:
    """The report in Markdown."""
    fair = found.unfair()
    verdict = (
        f"With 95 % confidence, these win rates are outside 45 to 55 %: {', '.join(fair)}."
        if fair
        else "No seat and no family has a win rate outside 45 to 55 % with 95 % confidence."
    )
    leaning = [name for name in found.leaning() if name not in fair]
    if leaning:
        verdict += f" These differ from 50 % with 95 % confidence: {', '.join(leaning)}."
    pack = "standard pack (a reconstruction)" if found.pack == "standard" else f"pack `{found.pack}`"
    return "\n".join(
        [
            "# Balance of the war",
            "",
            f"In {found.games:,} games the bot `{found.bot}` played all four seats, with the quick setup, the {pack} and"
            f" the seed `{found.seed}`:",
            "",
            "```",
            command,
            "```",
            "",
            "A draw counts as half a win. The interval contains the true rate with 95 % confidence (Wilson). The members of a"
            " team win and lose together, so both seats of a team have the same rate. The rates show how the bot fares with"
            " the numbers of this pack, not how people would.",
            "",
            verdict,
            "",
            *_table("Seat", found.seats),
            *_table("Team", found.teams),
            *_table("Family", found.families),
            *_table("Character", found.characters),
            *_table("Order of play in round 1", found.turns),
            *_tiles(found),
            "## Length and endings",
            "",
            f"Decisions per game: {found.decisions:.0f}. Mandamenti controlled at the end: {found.mandamenti:.1f} of 12."
            f" Draws: {found.draws}.",
            "",
            "| Rounds | Games |",
            "|---|---|",
            *(f"| {rounds} | {_part(games, found.games)} |" for rounds, games in sorted(found.rounds.items())),
            "",
            "| Ending | Games |",
            "|---|---|",
            *(f"| {ENDINGS[reason]} | {_part(games, found.games)} |" for reason, games in found.endings.most_common()),
            "",
        ]
    )


def _part(games: int, of: int) -> str:
    return f"{games:,} ({games / of:.1%})"


def _table(title: str, shares: dict[str, Share]) -> list[str]:
    lines = [f"## {title}", "", f"| {title} | Games | Win rate | 95 % interval |", "|---|---|---|---|"]
    for name, share in shares.items():
        low, high = share.interval
        lines.append(f"| {name} | {share.games:,} | {share.rate:.1%} | {low:.1%} to {high:.1%} |")
    return [*lines, ""]


def _tiles(found: Balance) -> list[str]:
    """The table of tiles. Teams that mark tiles control Mandamenti, so the rates are above 50 %; only differences matter."""
    lines = [
        "## Control tiles",
        "",
        "A team marks a tile when it controls a Mandamento, which is half the way to winning. Compare these rates with each"
        " other, not with 50 %.",
        "",
        "| Tile | Teams that could mark it | Marked | Win rate of those | 95 % interval |",
        "|---|---|---|---|---|",
    ]
    for name, share in sorted(found.tiles.items(), key=lambda pair: -found.marked[pair[0]].rate):
        low, high = share.interval
        seen = found.marked[name]
        lines.append(f"| {name} | {seen.games:,} | {seen.rate:.1%} | {share.rate:.1%} | {low:.1%} to {high:.1%} |")
    return [*lines, ""]
