"""The action sheets in words: what lies on top and what it costs, what each space below does and who stands there."""

from textual.content import Content

from famiglia.war.pack.components import Space
from famiglia.war.text.descriptions import capital, column_text, space_text
from famiglia.words import say

from .family_colours import badge
from .scene import Scene


def sheets(lang: str, scene: Scene) -> list[Content]:
    """Column by column: the top sheet with its tokens and its price, then the spaces of the bottom sheet."""
    sheet = scene.facts["sheets"]
    lines = [Content.styled(say(lang, "wt-sheet-title", top=sheet["top"], bottom=sheet["bottom"]), "$muted")]
    for column in range(1, len(scene.pack.columns) + 1):
        lines += [Content(""), *_column(lang, scene, column)]
    return lines


def _column(lang: str, scene: Scene, column: int) -> list[Content]:
    sheet = scene.facts["sheets"]
    price = (scene.pack.sheets[sheet["top"]].cost or (0,) * len(scene.pack.columns))[column - 1]
    tokens = [owner for place, owners in sheet["top_tokens"].items() for owner in owners if _in(place, column)]
    own = {"neutral", scene.family(scene.eyes)}
    fees = sum(owner not in own for owner in tokens)
    cost = say(lang, "wt-sheet-price", price=price, tokens=len(tokens), fees=fees, total=price + len(tokens) + fees)
    head = Content.assemble(
        (f"{column} ", "bold $primary"),
        (capital(column_text(scene.pack, column, lang)), "bold"),
        (f"  {cost}" if tokens else "", "$muted"),
    )
    row = Content.assemble("  ", (say(lang, "wt-sheet-top"), "$muted"), " ", _tokens(lang, scene, tokens))
    spaces = [space for space in scene.pack.spaces if space.sheet == sheet["bottom"] and space.column == column]
    return [head, row, *(_space(lang, scene, space) for space in spaces)]


def _in(place: str, column: int) -> bool:
    return place.startswith(f"c{column}r")


def _tokens(lang: str, scene: Scene, owners: list[str]) -> Content:
    if not owners:
        return Content.styled(say(lang, "wt-sheet-no-token"), "$muted")
    return Content(" ").join([badge(scene.pack, owner) for owner in owners])


def _space(lang: str, scene: Scene, space: Space) -> Content:
    owners = scene.facts["sheets"]["bottom_tokens"].get(space.id, [])
    taken = bool(owners) and not space.infinite
    sign = Content(" ").join([badge(scene.pack, owner) for owner in owners]) if owners else Content.styled("□", "bold")
    return Content.assemble(
        (f"  {space.id} ", "$muted"), sign, " ", (space_text(scene.pack, space.id, lang), "$muted" if taken else "")
    )
