"""Generates docs/gallery/README.md, the page that shows all pictures."""

from collections.abc import Iterator, Sequence

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
FILM_FILE = "war-round.webp"
FILM_CAPTION = "A round of the war, turn by turn"
PHONE = 500
WIDTH = {True: 260, False: 800}


def page(duel: Sequence[Picture], war: Sequence[Picture]) -> str:
    """The text of docs/gallery/README.md: for each game wide screens one under the other, phones side by side."""
    parts = [HEAD, "\n## The duel and everything around it\n", *_screens(duel)]
    parts += ["\n## The war\n", f"\n{FILM_CAPTION}\n\n![{FILM_CAPTION}]({FILM_FILE})\n", *_screens(war)]
    return "".join([*parts, TERMINAL])


def _screens(pictures: Sequence[Picture]) -> Iterator[str]:
    for picture in pictures:
        if picture.width >= PHONE:
            yield f"\n{picture.caption}\n\n{_image(picture)}\n"
    phones = [picture for picture in pictures if picture.width < PHONE]
    yield "\nOn a phone:\n\n| | | |\n|---|---|---|\n"
    for first in range(0, len(phones), 3):
        row = phones[first : first + 3]
        yield "| " + " | ".join(f"{_image(picture)}<br>{picture.caption}" for picture in row) + " |\n"


def _image(picture: Picture) -> str:
    width = WIDTH[picture.width < PHONE]
    return f'<img src="{picture.file}" width="{width}" alt="{picture.caption}">'
