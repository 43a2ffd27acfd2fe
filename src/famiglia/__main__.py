"""`python -m famiglia`."""

from .cli import main

main()
