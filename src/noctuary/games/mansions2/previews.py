"""What options would come to: attacks, evade checks, tests of actions. Each is played in a world
drawn from what the seat knows, with every roll of its dice.

What a token brings is a secret of the story: of it only the evade check before it is said.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from math import comb

from noctuary.kernel import NONE, GameEvent, Option, Position
from noctuary.plugin import Tip
from noctuary.plugin.what_if import ScriptedChance, play_what_if

from .rules.skill_tests import DAMAGE, DIE, FIRST_BLANK, FIRST_INVESTIGATION, HORROR

TURN, WHOM = "turn", "evade"
QUIET = ("enough",)
"""No Clue, no ability: what a number does not count on."""
TESTED = ("extinguish", "shove", "push_monster", "push_investigator", "steal", "perform")
"""Actions whose own test is said: what tokens and new rooms bring is the story's."""
LAST = "end_turn"
SHOWN = (0, FIRST_INVESTIGATION, FIRST_BLANK)
"""A roll of a die for each of its faces."""
SIDES = (FIRST_INVESTIGATION, FIRST_BLANK - FIRST_INVESTIGATION, DIE - FIRST_BLANK)
CHECKED = ("rolled", "tested", "suffered", "suffered_down", "forfeited", "prevented")
"""The events of an evade check."""


@dataclass
class Trial:
    """A test over all rolls: the chance to pass, the damage dealt, the worst of a failure."""

    skill: int
    dice: int
    wanted: int
    chance: Fraction = Fraction(0)
    dealt: Fraction = Fraction(0)
    damage: int = 0
    horror: int = 0
    lost: int = 0

    def arguments(self) -> dict[str, int]:
        """Return the arguments that every remark about it has."""
        odds = percent(self.chance)
        return {"skill": self.skill, "dice": self.dice, "wanted": self.wanted, "chance": odds}


def percent(chance: Fraction) -> int:
    """Return a chance in per cent, half a point up."""
    return int(100 * chance + Fraction(1, 2))


def list_previews(world: Position) -> dict[str, list[Tip]]:
    """List for each option of a turn whom to evade first, the tests, the odds and the damage."""
    asked = world.decision
    if asked is None or asked.prompt != TURN:
        return {}
    checks: dict[int, Tip | None] = {}
    options = (o for o in world.options() if o.name != LAST)
    found = {o.id: list(look(world, o, checks)) for o in options}
    return {id: said for id, said in found.items() if said}


PREVIEWS = list_previews


def look(world: Position, o: Option, checks: dict[int, Tip | None]) -> Iterator[Tip]:
    """Yield the previews of one option.

    `checks`: those of evading a monster, already worked out.
    """
    way, told = play_what_if(world, o.code, ScriptedChance(), QUIET)
    if told and told[0].name == "evade_began":
        yield from evade(world, [o.code], told[0], checks)
    elif not told and way.decision is not None and way.decision.prompt == WHOM:
        began = {
            pick: play_what_if(way, pick, ScriptedChance(), QUIET)[1][0] for pick in way.legal()
        }
        said: list[Tip] = []
        for pick, event in began.items():
            said += evade(world, [o.code, pick], event, checks)
        yield from {tuple(r.args.values()): r for r in said}.values()
    elif o.name == "attack":
        yield from attack(world, o)
    elif o.name in TESTED:
        trial = rolled(world, [o.code], [])
        if trial is not None and trial.wanted != NONE:
            yield Tip("test", trial.arguments())


# ---- evade checks and attacks


def evade(
    world: Position, codes: list[int], began: GameEvent, checks: dict[int, Tip | None]
) -> Iterator[Tip]:
    """Yield the check against a monster and the cost of a failure, over all its texts."""
    monster, creature = began.fields["monster"] or 0, began.fields["creature"] or 0
    if monster not in checks:
        checks[monster] = checked(creature, list(trials(world, codes)))
    if (said := checks[monster]) is not None:
        yield said


def checked(creature: int, texts: list[Trial]) -> Tip | None:
    """Return the preview of one text with its test; of several the average odds."""
    if not texts:
        return None
    cost = {
        "damage": max(t.damage for t in texts),
        "horror": max(t.horror for t in texts),
        "lost": max(t.lost for t in texts),
    }
    if len(texts) == 1:
        return Tip("evade", {"creature": creature} | texts[0].arguments() | cost)
    chance = percent(sum((t.chance for t in texts), Fraction(0)) / len(texts))
    return Tip("evade_any", {"creature": creature, "chance": chance} | cost)


