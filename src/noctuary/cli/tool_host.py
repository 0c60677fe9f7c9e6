"""The command line as a host of the games' tools."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import TYPE_CHECKING

from noctuary.i18n import FluentToolHost, FluentTranslations

from .errors import current, load_texts

if TYPE_CHECKING:
    from noctuary.plugin.http import Workspace

HERE = "127.0.0.1"


class CommandLineToolHost(FluentToolHost):
    """Runs the tools of games."""

    def translations(self, package: str, lang: str | None = None) -> FluentTranslations:
        """Return the texts of a package in the language asked for."""
        return FluentTranslations(package, load_texts(lang).lang)

    def serve(
        self, shelf: Workspace, ready: Callable[[str], None], port: int | None = None
    ) -> None:
        """Open the table to this machine alone, with a workspace; its tables end with it."""
        # Only this tool needs a server.
        import asyncio
        import tempfile
        from pathlib import Path

        from noctuary.server.config import Config
        from noctuary.server.observability.logs import start_logging

        from .commands.serve import listen, url

        listening = listen(HERE, port, current())
        start_logging(None)
        from noctuary.server import run

        def told(server: run.Server) -> None:
            where = url(HERE, listening.getsockname()[1])
            ready(f"{where.rstrip('/')}{shelf.page}#shelf={shelf.key}")

        with tempfile.TemporaryDirectory(prefix="noctuary-") as kept:
            config = Config(host=HERE, data=Path(kept), workers=os.cpu_count(), workspace=shelf)
            asyncio.run(run.serve(config, listening, (), told))
