"""Finds the endpoint for a request by its path, with a look at one or two tables however many routes there are."""

from collections.abc import Mapping
from typing import Final

from starlette.types import ASGIApp, Receive, Scope, Send

PLACE: Final = 3
"""The part of a path that can be a parameter: the third one, as in `/api/tables/{table}/record`."""


class Router:
    """Passes each request to the endpoint for its path, and any other request to a default endpoint."""

    def __init__(self, endpoints: Mapping[str, ASGIApp], sockets: Mapping[str, ASGIApp], default: ASGIApp) -> None:
        self.http = Paths(endpoints)
        self.websocket = Paths(sockets)
        self.default = default

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        paths = self.http if scope["type"] == "http" else self.websocket
        endpoint, scope["path_params"] = paths.find(scope["path"])
        await (endpoint or self.default)(scope, receive, send)


class Paths:
    """The endpoints by their paths, in which one part may be a parameter: any text in its place."""

    def __init__(self, endpoints: Mapping[str, ASGIApp]) -> None:
        self.fixed: dict[str, ASGIApp] = {}
        self.with_parameter: dict[str, tuple[ASGIApp, str]] = {}
        """By path without the parameter: the endpoint and the name of the parameter."""
        for path, endpoint in endpoints.items():
            parts = path.split("/")
            if "{" not in path:
                self.fixed[path] = endpoint
            else:
                name, parts[PLACE] = parts[PLACE].strip("{}"), ""
                self.with_parameter["/".join(parts)] = (endpoint, name)
                assert "{" not in "/".join(parts), path

    def find(self, path: str) -> tuple[ASGIApp | None, dict[str, str]]:
        """The endpoint of a path, if it has one, and the parameters in the path."""
        endpoint = self.fixed.get(path)
        if endpoint is not None:
            return endpoint, {}
        parts = path.split("/")
        if len(parts) <= PLACE or not parts[PLACE]:
            return None, {}
        value, parts[PLACE] = parts[PLACE], ""
        found = self.with_parameter.get("/".join(parts))
        return (None, {}) if found is None else (found[0], {found[1]: value})
