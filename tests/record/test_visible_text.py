"""Names: emoji stay whole, and invisible characters cannot make two different names look alike."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from famiglia.record.header import LONGEST_NAME, seat_name
from famiglia.record.visible_text import visible

FAMILY = "👨\u200d👩\u200d👧\u200d👦"
PICTURES = (FAMILY, "👩🏽\u200d⚕\ufe0f", "❤\ufe0f", "👁\ufe0f\u200d🗨\ufe0f", "🏴\u200d☠\ufe0f", "ශ\u0dca\u200dරී")


@pytest.mark.parametrize("picture", PICTURES)
def test_a_picture_of_several_signs_stays_one(picture: str) -> None:
    assert picture == visible(picture)
    assert f"Anna {picture}" == seat_name(f"Anna {picture}")


@pytest.mark.parametrize(
    "trick", ["\u200d", "\ufe0f", "\u200b", "\u202e", "\u2066", "\u00ad", "\u3164", "\u2800", "\U000e0100"]
)
def test_nothing_invisible_makes_two_names_of_one(trick: str) -> None:
    for name in (f"An{trick}na", f"{trick}Anna", f"Anna{trick}{trick}"):
        assert "Anna" == seat_name(name)
    assert "" == seat_name(trick * 3)
    assert FAMILY == visible(f"{trick}{FAMILY}")


@given(st.text(alphabet=st.sampled_from("An \u200d\ufe0f\u20e3\u0dcaර\u3164\u200b" + FAMILY + "❤🏽"), max_size=90))
def test_a_name_that_was_made_fit_is_fit(name: str) -> None:
    once = seat_name(name)
    assert once == seat_name(once)
    assert LONGEST_NAME >= len(once)
