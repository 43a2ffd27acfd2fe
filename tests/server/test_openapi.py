"""The document is a valid OpenAPI 3.1 document that names everything the server does."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest
import schemathesis
from schemathesis.specs.openapi.definitions import OPENAPI_31_VALIDATOR

from famiglia.server.apidoc.openapi import content
from famiglia.server.http.problems import STATUS
from famiglia.server.routes import ROUTES
from famiglia.table.errors import STATUS as TABLE_STATUS
from famiglia.words import LANGUAGES, catalogue

from .people import Person

PLAIN = {
    "about", "account", "accountant", "bot", "card", "cars", "current", "do", "edition", "entry", "from", "game", "games", "id",
    "kind", "legal", "lines", "name", "new", "password", "question", "round", "rules", "ruling", "rulings", "sea", "seat",
    "seats", "sentence", "settings", "soldati", "spectators", "status", "steps", "tables", "team", "text", "tile", "version",
}  # fmt: skip
"""Fields that need no description."""
Come = Callable[[str | None], Person]


def operations() -> Iterator[tuple[str, str, dict[str, Any]]]:
    for path, methods in content()["paths"].items():
        for method, operation in methods.items():
            yield path, method, operation


def test_the_document_is_served(person: Come) -> None:
    somebody = person(None)
    response = somebody.http.get("/api/openapi.json")
    assert content() == response.json()


def test_every_schema_is_a_valid_json_schema_and_every_reference_leads_somewhere() -> None:
    document = content()
    OPENAPI_31_VALIDATOR.validate(document)
    for name, schema in document["components"]["schemas"].items():
        jsonschema_rs.validator_for({**schema, "components": document["components"]})
        assert schema.get("description"), name
        fields = {field: told for field, told in schema["properties"].items() if field not in PLAIN}
        assert [] == [field for field, told in fields.items() if "description" not in told], name
    text = str(document)
    for name in re.findall(r"#/components/schemas/(\w+)", text):
        assert name in document["components"]["schemas"]


def test_the_document_has_the_parts_that_openapi_asks_for() -> None:
    ids: list[str] = []
    for path, _, operation in operations():
        ids.append(operation["operationId"])
        assert operation["summary"].endswith((".", "?"))
        named = {parameter["name"] for parameter in operation.get("parameters", ()) if parameter["in"] == "path"}
        assert set(re.findall(r"{(\w+)}", path)) == named
        assert all(re.fullmatch(r"[1-5]\d\d", status) for status in operation["responses"])
        assert all(parameter["description"] for parameter in operation.get("parameters", ()))
        assert all(response["description"] for response in operation["responses"].values())
    assert len(ids) == len(set(ids))


def test_schemathesis_reads_the_document() -> None:
    schema = schemathesis.openapi.from_dict(content())
    assert len(list(operations())) == len(list(schema.get_all_operations()))


def test_every_problem_has_its_sentence_in_every_language() -> None:
    for lang in LANGUAGES:
        for code in STATUS:
            assert catalogue(lang).has_message(f"problem-{code}")
    assert set() == STATUS.keys() & TABLE_STATUS.keys()


@pytest.mark.parametrize("route", ROUTES, ids=lambda route: f"{route.method} {route.path}")
def test_every_error_that_a_route_names_exists(route: Any) -> None:
    assert set(route.errors) <= STATUS.keys() | TABLE_STATUS.keys() | {"refused"}


def test_every_problem_of_the_server_is_used() -> None:
    server = Path(__file__).parents[2] / "src/famiglia/server"
    problems = server / "http" / "problems.py"
    text = "".join(file.read_text(encoding="utf-8") for file in server.rglob("*.py") if file != problems)
    text += problems.read_text(encoding="utf-8").partition("class Problem")[2]
    assert [] == [code for code in STATUS if f'"{code}"' not in text]
