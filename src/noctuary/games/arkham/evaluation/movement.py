"""Where to go: what each place promises, and how far it is."""

from __future__ import annotations

from noctuary.kernel import NONE

from ..ability import Question
from ..card_codes import Code
from ..components import DOOM, ICONS, SHROUD, TYPE, VICTORY, CardType, Designator, Skill
from ..rules import stages
from ..rules.values import (
    NO_WAY,
    PLACES,
    clue_value,
    connected,
    doom_in_play,
    find,
    in_game,
    shroud,
    total,
)
from ..state import Arkham
from .enemies import HURRY, POINT, armed, best_blow
from .fights import LEAVE, TURN, WIN, flight, friendless, plea, stand
from .odds import ALWAYS, able, bearable, bite, chance, harm

CLUE = 200
"""What a clue is worth that the act asks for."""
SPARE = 22
GOAL = 560
ESCAPE = 1760
CROWD = 20
"""What it costs that somebody else is there already."""
REFUGE = 14
"""The fallen drop clues, which should not lie where a place was searched for points."""
LATE = 5
"""So few rounds are left that there is no more time to prepare."""
LATEST = 12
PREPARED = 5
"""The round by which one has drawn and played what one can in the study."""
WORTHWHILE = 13
FRAIL = 4
"""Able to bear no more than that: after another round there may be no way out."""
FAIR = 450
"""Per mille: who is likely to win goes at once."""


def wanted(g: Arkham) -> int:
    """Return how many more clues the group needs for the act."""
    k = g.code[g.act]
    if k == Code.TRAPPED:
        return 5 * g.seats - stages.group_clues(g, NONE)
    if k == Code.THE_BARRIER:
        return 3 * g.seats - stages.group_clues(g, NONE)
    if k == Code.UNCOVERING_THE_CONSPIRACY:
        return max(0, 2 * g.seats * 5 - stages.group_clues(g, NONE))
    if k == Code.INVESTIGATING_THE_TRAIL:
        return 3 * g.seats - stages.group_clues(g, NONE)
    if k == Code.DISRUPTING_THE_RITUAL:
        return 2 * g.seats - g.clues[g.act] - stages.group_clues(g, NONE)
    return 0


def rounds_left(g: Arkham) -> int:
    """Return how many rounds the agendas of the scenario leave, if nothing hastens them."""
    n = DOOM[g.code[g.agenda]] - doom_in_play(g)
    for c in g.agendas:
        if c != g.agenda:
            n += DOOM[g.code[c]]
    return n


def priest_of(g: Arkham) -> int:
    """Return the Ghoul Priest, in play or still set aside; none when it is gone."""
    for c in g.aside:
        if g.code[c] == Code.GHOUL_PRIEST:
            return c
    return find(g, Code.GHOUL_PRIEST)


def unsearched(g: Arkham, c: int) -> bool:
    """Whether it is a location with points that still has clues."""
    if VICTORY[g.code[c]] == 0 or TYPE[g.code[c]] != CardType.LOCATION:
        return False
    return g.revealed[c] == 0 or g.clues[c] > 0


def ready_to_go(g: Arkham, p: int) -> bool:
    """Whether it is time to open the barrier: nothing more to find, and a fair hope to win; or
    none, and still the strength to leave.
    """
    left = rounds_left(g)
    if left <= LATE:
        return True
    for c in g.play:
        if unsearched(g, c) and search_worth(g, p, c, help_in_hand(g, p)) > WORTHWHILE:
            return False
    hope = max(stand(g, p, priest_of(g)), plea(g, p, priest_of(g), 2))
    frail = bearable(g, p, 0) <= FRAIL or bearable(g, p, 1) <= FRAIL
    if left <= LATEST or (hope <= LEAVE and frail):
        return True
    if g.seats > 1:
        return any(armed(g, q) for q in range(g.seats))
    return hope >= FAIR * WIN // ALWAYS


def time_to_advance(g: Arkham, p: int) -> bool:
    """Whether to leave the study, or another act: the house is met with a whole turn ahead, and not
    before the first rounds have served to prepare.
    """
    if g.code[g.act] != Code.TRAPPED or rounds_left(g) <= LATEST:
        return True
    return g.actions[p] >= TURN and g.round >= PREPARED


def clue_worth(g: Arkham, p: int, c: int) -> int:
    """Return the worth of a clue of a location."""
    n = CLUE if wanted(g) > 0 else SPARE
    left = g.clues[c] if g.revealed[c] else clue_value(g, c)
    if VICTORY[g.code[c]] > 0 and left > 0:
        n += POINT * VICTORY[g.code[c]] * g.seats // left
    for x in g.play:
        if g.code[x] == Code.COVER_UP and g.at[x] == p and g.clues[x] > 0:
            n += POINT // 4
    return n


def search_skill(g: Arkham, p: int, c: int) -> int:
    """Return a seat's skill for investigating a location."""
    s = total(g, Question.investigate_with, c, NONE) - 1
    return able(g, p, Skill.intellect if s < 0 else s, Designator.investigate)


def search_worth(g: Arkham, p: int, c: int, help: int) -> int:
    """Return the worth of an investigation of a location, with some help."""
    n = g.clues[c] if g.revealed[c] else clue_value(g, c)
    if n == 0:
        return 0
    hidden = shroud(g, c) if g.revealed[c] else SHROUD[g.code[c]]
    return clue_worth(g, p, c) * chance(g, p, search_skill(g, p, c) + help - hidden) // ALWAYS


