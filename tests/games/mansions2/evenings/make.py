"""The evenings with the box that the tests compare with.

Run `python -m tests.games.mansions2.evenings.make` when a change is meant; read what changed.
"""

from __future__ import annotations

from pathlib import Path

from noctuary.i18n import LANGUAGES
from tests.games.mansions2.evening import script

FOLDER = Path(__file__).parent
SEED = 3


def main() -> None:
    """Write one file for each language."""
    for lang in LANGUAGES:
        (FOLDER / f"thirteenth_chime.{lang}.txt").write_text(script(SEED, lang), "utf-8")


if __name__ == "__main__":
    main()
