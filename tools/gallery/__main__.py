"""`python -m tools.gallery`: take all pictures anew, and write the page that shows them."""

from . import FOLDER, files
from .page import page
from .studio import Picture, open_studio
from .tour import tour

LARGEST = 120_000
ALL = 1_500_000


def main() -> None:
    """Take them, and see that they stay small."""
    for file, text in files().items():
        file.write_text(text, encoding="utf-8")
        print(f"wrote {file.name}")
    for old in FOLDER.glob("*.webp"):
        old.unlink()
    pictures: list[Picture] = []
    with open_studio() as studio:
        for picture in tour(studio):
            (FOLDER / picture.file).write_bytes(picture.data)
            print(f"wrote {picture.file}: {len(picture.data) // 1000} kB")
            pictures.append(picture)
    (FOLDER / "README.md").write_text(page(pictures), encoding="utf-8")
    sizes = [len(picture.data) for picture in pictures]
    print(f"{len(sizes)} pictures of the browser, {sum(sizes) // 1000} kB in all")
    assert max(sizes) < LARGEST, "a picture is too large"
    assert sum(sizes) < ALL, "the pictures are too large together"


if __name__ == "__main__":
    main()
