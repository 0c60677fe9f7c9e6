"""The events of the Mythos that any scenario may draw."""

from __future__ import annotations

from typing import Any

import pytest

from noctuary.games.mansions2.scenario.box import base
from tests.games.mansions2.cards.scene import Shown, clues, lying
from tests.games.mansions2.house import House
from tests.games.mansions2.lever import stacked

shows = Shown()
PARTY = "agatha bastien maud"
KEPT = "d_limp d_limp d_skull d_skull h_fire h_fire h_compulsion h_compulsion"
"""Cards that stay faceup and change no test."""


def test_every_event_is_shown() -> None:
    assert {str(y["id"]) for y in base().mythos} == shows


def happens(name: str, dice: str = "", chance: tuple[int, ...] = (), **wish: Any) -> House:
    """Play the Mythos phase of the first round, with a certain event of the pool.

    Agatha, Bastien and Maud, in this order. All other events have been.
    """
    event = next(y for y in base().mythos if str(y["id"]) == name)
    severity = str(event["sev"])
    others = [str(y["id"]) for y in base().mythos if str(y["id"]) != name]
    parts: dict[str, Any] = {
        "schedule": {"1": [{"pool": severity}], "quiet": ["Quiet.", "Calme."]},
        "start": {"tiles": ["01A", "13A", "10A", "09A", "11B"]},
    }
    h = House("native", party=PARTY, turn="maud", parts=parts, **wish)
    been = {h.made.events.index(other): 1 for other in others}
    h.state.arrange({"acted": dict.fromkeys(range(3), 1), "done": been})
    stacked(h, KEPT).do("end_turn", dice=dice, chance=[0, *chance])
    assert str(event["t"][0]) in h.told("narrated")[0] and "Quiet." not in str(h.log)
    return h


def trials(h: House) -> list[str]:
    """Return who tested what."""
    return [" ".join(line.split()[1:3]) for line in h.told("rolled")]


def harm(h: House) -> dict[str, tuple[int, int, int, int]]:
    """Return the harmed: facedown and faceup Damage, facedown and faceup Horror."""
    found = {
        who: (
            h.down(who), len(h.up(who)), h.down(who, "horror"), len(h.up(who, "horror"))
        )
        for who in h.party
    }  # fmt: skip
    return {who: cards for who, cards in found.items() if any(cards)}


# -- one of them, at random

RANDOM = {
    "y_drip": ("will", (0, 0, 1, 0), ""), "y_step": ("agility", (1, 0, 0, 0), ""),
    "y_hand": ("strength", (), "restrained"),
}  # fmt: skip
shows.update(RANDOM)


@pytest.mark.parametrize("name", RANDOM)
@pytest.mark.parametrize(("drawn", "who"), [(0, "agatha"), (1, "bastien"), (2, "maud")])
def test_a_test_of_somebody_drawn(name: str, drawn: int, who: str) -> None:
    skill, harmed, condition = RANDOM[name]
    h = happens(name, chance=(drawn,))
    assert trials(h) == [f"{who} {skill}"]
    assert harm(h) == ({who: harmed} if harmed else {})
    assert h.conditions(who) == ([condition] if condition else [])
    safe = happens(name, chance=(drawn,), dice="s")
    assert harm(safe) == {} and safe.conditions(who) == []


@shows("y_lamp")
@pytest.mark.parametrize(("drawn", "spot"), [(0, "01A.b"), (1, "10A.a"), (2, "01A.a")])
def test_the_gas_sinks(drawn: int, spot: str) -> None:
    h = happens("y_lamp", chance=(drawn,), at={"agatha": "01A.b", "bastien": "10A.a"})
    assert h.told("feature_placed") == [f"feature_placed darkness {spot}"]


@shows("y_name", "y_kind")
@pytest.mark.parametrize(("drawn", "who"), [(0, "agatha"), (1, "bastien"), (2, "maud")])
def test_a_name_in_the_dust_and_a_kindness(drawn: int, who: str) -> None:
    h = happens("y_name", chance=(drawn,))
    assert h.told("became") == [f"became {who} marked"]
    h = happens("y_kind", chance=(drawn,))
    assert h.told("clues_gained") == [f"clues_gained {who} 1"]


# -- one of them, for a reason


@shows("y_portrait")
def test_the_portraits_look_at_whoever_knows_most() -> None:
    known = {"agatha": 1, "bastien": 3, "maud": 2}
    h = happens("y_portrait", dice="ss", clues=known)
    assert trials(h) == ["bastien will"]
    assert [clues(h, who) for who in h.party] == [1, 4, 2] and harm(h) == {}
    h = happens("y_portrait", dice="sb", clues=known)
    assert [clues(h, who) for who in h.party] == [1, 3, 2] and harm(h) == {"bastien": (0, 0, 0, 1)}


@shows("y_hymn")
def test_a_hymn_for_whoever_has_most_horror() -> None:
    down = {"agatha": (3, 0), "bastien": (0, 1), "maud": (0, 2)}
    h = happens("y_hymn", down=down)
    assert trials(h) == ["maud lore"] and h.conditions("maud") == ["dazed"]
    assert happens("y_hymn", dice="s", down=down).conditions("maud") == []


