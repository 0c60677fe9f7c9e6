"""The tools of Arkham, at the terminal and over HTTP: decks, cards, odds and campaigns."""

from noctuary.plugin import Refused

PACKAGE = "noctuary.games.arkham"


class BadWish(Refused):
    """Something that cannot be asked of the tools."""

    package = PACKAGE