def help_in_hand(g: Arkham, p: int) -> int:
    """Return what a seat could add to an investigation: a light, or its best card to commit."""
    n = 0
    for c in g.hand[p]:
        n = max(n, ICONS[g.code[c]][Skill.intellect] + ICONS[g.code[c]][Skill.wild])
    for c in g.play:
        if g.ctrl[c] == p and g.code[c] == Code.FLASHLIGHT and g.uses[c] > 0:
            n += 2
    return min(3, n)


def sure_clues(g: Arkham, p: int, c: int) -> int:
    """Return the clues that cards in hand promise to find without a test."""
    n = 0
    for x in g.hand[p]:
        if g.code[x] == Code.WORKING_A_HUNCH or g.code[x] == Code.DRAWN_TO_THE_FLAME:
            n = 1
    if n and (g.clues[c] > 0 or g.revealed[c] == 0):
        return clue_worth(g, p, c) // 2
    return 0


def promise(g: Arkham, p: int, c: int) -> int:
    """Return the worth to a seat of being at a location."""
    n = 0
    if total(g, Question.no_investigate, c, p) == 0:
        n = search_worth(g, p, c, help_in_hand(g, p)) + sure_clues(g, p, c)
    n = max(n, errand_there(g, p, c))
    for e in g.play:
        if TYPE[g.code[e]] == CardType.ENEMY and g.at[e] == c and g.engaged[e] < 0:
            n += best_blow(g, p, e) // 2 - bite(g, p, e) // 7
    return n


def hopeless(g: Arkham, p: int) -> bool:
    """Whether the Ghoul Priest is too strong for a seat that can leave now."""
    priest = find(g, Code.GHOUL_PRIEST)
    return priest >= 0 and stand(g, p, priest) < LEAVE and help_worth(g, p) == 0


def help_worth(g: Arkham, p: int) -> int:
    """Return the worth of asking for Lita's help where she is."""
    priest = find(g, Code.GHOUL_PRIEST)
    if priest < 0 or not friendless(g):
        return 0
    return POINT * max(0, plea(g, p, priest, 1) - max(LEAVE, stand(g, p, priest))) // ALWAYS


def flees(g: Arkham, p: int, c: int) -> bool:
    """Whether a step leads to Lita and the way out, past the Ghoul Priest."""
    priest = find(g, Code.GHOUL_PRIEST)
    return g.code[c] == Code.PARLOR and priest >= 0 and flight(g, p, priest) > stand(g, p, priest)


def errand_there(g: Arkham, p: int, c: int) -> int:
    """Return the worth of the scenario's errand at a location."""
    k = g.code[c]
    act = g.code[g.act]
    if k == Code.HALLWAY and act == Code.THE_BARRIER:
        if wanted(g) > 0 or g.clues[p] == 0:
            return 0
        return GOAL if ready_to_go(g, p) else REFUGE
    if k == Code.PARLOR and act == Code.WHAT_HAVE_YOU_DONE:
        if g.at[p] == c:
            return ESCAPE if hopeless(g, p) else help_worth(g, p)
        priest = find(g, Code.GHOUL_PRIEST)
        if priest < 0:
            return 0
        return POINT * max(0, flight(g, p, priest) - stand(g, p, priest)) // ALWAYS
    if k == Code.RITUAL_SITE and (
        act == Code.INTO_THE_DARKNESS or act == Code.DISRUPTING_THE_RITUAL
    ):
        return GOAL
    return 0


def entrance(g: Arkham, p: int, c: int) -> int:
    """Return the cost of entering a location."""
    k = g.code[c]
    if k == Code.ATTIC:
        return harm(g, p, 0, 1)
    if k == Code.CELLAR:
        return harm(g, p, 1, 0)
    if k == Code.GRAVEYARD or k == Code.UNHALLOWED_GROUND:
        return harm(g, p, 0, 1)
    return 0


def allure(g: Arkham, p: int, start: int) -> int:
    """Return the best promise from a neighbouring location on, without coming back, less for each
    step.
    """
    places = [0] * PLACES
    far = [0] * PLACES
    n = 0
    for c in g.play:
        if TYPE[g.code[c]] == CardType.LOCATION and n < PLACES and c != g.at[p]:
            places[n] = c
            far[n] = 0 if c == start else NO_WAY
            n += 1
    best = 0
    for step in range(n):
        more = False
        for i in range(n):
            if far[i] == step and total(g, Question.no_enter, places[i], p) == 0:
                x = promise(g, p, places[i]) - entrance(g, p, places[i])
                for _ in range(step):
                    x = x * 4 // 5
                best = max(best, x)
                for j in range(n):
                    if far[j] == NO_WAY and connected(g, places[i], places[j]):
                        far[j] = step + 1
                        more = True
        if not more:
            break
    return best


def way_worth(g: Arkham, p: int, c: int) -> int:
    """Return the worth of a step to a location."""
    n = allure(g, p, c) // 2 - errand_there(g, p, g.at[p])
    if total(g, Question.action_cost, p, Designator.move) > 0:
        n -= HURRY
    return n - CROWD * sum(q != p and in_game(g, q) and g.at[q] == c for q in range(g.seats))
