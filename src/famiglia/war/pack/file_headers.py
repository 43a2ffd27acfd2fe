"""The comments at the top of each file of a new pack; they say what to copy from which component of the printed game."""

from typing import Final

GENERAL: Final = """\
Change the values below to those of your printed game and set `provenance` to "printed game" where you did.
Keep the ids: other files refer to them. `famiglia pack check FOLDER` says what does not fit.
Every field and verb is explained in docs/war-pack.md."""

HEADERS: Final = {
    "map.toml": """\
From the GAME BOARD, the island.
[[seat]]: the four corners. `next` is where the arrow of the corner points, `areas` the six areas with its symbol.
[[mandamento]]: areas of one colour; `token_sea` is the sea with its round space.
[[sea]]: the sea areas, what coast they touch, which seas meet at a dotted line.
[[area]]: name, borders (any length counts), seas; `start` is the seat whose symbols it shows, or "neutral" for gray
figures; `soldati` is the number of symbols or figures.
[tie_break]: the area that decides a tie (rulebook p.19).
If you change areas, Mandamenti or seas, delete geometry.json: it draws the board as it was.""",
    "sheets.toml": """\
From the GAME BOARD (sheet 0) and the ACTION SHEETS 1 to 4.
[[column]]: the actions above the columns, from the left.
[[sheet]]: `cost` is the number below each column action, without its minus. On sheet 0 `rows` is the number of circles
in a column and `gray` how many of them are gray.
[[space]]: the action spaces, column by column from the left, row by row from the top. `money` is negative if you pay;
`mode` is "all" for a plus between the actions, "one" for a slash; `infinite` is the ∞ sign.""",
    "families.toml": """\
From the FAMILY MATS, one for each colour.
[[family]]: its name; `first_game` is false for the two that the rulebook leaves out of a first game (p.4).
[[mat_row]]: one for each institution. `start` is the value that no token covers (none in the economy row). Then lift the
tokens from the left: each is one entry of `spaces`, sorted into the groups A, B, C that the mat prints above them.""",
    "orders.toml": """\
From the ORDER TOKENS, 13 for each colour (the order charts show them all).
`tier` is "basic" for a dot, "advanced" for a symbol and a letter: `row` and `column` say which. `type` is "supply" for a
circle, "attack" for a star, `initiative` the number in it; equal Initiatives are fine. `skull` and `vest` are the numbers
beside these signs, 0 if there is none. `effects` are the other symbols; rally comes first, agitate last.""",
    "characters.toml": """\
From the CHARACTER CARDS.
`money` and `headquarters_soldati` go behind the screen; `board_soldati`, `cars`, `boats` and `labs` go on the board.""",
    "tiles.toml": """\
From the CONTROL TILES, one of the two sets.
`phase` is the symbol at the left; `trigger` the moment at which the text says that it works; `text` a line in your own
words that the program shows; `effect` what it does.""",
    "conflict_cards.toml": """\
From the CONFLICT CARDS of one family; all families have the same.
`copies` is how often a family has the card; cards with a lower `resolve` take effect first.""",
    "limits.toml": """\
From the RULEBOOK, not from a component: these numbers are the rules and the contents of the box.
There is nothing to change here.""",
}


def header_comment(file: str) -> str:
    """The header of a file as comment lines; empty for a file without one."""
    if file not in HEADERS:
        return ""
    return "".join(f"# {line}\n" for line in f"{HEADERS[file]}\n\n{GENERAL}".split("\n")).replace("# \n", "#\n") + "\n"
