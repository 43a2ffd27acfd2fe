"""The components of a pack, as clients get them to draw a war."""

import json
import re

import httpx

from famiglia.war.pack import load
from famiglia.war.pack.files import map_drawing
from famiglia.words import catalogue

from .people import problem
from .server_process import RunningServer


def sentences(found: object) -> list[str]:
    """The ids of all messages in this JSON."""
    if isinstance(found, dict):
        own = [found["id"]] if "args" in found else []
        return own + [id_ for part in found.values() for id_ in sentences(part)]
    return [id_ for part in found for id_ in sentences(part)] if isinstance(found, list) else []


def test_the_pack_has_every_component_and_its_sentences_are_in_every_language(server: RunningServer) -> None:
    pack = load("standard")
    answer = httpx.get(f"{server.address}/api/packs/standard")
    found = answer.json()
    assert "public, max-age=86400" == answer.headers["cache-control"]
    assert pack.hash == found["hash"]
    for kind in ("areas", "seas", "mandamenti", "spaces", "families", "orders", "characters", "tiles"):
        assert [part.id for part in getattr(pack, kind)] == [part["id"] for part in found[kind]]
    used = set(sentences(found))
    assert used
    assert not [id_ for lang in ("en", "de", "fr") for id_ in used if not catalogue(lang).has_message(id_)]


def test_the_map_is_drawn_with_the_areas_and_seas_of_the_pack(server: RunningServer) -> None:
    drawing = json.loads(httpx.get(f"{server.address}/api/packs/standard/map").content)
    pack = load("standard")
    assert {area.id for area in pack.areas} == set(drawing["areas"])
    assert {sea.id for sea in pack.seas} == set(drawing["seas"])
    assert {mandamento.id for mandamento in pack.mandamenti} == set(drawing["mandamenti"])


def test_another_pack_is_not_found(server: RunningServer) -> None:
    for path in ("/api/packs/mine", "/api/packs/mine/map", "/api/packs/..%2Fstandard"):
        problem(httpx.get(server.address + path), 404, "no-such-page")


def test_the_map_has_the_same_lines_as_the_file_of_the_pack(server: RunningServer) -> None:
    """The lines are sent relative to the point before, which is shorter."""
    drawing = httpx.get(f"{server.address}/api/packs/standard/map").json()
    drawn = json.loads(map_drawing("standard"))
    for part in ("areas", "seas"):
        for id_, each in drawn[part].items():
            assert corners(each["path"]) == corners(drawing[part][id_]["path"])
    assert corners(drawn["coast"]) == corners(drawing["coast"])
    assert [corners(border["path"]) for border in drawn["borders"]] == [
        corners(border["path"]) for border in drawing["borders"]
    ]


def corners(path: str) -> list[tuple[int, int]]:
    """The corners of a path in tenths, whether its lines are absolute or relative."""
    found: list[tuple[int, int]] = []
    for command, rest in re.findall(r"([MLl])([^MLlZ]*)", path):
        numbers = [round(float(number) * 10) for number in re.findall(r"-?\d+\.?\d*", rest)]
        for x, y in zip(numbers[::2], numbers[1::2], strict=True):
            before = found[-1] if command == "l" else (0, 0)
            found.append((before[0] + x, before[1] + y))
    return found
