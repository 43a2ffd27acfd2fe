"""A log that cannot be written stops no request."""

import io
import logging
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TextIO

import pytest

from famiglia.server.logs import log_request


@pytest.fixture
def logging_requests() -> Iterator[None]:
    logger = logging.getLogger("famiglia")
    before = logger.level
    logger.setLevel(logging.INFO)
    yield
    logger.setLevel(before)


def closed() -> TextIO:
    stream = io.StringIO()
    stream.close()
    return stream


@pytest.mark.usefixtures("logging_requests")
def test_a_full_disk_stops_no_request(monkeypatch: pytest.MonkeyPatch) -> None:
    with Path("/dev/full").open("wb", buffering=0) as raw:
        full = io.TextIOWrapper(raw, write_through=True)
        monkeypatch.setattr(sys, "stderr", full)
        log_request("id", "GET", "/", 200, 0.1)
        full.detach()


@pytest.mark.usefixtures("logging_requests")
@pytest.mark.parametrize("stderr", [None, closed()], ids=["none", "closed"])
def test_a_missing_log_stops_no_request(monkeypatch: pytest.MonkeyPatch, stderr: TextIO | None) -> None:
    monkeypatch.setattr(sys, "stderr", stderr)
    log_request("id", "GET", "/", 200, 0.1)
