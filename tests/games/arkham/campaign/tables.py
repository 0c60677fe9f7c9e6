"""Campaigns and finished tables for tests."""

from typing import Any

import msgspec

from noctuary.games.arkham import GAME
from noctuary.games.arkham.ability import Question
from noctuary.games.arkham.campaign import Campaign, Newcomer, Refused, begin, table_options
from noctuary.games.arkham.card_codes import Code
from noctuary.games.arkham.components import HEALTH, HEALTH_EACH, Token
from noctuary.games.arkham.decks import starter
from noctuary.i18n import message_variables
from noctuary.kernel import load
from tests.games.arkham.scene import Scene

WANTED = message_variables("noctuary.games.arkham", "en")
changed = msgspec.structs.replace
PEOPLE = ("roland", "daisy", "agnes", "wendy", "skids")


def newcomer(name: str, **facts: str) -> Newcomer:
    """Return a player with the easy starter deck of an investigator."""
    return Newcomer(starter(f"{name}-easy"), **facts)


def new(*people: str, seed: int = 1, **facts: Any) -> Campaign:
    """Return a new campaign that begins with these investigators."""
    found = begin([newcomer(p) for p in people], id="c", name="Test", seed=seed, **facts)
    assert isinstance(found, Campaign), found
    return found


def good(found: Campaign | Refused) -> Campaign:
    """Return what must not have been refused."""
    assert isinstance(found, Campaign), found
    return found


def keys(found: object) -> tuple[str, ...]:
    """Return the reasons of a refusal; each reason has all that its text wants."""
    assert isinstance(found, Refused), found
    for p in found.problems:
        assert set(p.args) == WANTED[f"campaign-problem-{p.key}"]
    return found.keys


def health(k: int, seats: int) -> int:
    """Return the health of an enemy at a table with this many seats."""
    grows = {Code.THE_MASKED_HUNTER: 2, Code.UMORDHOTH: 4}
    return HEALTH[k] * (seats if HEALTH_EACH[k] else 1) + seats * grows.get(Code(k), 0)


class Table(Scene):
    """The next scenario of a campaign (or what options say) on a backend, at the first choice of
    the first turn."""

    def __init__(
        self,
        what: Campaign | dict[str, Any],
        backend: str = "native",
        lead: int | None = None,
    ) -> None:
        options = what if isinstance(what, dict) else table_options(what, lead)
        assert isinstance(options, dict), options
        self.chosen = options
        self.seats = len(options["investigators"])
        self.game = load(GAME, backend, checked=True)
        self.state, step = self.game.begin(seats=self.seats, seed=7, options=options)
        self.codes = self.state.fields()["code"]
        self.log = [self.words(t) for t in step.events]
        while self.asked[1] == "mulligan":
            self.do("done")

    def strong(self) -> None:
        """Let every test now succeed."""
        self.bag("plus_1")
        for p in range(self.seats):
            for skill in (Question.willpower, Question.combat):
                self.lasting(skill, p, 6)

    def turn(self) -> None:
        """Go on until somebody has a turn, whatever was asked before."""
        self.until("turn", "name 0")

    def resign(self, way: str) -> None:
        """Let everybody give up."""
        while self.asked[1] != "over":
            self.turn()
            self.do(next(o for o in self.options if o.startswith(f"use {way} ")))

    def doom(self, agenda: str, answer: str = "") -> None:
        """Let the last agenda run out."""
        self.stage(agenda=agenda)
        self.set("doom", agenda, 30)
        self.until("over", answer)

    def kill(self, enemy: str, answer: str = "") -> None:
        """Attack an enemy in play that has one health left."""
        self.strong()
        self.turn()
        p = self.asked[0]
        self.enemy(enemy, engaged=p, damage=health(self.codes[self.row(enemy)], self.seats) - 1)
        self.do(f"fight {enemy}")
        self.until("over", answer)

    def burn(self, answer: str = "burn") -> None:
        """End The Gathering with the Ghoul Priest, and the house burned or refused."""
        self.turn()
        self.house()
        self.stage(act="what_have_you_done")
        self.kill("ghoul_priest", f"choose {answer}")

    def flee(self) -> None:
        """End The Gathering because everybody resigns in the Parlor."""
        self.turn()
        self.house()
        self.location("parlor")
        self.stage(act="what_have_you_done")
        self.stand("parlor")
        self.resign("parlor")

    def tokens(self) -> list[str]:
        """Return the chaos bag."""
        return [Token.names[t] for t in self.value("bag")]

    def over(self) -> tuple[dict[str, Any], dict[str, Any]]:
        """Return the finished table and its options, as a campaign wants them."""
        assert self.asked[1] == "over", self.asked
        return self.state.fields(), self.chosen
