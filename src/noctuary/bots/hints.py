"""Hints: what a bot would do in a person's place, at once or while it thinks."""

from __future__ import annotations

from dataclasses import replace

from .bot import Advice
from .ismcts import Ismcts, ShouldStop, never
from .knowledge import SeatKnowledge
from .reasons import reasons
from .specs import HINT_BOT, make_bot


class HintSearch:
    """Advice that improves with thinking time."""

    def __init__(
        self, knowledge: SeatKnowledge, spec: str = HINT_BOT, seed: int = 0, cores: int = 1
    ) -> None:
        self.knowledge, self.bot = knowledge, make_bot(spec, seed, cores=cores)
        self.left = self.bot.seconds if isinstance(self.bot, Ismcts) else 0.0
        self.search = self.bot.begin(knowledge) if isinstance(self.bot, Ismcts) else None

    def run_for(self, seconds: float, enough: ShouldStop = never) -> tuple[list[Advice], bool]:
        """Return what the bot thinks of every option, and whether it has time left to think.

        Options come best first, with reasons for the best. A bot whose budget is not a time thinks
        to the end.
        """
        if self.search is None:
            return self._because(self.bot.advise(self.knowledge)), False
        assert isinstance(self.bot, Ismcts)
        now = min(seconds, self.left)
        self.search.run(self.bot.iterations, now, enough)
        self.left -= now
        return self._because(self.search.advices()), self.left > 0 and not enough()

    def _because(self, advice: list[Advice]) -> list[Advice]:
        why = reasons(self.knowledge, *(a.option for a in advice))
        return [replace(advice[0], why=why), *advice[1:]]


def hint(
    knowledge: SeatKnowledge,
    spec: str = HINT_BOT,
    seed: int = 0,
    enough: ShouldStop = never,
    cores: int = 1,
) -> list[Advice]:
    """Return what a bot thinks of every option of a seat, at the end of its budget."""
    one = HintSearch(knowledge, spec, seed, cores)
    advice, _ = one.run_for(one.left, enough)
    return advice
