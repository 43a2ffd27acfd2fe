"""The fields of a position by name, each declared once: equality, the view's secrets and copies for other processes follow.

`Position.copy`, `empty_table` and `open_table` name them once more, because compiled code copies a named field faster; tests
show that they leave none out.
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
"""Rows of numbers that are always equally long."""
GROWING: Final = ("tiles", "stack")
"""Rows whose length varies."""
SECRET: Final = ("money", "hq", "supply", "order_place", "could_be")
"""Rows of which only the own team knows everything; sealed cards in the stack are declared in `fields.py`."""