@shows("y_spark")
def test_a_lamp_falls_near_whoever_has_fewest_damage() -> None:
    h = happens(
        "y_spark",
        at={"agatha": "01A.b", "bastien": "10A.a", "maud": "01A.a"},
        down={"agatha": (2, 0), "maud": (1, 3)},
    )
    assert h.spoken() == [
        f"pick_space/space={s}" for s in ("10A.a", "01A.e", "10A.b")
    ]  # fmt: skip
    h.do("pick_space/space=10A.b")
    assert h.told("feature_placed") == ["feature_placed fire 10A.b"]


# -- all of them, or those who are somewhere


@shows("y_draught")
def test_a_draught_puts_out_lights() -> None:
    held = {"agatha": "lantern", "bastien": "rope", "maud": "candles torch"}
    h = happens("y_draught", held=held)
    assert trials(h) == ["agatha agility", "maud agility"]
    assert h.held("agatha") == ["lantern.back"] and h.held("bastien") == ["rope"]
    assert h.held("maud") == [] and sorted(lying(h, "01A.a")) == ["candles", "torch"]
    h = happens("y_draught", dice="sbb sbb", held=held)
    assert h.held("agatha") == ["lantern"] and h.held("maud") == ["candles", "torch"]


@shows("y_hush")
def test_a_minute_of_silence() -> None:
    h = happens("y_hush", down={"agatha": (1, 2), "maud": (0, 1)}, up={"bastien": "h_doubt"})
    assert harm(h) == {"agatha": (1, 0, 1, 0), "bastien": (0, 0, 0, 1)}


@shows("y_rain")
def test_rain_falls_outdoors() -> None:
    h = happens("y_rain", at={"agatha": "11B.a", "bastien": "10A.a"})
    assert h.told("became") == ["became agatha soaked"]


@shows("y_weight", "y_mirror")
def test_what_falls_on_everybody() -> None:
    """Each success prevents one; the ceiling is for those indoors."""
    h = happens("y_weight", dice="s", at={"bastien": "11B.a"})
    assert trials(h) == ["agatha agility", "maud agility"]
    assert harm(h) == {"agatha": (0, 1, 0, 0), "maud": (0, 2, 0, 0)}
    h = happens("y_mirror", dice="ssbbb sbbb", at={"bastien": "11B.a"})
    assert trials(h) == ["agatha will", "bastien will", "maud will"]
    assert harm(h) == {"bastien": (0, 0, 0, 1), "maud": (0, 0, 0, 2)}


@shows("y_seal")
def test_the_mark_opens() -> None:
    h = happens("y_seal", conditions={"bastien": "marked"}, behind={"marked": "m_blank"})
    assert h.told("flipped") == ["flipped bastien m_blank"] and clues(h, "bastien") == 1
    assert h.conditions("bastien") == [] and harm(h) == {}
    h = happens("y_seal", chance=(2,))
    assert harm(h) == {"maud": (0, 0, 0, 1)}


@shows("y_haste")
def test_what_is_in_the_house_has_heard() -> None:
    """Each monster takes a step before it is activated."""
    h = happens("y_haste", monsters=[("cultist", "09A.b"), ("mob", "10A.b")])
    first = next(n for n, line in enumerate(h.log) if line.startswith("activated"))
    assert [x for x in h.log[:first] if x.startswith("monster_moved")] == [
        "monster_moved 0 cultist 09A.a", "monster_moved 1 mob 10A.a"
    ]  # fmt: skip
    assert not any(x.startswith("suffered") for x in h.log[:first])
    h = happens("y_haste")
    assert harm(h) == dict.fromkeys(h.party, (0, 0, 1, 0))


@shows("y_grief")
def test_grief_of_those_alone() -> None:
    h = happens("y_grief", dice="ssbbb", at={"agatha": "01A.b"})
    assert trials(h) == ["agatha will"] and harm(h) == {}
    h = happens("y_grief", dice="sbbbb", at={"agatha": "01A.b"})
    assert harm(h) == {"agatha": (0, 0, 0, 1)}


@shows("y_grasp")
def test_hands_in_the_wainscot() -> None:
    held = {"agatha": "rope spade", "bastien": "flask", "maud": "sickle"}
    h = happens("y_grasp", dice="sb", at={"bastien": "11B.a"}, held=held)
    assert h.spoken() == ["pick_card/card=rope", "pick_card/card=spade"]
    h.do("pick_card/card=spade", dice="ss")
    assert trials(h) == ["agatha strength", "maud strength"]
    assert harm(h) == {"agatha": (1, 0, 0, 0)} and lying(h, "01A.a") == ["spade"]
    assert h.held("maud") == ["sickle"] and h.held("bastien") == ["flask"]


@shows("y_swell")
def test_the_tide_comes_in() -> None:
    h = happens("y_swell", dice="s", at={"bastien": "11B.c", "maud": "11B.b"})
    assert trials(h) == ["bastien strength"] and harm(h) == {"bastien": (0, 1, 0, 0)}
    assert h.told("became") == ["became agatha soaked", "became maud soaked"]
