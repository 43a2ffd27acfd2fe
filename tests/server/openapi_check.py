"""Compares every response that the tests receive with the server's OpenAPI document."""

import re
from functools import cache
from typing import Any

import httpx
import jsonschema_rs

from famiglia.server.apidoc.openapi import content

PROBLEM = "application/problem+json"


@cache
def document() -> dict[str, Any]:
    return content()


@cache
def patterns() -> list[tuple[re.Pattern[str], str]]:
    """A pattern for each path of the document; plain paths come before those with parameters."""
    paths = sorted(document()["paths"], key=lambda path: path.count("{"))
    return [(re.compile(re.sub(r"{\w+}", "[^/]+", path) + "$"), path) for path in paths]


@cache
def validator(path: str, method: str, status: str, media: str) -> Any:
    found = document()["paths"][path][method]["responses"][status]["content"][media]["schema"]
    return jsonschema_rs.validator_for({**found, "components": document()["components"]})


def assert_documented(response: httpx.Response) -> None:
    """Fail if the document does not describe this response: its status, media type and content."""
    path = next((template for pattern, template in patterns() if pattern.match(response.url.path)), None)
    method = "get" if response.request.method == "HEAD" else response.request.method.lower()
    if path is None or method not in document()["paths"][path]:
        return
    documented = document()["paths"][path][method]["responses"]
    status = str(response.status_code)
    assert status in documented, (
        f"{method} {path} answers {status}, which the document does not name: {response.text[:300]}"
    )
    media = response.headers.get("content-type", "").partition(";")[0]
    if "content" not in documented[status]:
        assert b"" == response.content
        return
    assert media in documented[status]["content"], f"{method} {path} {status}: {media}"
    if media.endswith("json") and response.request.method != "HEAD":
        validator(path, method, status, media).validate(response.json())
    if response.status_code >= 400 and media == PROBLEM:
        problem = response.json()
        assert response.status_code == problem["status"]
        assert problem["detail"]
        assert problem["code"]


def check_response(response: httpx.Response) -> None:
    """Check a response; httpx calls this hook for every response of a `Person`."""
    if response.status_code != 101:
        response.read()
        assert_documented(response)
