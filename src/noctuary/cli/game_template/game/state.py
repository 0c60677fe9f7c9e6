"""The state: every field, and who may see it."""

from noctuary.kernel import NOBODY, OWNER, STACK, Pieces, State, Zone

CARDS = 24
HAND = 4


class NewGame(State):
    """Everything that lies on the table."""

    cards = Pieces(24)
    deck = Zone(24, of=cards, see=NOBODY, start=True)
    hand = Zone(4, 4, of=cards, see=OWNER)
    row = Zone(24, of=cards, order=STACK)
