"""The state: every field, and who may see it."""

from noctuary.kernel import NOBODY, OWNER, STACK, Pieces, State, Zone

CARDS = 48
HAND = 4


class NewGame(State):
    """Everything that lies on the table."""

    cards = Pieces(48)
    deck = Zone(48, of=cards, see=NOBODY, start=True)
    hand = Zone(4, 4, of=cards, see=OWNER)
    row = Zone(48, of=cards, order=STACK)
