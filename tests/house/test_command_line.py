"""What the `famiglia` command says about itself."""

import re
import sys

import pytest

from famiglia import __version__
from famiglia.cli import main


@pytest.mark.parametrize("word", ["--version", "version"])
def test_it_tells_its_version(word: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "argv", ["famiglia", word])
    with pytest.raises(SystemExit) as ended:
        main()
    assert not ended.value.code
    assert re.fullmatch(rf"famiglia {re.escape(__version__)}, engine (un)?compiled\n", capsys.readouterr().out)
