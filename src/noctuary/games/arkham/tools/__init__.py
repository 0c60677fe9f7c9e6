"""The tools of Arkham, at the terminal and over HTTP: decks, cards, odds and campaigns."""

from noctuary.plugin import Refusal

PACKAGE = "noctuary.games.arkham"


class BadWish(Refusal):
    """Something that cannot be asked of the tools."""

    package = PACKAGE
