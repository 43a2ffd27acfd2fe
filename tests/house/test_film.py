"""The film of the gallery: pictures are joined to an animated WebP."""

from itertools import pairwise

from tools.gallery.film import Frame, chunks, film


def picture(*parts: tuple[bytes, bytes]) -> bytes:
    """A WebP file with these chunks."""
    content = b"WEBP" + b"".join(
        name + len(data).to_bytes(4, "little") + data + bytes(len(data) % 2) for name, data in parts
    )
    return b"RIFF" + len(content).to_bytes(4, "little") + content


def test_a_film_has_every_picture_with_its_time_and_nothing_else_of_its_file() -> None:
    frames = [
        Frame(picture((b"VP8 ", b"first")), 900),
        Frame(picture((b"ICCP", b"profile"), (b"VP8L", b"second")), 70_000),
    ]
    made = film(frames, 840, 525)
    assert len(made) - 8 == int.from_bytes(made[4:8], "little")
    (head, size), (anim, settings), *shown = chunks(made)
    assert (b"VP8X", b"ANIM", bytes(6)) == (head, anim, settings)
    assert (2, 839, 524) == (size[0], int.from_bytes(size[4:7], "little"), int.from_bytes(size[7:10], "little"))
    assert [b"ANMF", b"ANMF"] == [name for name, _ in shown]
    assert [900, 70_000] == [int.from_bytes(data[12:15], "little") for _, data in shown]
    assert [b"VP8 \x05\0\0\0first\0", b"VP8L\x06\0\0\0second"] == [data[16:] for _, data in shown]


def test_two_pictures_in_a_row_are_two_frames() -> None:
    made = film([Frame(picture((b"VP8 ", b"same")), 500)] * 2, 10, 10)
    frames = [data for name, data in chunks(made) if name == b"ANMF"]
    assert all(one == other for one, other in pairwise(frames))
    assert 2 == len(frames)
