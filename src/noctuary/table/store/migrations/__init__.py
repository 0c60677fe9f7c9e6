"""Migrations: numbered SQL files, each run once and in order."""

from __future__ import annotations

from importlib.resources import files

from noctuary.kernel import NoctuaryError

VERSIONS = "CREATE TABLE IF NOT EXISTS schema_version (version INTEGER PRIMARY KEY)"
VERSION = "SELECT coalesce(max(version), 0) FROM schema_version"


def migrations(database: str) -> list[str]:
    """Return the SQL that leads from each version to the next, beginning with an empty database."""
    found = (file for file in files(__name__).joinpath(database).iterdir() if file.is_file())
    return [file.read_text(encoding="utf-8") for file in sorted(found, key=lambda file: file.name)]


def next_step(version: int, steps: list[str]) -> str | None:
    """Return the SQL that leads on from a version; None from the last."""
    if version > len(steps):
        raise NoctuaryError(
            f"The tables were written by a newer Noctuary: their schema is {version}, "
            f"this one knows {len(steps)}. Install a newer version, or use other tables."
        )
    if version == len(steps):
        return None
    return f"{steps[version]}\n;\nINSERT INTO schema_version VALUES ({version + 1})"
