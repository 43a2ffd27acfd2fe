"""`famiglia serve`: run a server for other players."""

from typing import Annotated, Any

import typer

from .options import end_on_ctrl_c, fail, number


def serve(
    host: Annotated[str | None, typer.Option(help="Address to listen on (127.0.0.1); 0.0.0.0 for every one.")] = None,
    port: Annotated[int | None, number("Port to listen on (8000); 0 for any free one.")] = None,
    database_url: Annotated[
        str | None, typer.Option(help="sqlite:///file.db (famiglia.db in this folder) or postgresql://user@host/name.")
    ] = None,
    workers: Annotated[int | None, number("Server processes (1); several need PostgreSQL or Redis.")] = None,
    base_url: Annotated[
        str | None, typer.Option(help="What people type, such as https://play.example.org; needed behind a proxy.")
    ] = None,
    bus_url: Annotated[str | None, typer.Option(help="redis://host:6379, for messages between workers.")] = None,
    bots: Annotated[int | None, number("How many bots think at once (one per processor, up to 4).")] = None,
    table_memory: Annotated[int | None, number("Memory for tables in each process, in MB (256).")] = None,
    proxies: Annotated[
        str | None, typer.Option(help="Addresses of the reverse proxy, with commas (127.0.0.1,::1).")
    ] = None,
    log: Annotated[str | None, typer.Option(help="debug, info (the default), warning or error.")] = None,
) -> None:
    """Serve both games to browsers. Every option can also be set as FAMIGLIA_... in the environment."""
    end_on_ctrl_c()
    from dataclasses import replace

    from famiglia.server.config import ConfigError, from_environment
    from famiglia.server.runner import serve as run

    options: dict[str, Any] = {
        "host": host,
        "port": port,
        "database_url": database_url,
        "workers": workers,
        "base_url": base_url,
        "bus_url": bus_url,
        "bots": bots,
        "table_memory": table_memory,
        "proxies": proxies,
        "log": log,
    }
    try:
        config = replace(from_environment(), **{name: value for name, value in options.items() if value is not None})
        run(config, lambda address: print(f"famiglia: {address} (Ctrl-C stops it)", flush=True))
    except ConfigError as error:
        fail(str(error))
