"""The commands of the second Mansions: `noctuary scenario`."""

from __future__ import annotations

import typer

from noctuary.home import Commands

from .scenario import scenario

app = typer.Typer()
app.add_typer(scenario, name="scenario")

COMMANDS = Commands(app)
