"""A bot that chooses at random."""

from __future__ import annotations

from .bot import Advice, Bot
from .knowledge import SeatKnowledge


class RandomBot(Bot):
    """Takes any option, each as likely as the others."""

    spec = "random"

    def choose(self, knowledge: SeatKnowledge) -> int:
        """Return any option."""
        return self.stream(knowledge).choice(knowledge.legal)

    def advise(self, knowledge: SeatKnowledge) -> list[Advice]:
        """Return every option with the same share."""
        name = knowledge.game.action_id
        return [Advice(name(c), 1 / len(knowledge.legal)) for c in knowledge.legal]
