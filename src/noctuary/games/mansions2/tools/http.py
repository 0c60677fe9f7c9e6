"""The HTTP endpoints of the second Mansions: the scenario studio."""

from __future__ import annotations

from importlib import resources

from noctuary.plugin import ToolHost
from noctuary.plugin.http import Get, PostJob

from ..scenario import NIGHTS, shipped
from ..scenario.package import SCENARIO
from . import PACKAGE, http_types
from .studio import look, open_package, pack, play_from, try_out

BLANK = "blank"
"""The night that a new one begins with."""


def blank() -> str:
    """Return a night in which everything is once."""
    return resources.files(PACKAGE).joinpath("tools", "blank.yaml").read_text("utf-8")


def show_files(host: ToolHost, asked: dict[str, str]) -> http_types.Shown | None:
    """Return the files of a night of ours, or of one to begin with."""
    id = asked["id"]
    if id == BLANK:
        return http_types.Shown(id, {SCENARIO: blank()})
    return http_types.Shown(id, dict(shipped(id).texts)) if id in NIGHTS else None


ENDPOINTS = (
    Get("/studio/night/{id}", show_files),
    PostJob("/studio/check", http_types.SourceWish, look),
    PostJob("/studio/trial", http_types.TrialWish, try_out, plays=True),
    PostJob("/studio/play", http_types.PlayWish, play_from, seconds=10.0, plays=True),
    PostJob("/studio/open", http_types.OpenWish, open_package),
    PostJob("/studio/pack", http_types.SourceWish, pack),
)
