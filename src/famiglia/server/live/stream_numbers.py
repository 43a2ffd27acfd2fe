"""The numbers of a table's streams as text, such as `game:12,seats:3`: what a client knows of a table."""

from collections.abc import Mapping

from famiglia.table import Table


def format_numbers(numbers: Mapping[str, int]) -> str:
    """The text for these numbers; streams without entries are omitted."""
    return ",".join(f"{name}:{number}" for name, number in numbers.items() if number)


def known_numbers(table: Table, text: str) -> dict[str, int]:
    """The numbers in a text, without those beyond the end of a stream: they belong to another table."""
    parts = (part.partition(":") for part in text.split(",") if part)
    numbers = {name: int(number) for name, _, number in parts}
    return {name: number for name, number in numbers.items() if number <= table.numbers.get(name, number)}
