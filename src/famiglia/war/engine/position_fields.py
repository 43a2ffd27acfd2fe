"""The names of a position's fields, declared once for equality, for secrecy and for copies to other processes.

`Position.copy`, `empty_table` and `open_table` name the fields again, because compiled code is faster that way; tests show that
none is missing there.
"""

from typing import Final

NUMBERS: Final = (
    "round", "phase", "starter", "next_starter", "lab_supply", "neutral_supply", "executing", "executed", "winner", "ending",
    "top_sheet",
)  # fmt: skip
ROWS: Final = (
    "owner", "soldati", "cars", "labs", "boats", "family", "dealt", "character", "money", "hq", "supply", "car_supply",
    "boat_supply", "token_supply", "token_box", "bust", "bust_token", "face_up", "order_place", "could_be", "off_mat", "top",
    "bottom", "marks",
)  # fmt: skip
"""Rows of numbers of a fixed length."""
GROWING: Final = ("tiles", "stack")
"""Rows whose length varies."""
SECRET: Final = ("money", "hq", "supply", "order_place", "could_be")
"""Rows that only a seat's own team may know completely; the secret fields of frames are declared in `fields.py`."""