def attack(world: Position, o: Option) -> Iterator[Tip]:
    """Yield each text for this weapon against this monster: the test and the expected damage."""
    for k, trial in enumerate(trials(world, [o.code])):
        tenths = int(10 * trial.dealt + Fraction(1, 2))
        dealt = {"whole": tenths // 10, "tenth": tenths % 10}
        yield Tip("attack_or" if k else "attack", trial.arguments() | dealt)


# ---- tests, roll by roll


def trials(world: Position, codes: list[int]) -> Iterator[Trial]:
    """Yield the test that choices lead to, for each text that may be drawn for it."""
    probe = ScriptedChance()
    lived(world, codes, probe)
    drawn = bool(probe.sizes) and probe.sizes[0] != DIE
    known: list[Trial] = []
    for k in range(probe.sizes[0] if drawn else 1):
        trial = rolled(world, codes, [k] if drawn else [])
        if trial is not None and trial.wanted != NONE and trial not in known:
            known.append(trial)
            yield trial


def rolled(world: Position, codes: list[int], before: list[int]) -> Trial | None:
    """Return a test with every roll of its dice, each with its odds."""
    probe = ScriptedChance(*before)
    first = next((e for e in lived(world, codes, probe) if e.name == "rolled"), None)
    dice = first.fields["dice"] or 0 if first else 0
    if first is None or probe.sizes[len(before) : len(before) + dice] != [DIE] * dice:
        return None
    trial = Trial(first.fields["skill"] or 0, dice, NONE)
    for faces, odds in rolls(dice, lenses=counted(world, codes, before, dice)):
        count(trial, lived(world, codes, ScriptedChance(*before, *faces)), odds)
    return trial


def counted(world: Position, codes: list[int], before: list[int], dice: int) -> bool:
    """Whether it matters to a test that dice show investigations: a card may turn them."""
    found = set()
    for side in SHOWN[1:]:
        told = lived(world, codes, ScriptedChance(*before, *[side] * dice))
        found.add(next((e.fields["successes"] for e in told if e.name == "tested"), None))
    return len(found) > 1


def rolls(dice: int, *, lenses: bool) -> Iterator[tuple[list[int], Fraction]]:
    """Yield every roll of so many dice, unordered, with its odds.

    Investigations may count as blanks.
    """
    good, lens, blank = SIDES if lenses else (SIDES[0], 0, SIDES[1] + SIDES[2])
    for a in range(dice + 1):
        for b in range(dice + 1 - a if lenses else 1):
            c = dice - a - b
            ways = comb(dice, a) * comb(dice - a, b) * good**a * lens**b * blank**c
            faces = [SHOWN[0]] * a + [SHOWN[1]] * b + [SHOWN[2]] * c
            yield faces, Fraction(ways, DIE**dice)


def lived(world: Position, codes: list[int], fate: ScriptedChance) -> list[GameEvent]:
    """Return the events from the first roll on, as far as they belong to the test."""
    way, told = world, list[GameEvent]()
    for code in codes:
        way, told = play_what_if(way, code, fate, QUIET)
    at = next((k for k, e in enumerate(told) if e.name == "rolled"), len(told))
    if not any(e.name == "evade_began" for e in told[:at]):
        return told[at:]
    ends = (k for k, e in enumerate(told) if k > at and e.name not in CHECKED)
    return told[at : next(ends, len(told))]


def count(trial: Trial, told: list[GameEvent], odds: Fraction) -> None:
    """Add one roll to a test."""
    test = next((e for e in told if e.name == "tested"), None)
    if test is None:
        return
    trial.wanted = test.fields["difficulty"] or 0
    damage, horror = suffered(told)
    lost = int(any(e.name == "forfeited" for e in told))
    trial.damage, trial.horror = max(trial.damage, damage), max(trial.horror, horror)
    trial.lost = max(trial.lost, lost)
    trial.dealt += odds * sum(e.fields["n"] or 0 for e in told if e.name == "monster_hurt")
    good = test.fields["successes"] or 0
    if good >= trial.wanted if trial.wanted != NONE else damage + horror == 0:
        trial.chance += odds


def suffered(told: list[GameEvent]) -> list[int]:
    """Return the Damage and Horror of a test itself, without the effects of the drawn cards."""
    cards = [e for e in told if e.name in ("suffered", "suffered_down")]
    least = min((e.depth for e in cards), default=0)
    return [
        sum(e.fields.get("n", 1) or 0 for e in cards if e.depth == least and e.fields["harm"] == k)
        for k in (DAMAGE, HORROR)
    ]
