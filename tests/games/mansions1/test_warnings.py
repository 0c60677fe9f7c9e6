"""Warnings of positions that play seldom reaches."""

from __future__ import annotations

from noctuary.games.mansions1.rules.skill_tests import GOAL
from tests.games.mansions1.clauses.test_monsters import HIT, fight
from tests.games.warned import warned


def test_a_roll_that_has_failed_is_not_worth_a_token() -> None:
    for die, said in ((9, ["failed"]), (3, [])):
        e = fight("native", options={"monster_skill": True}, tokens=3).do(HIT, dice=[die])
        assert e.prompt == "reroll"
        assert [one.key for one in warned(e.state) if one.option == "reroll"] == said


def test_luck_that_adds_nothing() -> None:
    for goal, said in ((-9, ["luck"]), (3, [])):
        e = fight("native", skill={"emmett": 1}).do(HIT)
        assert e.prompt == "skill"
        trial = [*e.state.fields()["trial"]]
        trial[GOAL] = goal
        e.state.edit({"trial": trial})
        assert [one.key for one in warned(e.state) if one.option == "spend"] == said
