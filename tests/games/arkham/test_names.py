"""The names of cards agree with the table of cards."""

from .names import FOLDER, text


def test_every_card_has_its_name() -> None:
    """`python -m tests.games.arkham.names` makes it so."""
    assert (FOLDER / "card_codes.py").read_text(encoding="utf-8") == text()
