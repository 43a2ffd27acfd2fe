"""The page that shows all pictures."""

from collections.abc import Sequence

from .studio import Picture

HEAD = """# Gallery

Every screen, taken from the running game by `make gallery`. The deals are always the same ones.
"""
TERMINAL = """
## In the terminal

`famiglia play duel`

![A duel in the terminal](duel.svg)

`famiglia play war`

![The war in the terminal](war.svg)
"""
PHONE = 500
WIDTH = {True: 260, False: 800}


def page(pictures: Sequence[Picture]) -> str:
    """The text of docs/gallery/README.md: wide screens one under the other, phones side by side."""
    wide = [picture for picture in pictures if picture.width >= PHONE]
    phones = [picture for picture in pictures if picture.width < PHONE]
    parts = [HEAD, "\n## In the browser\n"]
    parts += [f"\n{picture.caption}\n\n{_image(picture)}\n" for picture in wide]
    parts += ["\n## On a phone\n\n", "| | | |\n|---|---|---|\n"]
    for first in range(0, len(phones), 3):
        row = phones[first : first + 3]
        parts.append("| " + " | ".join(f"{_image(picture)}<br>{picture.caption}" for picture in row) + " |\n")
    return "".join([*parts, TERMINAL])


def _image(picture: Picture) -> str:
    width = WIDTH[picture.width < PHONE]
    return f'<img src="{picture.file}" width="{width}" alt="{picture.caption}">'
