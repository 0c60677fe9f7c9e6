"""Whole nights of Mansions: one person and two bots, from the first question to the end."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from noctuary.bots.ismcts import never
from noctuary.games.mansions2 import GAME
from noctuary.games.mansions2.scenario import compiled
from noctuary.table import protocol as wire
from noctuary.table.model.creation import create_table, opening_entry
from noctuary.table.room.bot_turns import bot_seed
from noctuary.table.workers.bot_service import bot_choice
from tests.browser.axe import violations
from tests.browser.conftest import Come
from tests.browser.house import House
from tests.browser.person import Person
from tests.browser.test_languages import check
from tests.browser.test_mansions2 import LONGEST, SCENARIO, board, idle, likes, translate

BOT = "heuristic"


def finale(person: Person, ending: str) -> Locator:
    """Return the final sheet of a night with this ending."""
    expect(person.question.get_by_role("heading")).to_have_text(translate(person, ending))
    final = person.page.get_by_role("dialog", name=person.say("table-final"))
    expect(final.get_by_role("heading", name=translate(person, ending))).to_be_visible()
    return final


def test_a_night_with_two_bots_is_lost(house: House, come: Come) -> None:
    ann = come("Ann", "laptop")
    ann.sit(house.open("me", "random", "random", game=GAME.id, seed=4).seats)
    made = 0
    while ann.wait_turn():
        assert (made := made + 1) < LONGEST
        idle(ann)
    final = finale(ann, "web-lost")
    rows = final.get_by_role("listitem").filter(has_text=translate(ann, "web-loses"))
    expect(rows).to_have_count(3)
    endings = [en for (en, _) in compiled(SCENARIO).texts if en]
    assert final.locator(".read").first.inner_text() in endings
    assert violations(ann) == []
    ann.shot("mansions-lost")


def won() -> tuple[int, list[str], str]:
    """Return the first seed with which a greedy player beside two bots wins, the player's choices,
    and the epilogue in French.

    Bots choose by their knowledge and the seed, so they do the same at the table.
    """
    seats = [wire.NewSeat("me"), *[wire.NewSeat("bot", bot=BOT)] * 2]
    for seed in range(200):
        wish = wire.NewTable(GAME.id, "Ann", seats, wire.Settings(), {}, seed)
        table = create_table("NIGHT", opening_entry(wish, 0))
        game, mine = table.journal_in_play, list[str]()
        while not (now := game.state).over:
            if now.seat == 0:
                option = game.game.action_id(likes(now))
                mine.append(option)
            else:
                world, bot = now.sample(now.seat, 0).to_bytes(), bot_seed(table, now.seat)
                option = bot_choice(never, GAME.id, world, now.seat, BOT, bot).option
            step = game.choose(option)
        if min(game.state.result) > 0:
            [end] = [t for t in step.events if t.name == "ended"]
            return seed, mine, compiled(SCENARIO).texts[end.fields["text"] or 0][1]
    raise AssertionError("nobody ever wins")


def test_a_night_with_two_bots_is_won(house: House, come: Come) -> None:
    ann = come("Ann", lang="fr")
    seed, mine, epilogue = won()
    ann.sit(house.open("me", BOT, BOT, game=GAME.id, seed=seed).seats)
    for option in mine:
        ann.take(option)
    final = finale(ann, "web-won")
    expect(final).to_contain_text(epilogue)
    expect(final.get_by_text(translate(ann, "web-wins"))).to_have_count(3)
    check(ann, "fr")
    assert violations(ann) == []
    ann.shot("mansions-won")

    ann.page.keyboard.press("Escape")
    expect(final).to_have_count(0)
    ann.button("table-replay").first.click()
    replay = ann.zone("table-replay")
    expect(replay).to_be_visible()
    ann.page.keyboard.press("Home")
    expect(replay.get_by_text("0 / ")).to_be_visible()
    expect(board(ann).get_by_role("heading")).to_have_text(compiled(SCENARIO).name[1])
