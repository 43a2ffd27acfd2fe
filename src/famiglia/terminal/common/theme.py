"""The dark and the light theme."""

from typing import Final

from textual.theme import Theme

NOIR: Final = Theme(
    name="famiglia-noir",
    primary="#e0b04c",
    secondary="#8fa597",
    accent="#e0b04c",
    foreground="#e9dfc8",
    background="#0b110e",
    surface="#111a15",
    panel="#1a251f",
    warning="#f0a35e",
    error="#e2705c",
    success="#8fc0a4",
    dark=True,
    variables={"block-cursor-background": "#e0b04c", "block-cursor-foreground": "#16110a"},
)

DAY: Final = Theme(
    name="famiglia-day",
    primary="#7a4d00",
    secondary="#55604f",
    accent="#7a4d00",
    foreground="#241f17",
    background="#f3ecdc",
    surface="#ebe2cd",
    panel="#ddd2b8",
    warning="#9a3d00",
    error="#9b1c0c",
    success="#1c5f47",
    dark=False,
    variables={"block-cursor-background": "#7a4d00", "block-cursor-foreground": "#fff8e6"},
)
