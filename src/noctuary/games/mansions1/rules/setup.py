"""Setup: the Keeper's secret answers, his cards, the house, the investigators."""

from __future__ import annotations

from noctuary.kernel import TAKE, Rule, ask, emit, offer, rand, rule

from ..actions import Answer, Answered
from ..components import LETTERS, QUESTIONS, Room
from ..state import Mansions
from . import damage, death, events
from .board import lay_corpse, room_of


@rule("MAN1-095", "MAN1-098", "MAN1-115", "MAN1-Q04", "MAN1-Q29")
def set_up(g: Mansions) -> Rule:
    """Set up the house, the Keeper's answers and cards, then everybody's investigator."""
    lay_house(g)
    yield from answer_questions(g)
    deal(g)
    for i in range(g.team[0]):
        yield from death.choose_person(g, i)


@rule("MAN1-116", "MAN1-Q04", "MAN1-Q08", "MAN1-Q36")
def lay_house(g: Mansions) -> None:
    """Lay corpses where the story wants them; nothing bars the way in."""
    g.laid[0] = 1
    for q in range(len(g.questions)):
        g.possible[q] = (1 << g.questions[q]) - 1
    for r in range(len(g.bodies)):
        for _ in range(g.bodies[r]):
            lay_corpse(g, r)
    g.room[room_of(g, g.start[0])] |= Room.LOCK_GONE


@rule("MAN1-Q04", "MAN1-Q29")
def answer_options(g: Mansions, p: int, question: int) -> None:
    """Offer the answers that the story knows."""
    for k in range(g.questions[question]):
        offer(g, Answer(choice=LETTERS * question + k))


@rule("MAN1-086", "MAN1-Q04", "MAN1-Q29")
def answer_questions(g: Mansions) -> Rule:
    """Let the Keeper answer in secret: the answers fix the Objective and where everything lies."""
    for q in range(len(g.questions)):
        a = yield ask(g.keeper[0], answer_options, q, alone=TAKE)
        g.chosen[q] = Answer.choice(a) % LETTERS
        emit(g, Answered(seat=g.keeper[0], question=q, choice=Answer.choice(a)))


@rule("MAN1-051", "MAN1-098", "MAN1-Q04")
def deal(g: Mansions) -> None:
    """Deal threat for each investigator but one; cards, one for each; skill points."""
    g.threat = g.dealt[0] * (g.team[0] - 1)
    for _ in range(min(g.dealt[1], g.team[0])):
        events.draw_mythos(g)
    for _ in range(min(g.dealt[2], g.team[0])):
        damage.draw_trauma(g)
    if g.monster_skill[0]:
        g.tokens = g.team[0]


@rule("MAN1-Q29", "MAN1-Q37")
def resample(g: Mansions, seat: int) -> None:
    """Draw answers that a seat does not know among those that nothing has ruled out."""
    if seat == g.keeper[0]:
        return
    for q in range(QUESTIONS):
        n = 0
        for k in range(LETTERS):
            n += (g.possible[q] >> k) & 1
        if n > 1:
            n = rand(g, n)
            for k in range(LETTERS):
                if (g.possible[q] >> k) & 1:
                    if n == 0:
                        g.chosen[q] = k
                    n -= 1
