"""The action sheets: the tokens and prices of the top sheet, the spaces of the bottom sheet and their tokens."""

from textual.content import Content

from famiglia.war.pack.components import Space
from famiglia.war.text.descriptions import capital, column_text, space_text
from famiglia.words import say

from .family_colours import badge
from .screen_state import ScreenState


def sheets(lang: str, state: ScreenState) -> list[Content]:
    """Column by column: the top sheet with its tokens and its price, then the spaces of the bottom sheet."""
    sheet = state.facts["sheets"]
    lines = [Content.styled(say(lang, "wt-sheet-title", top=sheet["top"], bottom=sheet["bottom"]), "$muted")]
    for column in range(1, len(state.pack.columns) + 1):
        lines += [Content(""), *_column(lang, state, column)]
    return lines


def _column(lang: str, state: ScreenState, column: int) -> list[Content]:
    sheet = state.facts["sheets"]
    price = (state.pack.sheets[sheet["top"]].cost or (0,) * len(state.pack.columns))[column - 1]
    tokens = [owner for place, owners in sheet["top_tokens"].items() for owner in owners if _in(place, column)]
    own = {"neutral", state.family(state.viewer)}
    fees = sum(owner not in own for owner in tokens)
    cost = say(lang, "wt-sheet-price", price=price, tokens=len(tokens), fees=fees, total=price + len(tokens) + fees)
    head = Content.assemble(
        (f"{column} ", "bold $primary"),
        (capital(column_text(state.pack, column, lang)), "bold"),
        (f"  {cost}" if tokens else "", "$muted"),
    )
    row = Content.assemble("  ", (say(lang, "wt-sheet-top"), "$muted"), " ", _tokens(lang, state, tokens))
    spaces = [space for space in state.pack.spaces if space.sheet == sheet["bottom"] and space.column == column]
    return [head, row, *(_space(lang, state, space) for space in spaces)]


def _in(place: str, column: int) -> bool:
    return place.startswith(f"c{column}r")


def _tokens(lang: str, state: ScreenState, owners: list[str]) -> Content:
    if not owners:
        return Content.styled(say(lang, "wt-sheet-no-token"), "$muted")
    return Content(" ").join([badge(state.pack, owner) for owner in owners])


def _space(lang: str, state: ScreenState, space: Space) -> Content:
    owners = state.facts["sheets"]["bottom_tokens"].get(space.id, [])
    taken = bool(owners) and not space.infinite
    sign = Content(" ").join([badge(state.pack, owner) for owner in owners]) if owners else Content.styled("□", "bold")
    return Content.assemble(
        (f"  {space.id} ", "$muted"), sign, " ", (space_text(state.pack, space.id, lang), "$muted" if taken else "")
    )
