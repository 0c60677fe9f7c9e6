"""`noctuary serve`: tables in the browser, on this machine, in its network or on the internet."""

from __future__ import annotations

import asyncio
import errno
import socket
import sys
import webbrowser
from dataclasses import replace
from threading import Thread
from typing import Annotated
from urllib.parse import urlsplit

import typer

from noctuary.i18n import FluentTranslations
from noctuary.plugin.console import print_safe
from noctuary.server.config import EVERYWHERE, Config, Limits
from noctuary.server.observability.logs import LEVELS, start_logging

from ..errors import CommandRefusal, load_texts, why_not_written

PORT = 8642
TRIES = 20
"""Ports that are tried if none was asked for."""


def serve(
    host: Annotated[
        str, typer.Option(help="The address to listen at; 0.0.0.0 for the whole network.")
    ] = "127.0.0.1",
    port: Annotated[
        int | None, typer.Option(min=0, max=65535, help="The port; 8642 or the next free one.")
    ] = None,
    db: Annotated[
        str,
        typer.Option(
            envvar="NOCTUARY_DB",
            show_envvar=True,
            help="Where tables are kept: a file, or postgresql://user@host/database.",
        ),
    ] = "",
    origin: Annotated[
        list[str] | None,
        typer.Option(help="Another address of this server, https://table.example.org; repeatable."),
    ] = None,
    proxy: Annotated[
        list[str] | None,
        typer.Option(help="The address of a reverse proxy to believe; repeatable."),
    ] = None,
    open_browser: Annotated[
        bool, typer.Option("--open/--no-open", help="Open the table in a browser.")
    ] = False,
    webhooks: Annotated[
        str, typer.Option(help="Which addresses may be called: public, or any.")
    ] = "public",
    metrics: Annotated[
        str, typer.Option(help="Who may read /metrics: local, or public.")
    ] = "local",
    connections: Annotated[
        int, typer.Option(min=1, help="Connections altogether.")
    ] = Limits.connections,
    per_address: Annotated[
        int, typer.Option(min=1, help="Connections from one address.")
    ] = Limits.per_address,
    per_table: Annotated[
        int, typer.Option(min=1, help="Connections to one table.")
    ] = Limits.per_table,
    thinkers: Annotated[
        int | None, typer.Option(min=1, help="Processes in which bots think.")
    ] = None,
    log: Annotated[str | None, typer.Option(help=f"What to log from: {', '.join(LEVELS)}.")] = None,
    lang: Annotated[str | None, typer.Option(help="fr or en.")] = None,
) -> None:
    """Open the table to browsers."""
    say = load_texts(lang)
    one_of("webhooks", webhooks, ("public", "any"))
    one_of("metrics", metrics, ("local", "public"))
    if log is not None:
        one_of("log", log, LEVELS)
    config = Config(
        host=host,
        db=db,
        origins=tuple(checked_origin(o) for o in origin or ()),
        webhooks="any" if webhooks == "any" else "public",
        metrics="public" if metrics == "public" else "local",
        workers=thinkers,
        limits=replace(
            Limits(), connections=connections, per_address=per_address, per_table=per_table
        ),
    )
    listening = listen(host, port, say)
    start_logging(log)
    from noctuary.server import run  # the other commands do without a server

    def ready(server: run.Server) -> None:
        greet(host, listening.getsockname()[1], say)
        if open_browser:
            where = url(host, listening.getsockname()[1])
            Thread(target=webbrowser.open, args=(where,), daemon=True).start()

    asyncio.run(run.serve(config, listening, tuple(proxy or ()), ready))
    print_safe(say.format("serve-closed"))


def one_of(option: str, given: str, allowed: tuple[str, ...]) -> None:
    """Return the value of an option; raise CommandRefusal if it is none of those allowed."""
    if given not in allowed:
        raise CommandRefusal(
            "error-serve-option", option=option, text=given, allowed=", ".join(allowed)
        )


def checked_origin(text: str) -> str:
    """Return an address in the form of an Origin header; raise CommandRefusal if it is none."""
    parts = urlsplit(text.strip().rstrip("/").lower())
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.path:
        raise CommandRefusal("error-serve-origin", text=text)
    return f"{parts.scheme}://{parts.netloc}"


def listen(host: str, port: int | None, say: FluentTranslations) -> socket.socket:
    """Return a socket at the port, or at the next free one if none was asked for."""
    try:
        found = socket.getaddrinfo(
            host or None, None, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )
    except (OSError, UnicodeError) as e:
        why = why_not_written(e, say) if isinstance(e, OSError) else str(e)
        raise CommandRefusal("error-serve-host", host=host, why=why) from None
    family, _, _, _, address = found[0]
    ports = range(PORT, PORT + TRIES) if port is None else (port,)
    for number in ports:
        listening = socket.socket(family, socket.SOCK_STREAM)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((address[0], number))
            listening.listen(2048)
            return listening
        except OSError as e:
            listening.close()
            if e.errno != errno.EADDRINUSE:
                raise CommandRefusal(
                    "error-serve-host", host=host, why=why_not_written(e, say)
                ) from None
    raise CommandRefusal("error-serve-port", port=str(ports[-1]))


def url(host: str, port: int) -> str:
    """Return the address of the table for a browser of this machine."""
    shown = "127.0.0.1" if host in EVERYWHERE else host
    return f"http://[{shown}]:{port}/" if ":" in shown else f"http://{shown}:{port}/"


def greet(host: str, port: int, say: FluentTranslations) -> None:
    """Print where the table is, and how to stop."""
    print_safe(say.format("serve-open", url=url(host, port)))
    if host in EVERYWHERE and (near := own_address()):
        print_safe(say.format("serve-friends", url=url(near, port)))
    if sys.stdin.isatty():
        print_safe(say.format("serve-stop"))
    sys.stdout.flush()


def own_address() -> str:
    """Return this machine's address in its network; nothing is sent for it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return ""
        address: str = probe.getsockname()[0]
    return address
