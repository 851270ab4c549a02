"""`occasus mcp`: the games as tools for assistants, by the Model Context Protocol."""

from __future__ import annotations

from typing import Annotated

import typer

from occasus.core.basics import OccasusError

LOOPBACK = ("127.0.0.1", "localhost", "::1")


def mcp(
    http: Annotated[bool, typer.Option("--http", help="Serve HTTP at /mcp, not standard input and output.")] = False,
    host: Annotated[
        str, typer.Option(help="With --http: the address to listen on (this computer only).")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="With --http: the port.")] = 8765,
    server: Annotated[str, typer.Option(help="A table server to use as well, as https://HOST.")] = "",
    token: Annotated[
        str, typer.Option(envvar="OCCASUS_TOKEN", help="With --server: an API token (better set as a variable).")
    ] = "",
) -> None:
    """Let an AI assistant play or explain the rules, through the Model Context Protocol.

    Over HTTP it serves only this computer, because it has no password.
    """
    try:
        from occasus.cli.text.mcp_server import mcp_server
    except ImportError as error:
        raise OccasusError("this needs `pip install 'occasus[mcp]'`.") from error

    if host not in LOOPBACK:
        raise OccasusError(f"--host {host} would let others in without a password; use {', '.join(LOOPBACK)}.")
    tools = mcp_server(server, token)
    if http:
        tools.run(transport="streamable-http", host=host, port=port)
    else:
        tools.run()


def register(app: typer.Typer) -> None:
    """Add the command to the application."""
    app.command()(mcp)
