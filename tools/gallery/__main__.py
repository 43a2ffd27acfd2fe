"""`python -m tools.gallery`: take all pictures again, and write the page that shows them."""

from collections.abc import Iterable

from . import FOLDER, files
from .film import film
from .page import FILM_FILE, page
from .studio import FILM, Picture, Studio, open_studio
from .tour import tour
from .war_tour import film_of_a_round, war_tour

LARGEST = 120_000
ALL = 2_600_000
LONGEST = 1_500_000
"""Bytes of the film."""


def main() -> None:
    """Take all pictures, and fail if they are too large."""
    for file, text in files().items():
        file.write_text(text, encoding="utf-8")
        print(f"wrote {file.name}")
    for old in FOLDER.glob("*.webp"):
        old.unlink()
    with open_studio() as studio:
        duel, war = saved(tour(studio)), saved(war_tour(studio))
        shown = save_film(studio)
    (FOLDER / "README.md").write_text(page(duel, war), encoding="utf-8")
    sizes = [len(picture.data) for picture in (*duel, *war)]
    print(f"{len(sizes)} pictures of the browser, {sum(sizes) // 1000} kB in all")
    assert max(sizes) < LARGEST, "a picture is too large"
    assert sum(sizes) < ALL, "the pictures are too large together"
    assert shown < LONGEST, "the film is too large"


def saved(pictures: Iterable[Picture]) -> list[Picture]:
    """The pictures, each written to its file."""
    found: list[Picture] = []
    for picture in pictures:
        (FOLDER / picture.file).write_bytes(picture.data)
        print(f"wrote {picture.file}: {len(picture.data) // 1000} kB")
        found.append(picture)
    return found


def save_film(studio: Studio) -> int:
    """Write the film of a round; returns its size."""
    data = film(film_of_a_round(studio), *FILM)
    (FOLDER / FILM_FILE).write_bytes(data)
    print(f"wrote {FILM_FILE}: {len(data) // 1000} kB")
    return len(data)


if __name__ == "__main__":
    main()
