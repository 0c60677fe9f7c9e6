"""The commands of the second Mansions: `noctuary scenario`, and the reading of `--option`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from noctuary.plugin import Commands, ToolHost

from ..attachments import FEW, Night, hold
from ..scenario import NIGHTS, Broken, compiled_package
from ..scenario.package import Package
from ..valkyrie import is_quest_at, packed, read
from . import PACKAGE, BadScenario, import_command
from .scenario import scenario

scenario.command("import")(import_command.import_quest)

held: list[Night] = []
"""The nights that this command line plays."""


def typed(options: dict[str, Any], host: ToolHost) -> dict[str, Any]:
    """Replace a path to a scenario by the name of its package, which is held from then on."""
    wanted = options.get("scenario")
    if not isinstance(wanted, str) or wanted in NIGHTS or not Path(wanted).exists():
        return options
    try:
        if is_quest_at(wanted):
            night = hold(packed(read(wanted)))
        else:
            night = hold(Package.from_path(wanted))
            compiled_package(night.package)
    except Broken as broken:
        said = host.translations(PACKAGE)
        lines = [problem.full_text(said) for problem in broken.problems[:FEW]]
        raise BadScenario("error-scenario-broken", text="; ".join(lines)) from None
    held.append(night)
    return {**options, "scenario": night.name}


COMMANDS = Commands(options=typed)
