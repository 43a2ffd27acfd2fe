"""`python -m famiglia`."""

from .cli import app

app()
