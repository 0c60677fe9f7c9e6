"""The tools of Arkham: decks, cards, odds, a table with one's own deck, and a campaign."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from noctuary.games.arkham import GAME
from noctuary.games.arkham.campaign import Campaign
from noctuary.games.arkham.campaign.table_option import outcome
from noctuary.kernel import load
from noctuary.kernel.journal import Journal
from tests.browser.axe import violations
from tests.browser.conftest import Come
from tests.browser.house import House, Json, Table
from tests.browser.person import Person, tick
from tests.browser.test_accessibility import one_heading
from tests.browser.words import title

MACHETE = {"en": "Machete", "fr": "Machette"}
VIEWS = {"laptop": {"width": 1366, "height": 768}, "phone": {"width": 390, "height": 844}}
BAD = "Investigator: Roland Banks\n- Machete x3\n- Dark Prophecy\n"


def deck_of(house: House, name: str) -> Json:
    """Return a starter deck as the JSON of a deck file."""
    found: Json = json.loads(house.post("/api/arkham/deck/check", {"deck": name})["json"])
    return found


def pick_arkham(person: Person) -> None:
    """Choose the game in the lobby."""
    person.page.get_by_role("button", name=title("arkham", person.lang), exact=True).click()
    expect(deck_choice(person)).to_have_value("roland-easy")


def choice(person: Person, key: str, **args: str | int) -> Locator:
    """Return a combo box by its name."""
    return person.page.get_by_role("combobox", name=person.say(key, **args), exact=True)


def deck_choice(person: Person, seat: int = 1) -> Locator:
    """Return the deck choice of a seat at a new table."""
    return choice(person, "setup-deck", n=seat)


def lit(person: Person, house: House) -> Json:
    """Open the table and return the server's description of it."""
    person.button("lobby-light").click()
    person.page.wait_for_url("**/t/*")
    expect(person.question).to_be_visible()
    table: Json = house.http.get(f"/api/tables/{person.page.url.rpartition('/')[2]}").json()
    return table


# ---- a new table


def test_one_click_for_a_night_alone(house: House, come: Come) -> None:
    ann = come("Ann", "laptop")
    ann.go(house.url)
    pick_arkham(ann)
    assert violations(ann) == []
    table = lit(ann, house)
    assert [s["kind"] for s in table["seats"]] == ["person"] and table["options"] == {}


def test_import_a_deck_and_play_it(house: House, come: Come) -> None:
    ann = come("Ann", "laptop")
    ann.go(house.url)
    pick_arkham(ann)
    deck_choice(ann).select_option("bring")
    sheet = ann.page.get_by_role("dialog")
    text = sheet.get_by_role("textbox")
    text.fill(BAD)
    expect(sheet.get_by_text(ann.say("decks-kind-copies"))).to_be_visible()
    expect(sheet).to_contain_text("Machete")
    expect(sheet).to_contain_text("Dark Prophecy")
    bring = ann.button("setup-bring-it", who="Roland Banks")
    expect(ann.page.get_by_text(ann.say("setup-bring-missing"))).to_be_visible()
    expect(bring).to_have_count(0)
    assert violations(ann) == []
    ann.shot("arkham-import-bad")

    deck = deck_of(house, "roland-hard") | {"name": "Night shift"}
    text.fill(json.dumps(deck))
    bring.click()
    expect(deck_choice(ann)).to_contain_text("Night shift")
    table = lit(ann, house)
    assert table["options"]["investigators"] == [{"investigator": "01001", "cards": deck["slots"]}]


def test_every_seat_has_another_investigator(house: House, come: Come) -> None:
    ann = come("Ann", "phone", lang="fr")
    ann.go(house.url)
    pick_arkham(ann)
    tick(ann, ann.page.get_by_role("radio", name="3"))
    expect(deck_choice(ann, 2)).to_have_value("daisy-easy")
    taken = deck_choice(ann, 2).locator("option[value=roland-hard]")
    expect(taken).to_have_attribute("disabled", "")
    deck_choice(ann, 1).select_option("skids-medium")
    expect(taken).not_to_have_attribute("disabled", "")
    ann.page.get_by_text(ann.say("lobby-advanced")).click()
    tick(ann, ann.page.get_by_role("switch", name=ann.say("setup-taboo", list="004")))
    assert "{" not in ann.zone("lobby-new", game=title("arkham", ann.lang)).inner_text()
    table = lit(ann, house)
    assert table["options"] == {
        "investigators": ["skids-medium", "daisy-easy", "agnes-easy"],
        "taboo": True,
    }


# ---- decks, cards, odds


def test_a_deck_on_the_bench(house: House, come: Come, tmp_path: Path) -> None:
    ann = come("Ann", "desk")
    ann.go(f"{house.url}/arkham/decks")
    one_heading(ann)
    text = ann.page.get_by_role("textbox", name=ann.say("decks-deck"))
    text.fill(BAD)
    expect(ann.page.get_by_text(ann.say("decks-kind-too-few"))).to_be_visible()
    clause = ann.page.get_by_role("button", name="AHB-356")
    clause.click()
    expect(ann.page.get_by_role("dialog", name="AHB-356")).to_contain_text("2")
    ann.page.keyboard.press("Escape")
    text.fill("roland-easy")
    expect(ann.page.get_by_text(ann.say("decks-legal"))).to_be_visible()
    choice(ann, "decks-mode").select_option("start")
    choice(ann, "decks-taboo").select_option("on")
    expect(ann.page.get_by_text(ann.say("decks-kind-not-allowed"))).to_be_visible()
    choice(ann, "decks-taboo").select_option("deck")
    tick(ann, ann.page.get_by_role("checkbox", name="Machete"))
    expect(ann.page.get_by_role("list", name=ann.say("decks-draw-chance"))).to_contain_text("%")
    older = ann.page.get_by_role("textbox", name=ann.say("decks-older"))
    older.fill("roland-medium")
    expect(ann.page.get_by_text(ann.say("decks-how-bought")).first).to_be_visible()
    assert violations(ann) == []
    with ann.page.expect_download() as given:
        ann.button("decks-as-json").click()
    given.value.save_as(tmp_path / "deck.json")
    assert json.loads((tmp_path / "deck.json").read_text("utf-8"))["slots"]["01020"] == 2

    ann.button("decks-play").click()
    expect(ann.zone("lobby-new", game=title("arkham", ann.lang))).to_be_visible()
    expect(deck_choice(ann)).to_contain_text("roland-easy")


def test_a_deck_from_a_file_on_the_phone(house: House, come: Come, tmp_path: Path) -> None:
    ann = come("Ann", "phone", lang="fr")
    file = tmp_path / "daisy.json"
    file.write_text(json.dumps(deck_of(house, "daisy-easy")), encoding="utf-8")
    ann.go(f"{house.url}/arkham/decks")
    ann.page.locator("input[type=file]").first.set_input_files(file)
    expect(ann.page.get_by_text(ann.say("decks-legal"))).to_be_visible()
    assert violations(ann) == []
    wide = ann.page.evaluate("document.documentElement.scrollWidth")
    assert wide <= 390, "nothing overflows"


def test_a_card_by_its_french_name_and_by_keyboard(house: House, come: Come) -> None:
    ann = come("Ann", "laptop", lang="fr")
    ann.go(f"{house.url}/arkham/cards")
    name = ann.page.get_by_role("searchbox", name=ann.say("cards-name"))
    name.focus()
    ann.page.keyboard.type("machette")
    found = ann.page.get_by_role("link", name="Machette")
    expect(found).to_be_visible()
    assert violations(ann) == []
    found.focus()
    expect(found).to_be_focused()
    ann.page.keyboard.press("Enter")
    expect(ann.page.get_by_role("heading", name="Machette", level=1)).to_be_focused()
    expect(ann.page.get_by_text("AHC-403")).to_be_visible()
    one_heading(ann)
    assert violations(ann) == []
    ann.page.get_by_role("link", name=ann.say("cards-back")).click()
    expect(name).to_have_value("machette")


@pytest.mark.parametrize("size", ["laptop", "phone"])
def test_odds_follow_what_is_set(house: House, come: Come, size: str) -> None:
    ann = come("Ann", size)
    ann.go(f"{house.url}/arkham/odds")
    result = ann.zone("odds-result")
    expect(result).to_contain_text("63%")
    struck = result.get_by_role("img", name="failure")
    expect(struck).to_have_count(6)
    more = ann.say("tools-more", name=ann.say("odds-skill"))
    ann.page.get_by_role("button", name=more).click()
    expect(result).to_contain_text("81%")
    tick(ann, ann.page.get_by_role("switch", name="Lucky!"))
    expect(result).to_contain_text("94%")
    choice(ann, "odds-bag").select_option("expert")
    expect(struck).not_to_have_count(0)
    assert violations(ann) == []
    assert ann.page.evaluate("document.documentElement.scrollWidth") <= ann.page.evaluate(
        "innerWidth"
    )


# ---- a campaign


def stored(person: Person) -> Json:
    """Return the campaign stored in this browser."""
    kept: Json = person.page.evaluate("JSON.parse(localStorage['noctuary.campaigns'])")
    (entry,) = kept.values()
    found: Json = entry["campaign"]
    return found


def played(house: House, campaign: Json) -> Table:
    """Upload a random finished game of the campaign, with experience to spend and a choice left."""
    for seed in range(200):
        dice = random.Random(seed)
        game = Journal(load(GAME), 1, seed=seed, options={"campaign": campaign})
        while not game.state.over:
            game.choose(dice.choice(game.state.legal()))
        after = outcome(game.state.fields(), GAME.resolve({"campaign": campaign}))
        assert isinstance(after, Campaign)
        if after.seats[0].fate == "alive" and after.seats[0].unspent and after.choices:
            return house.upload(game)
    raise AssertionError("no game reached the wanted end")


def the_shop_is_open(person: Person) -> None:
    """Assert that an empty search lists every purchasable card with its price, and that a text
    search finds cards.
    """
    offers = person.page.get_by_role("list", name=person.say("campaign-buy"))
    search = person.page.get_by_role("searchbox")
    with person.page.expect_response("**/deck/shop") as answer:
        search.fill("extra actions")
    found = answer.value.json()["offers"]
    assert found and all(o["card"]["played"] and not o["card"]["weakness"] for o in found)
    expect(offers.get_by_role("listitem")).to_have_count(len(found))
    for offer in found:
        line = offers.get_by_role("listitem").filter(has_text=offer["card"]["names"]["en"])
        expect(line.first).to_contain_text(person.say("campaign-costs", n=offer["price"]))
    search.fill("shrivelling")
    expect(person.page.get_by_text(person.say("cards-nothing"))).to_be_visible()
    search.fill("police badge")
    expect(offers.get_by_role("listitem")).to_have_text(
        [re.compile(f"Police Badge.*{person.say('campaign-costs', n=2)}")]
    )
    search.fill("")
    expect(offers.get_by_role("listitem").nth(9)).to_be_attached()
    person.shot("arkham-shop")


def test_a_campaign_to_its_second_night(house: House, come: Come) -> None:
    ann = come("Ann", "desk")
    ann.go(f"{house.url}/arkham/campaigns")
    one_heading(ann)
    expect(deck_choice(ann)).to_have_value("roland-easy")
    assert violations(ann) == []
    ann.page.get_by_label(ann.say("campaign-name"), exact=True).fill("Our nights")
    ann.button("campaign-begin").click()
    expect(ann.page.get_by_role("heading", name="Our nights", level=1)).to_be_visible()
    lit(ann, house)
    ann.page.go_back()
    expect(ann.page.get_by_role("link", name=ann.say("campaign-resume"))).to_be_visible()

    table = played(house, stored(ann))
    ann.page.evaluate(
        """keys => {
            const kept = JSON.parse(localStorage["noctuary.campaigns"]);
            for (const entry of Object.values(kept)) entry.table = keys.table;
            localStorage["noctuary.campaigns"] = JSON.stringify(kept);
            localStorage["noctuary.keys"] = JSON.stringify({ [keys.table]: keys });
        }""",
        table.keys,
    )
    ann.page.reload()
    stages = ann.page.get_by_role("list", name=ann.say("campaign-stages"))
    expect(stages.get_by_role("listitem").nth(1)).to_contain_text(ann.say("campaign-stage-next"))
    expect(ann.zone("campaign-log")).to_contain_text("house")
    alone = sum(stored(ann)["seats"][0]["cards"].values())
    lita = ann.button("campaign-lita-joins", who="Roland Banks")
    lita.click()
    expect(lita).to_have_count(0)
    expect(ann.button("campaign-deck", n=alone + 1)).to_be_visible()

    before = stored(ann)["seats"][0]
    size = sum(before["cards"].values())
    ann.button("campaign-deck", n=size).click()
    the_shop_is_open(ann)
    less = ann.say("tools-less", name="Machete")
    ann.page.get_by_role("button", name=less, exact=True).click()
    pay = ann.button("campaign-pay")
    expect(ann.page.get_by_text(ann.say("decks-kind-too-few"))).to_be_visible()
    expect(pay).to_be_disabled()
    ann.page.get_by_role("searchbox").fill("first aid")
    ann.page.get_by_role("button", name="First Aid").first.click()
    expect(
        ann.page.get_by_text(ann.say("campaign-price", price=1, unspent=before["unspent"]))
    ).to_be_visible()
    assert violations(ann) == []
    ann.shot("arkham-upgrade")
    pay.click()
    expect(ann.page.get_by_text(ann.say("campaign-bought", n=1))).to_be_visible()
    after = stored(ann)["seats"][0]
    assert after["unspent"] == before["unspent"] - 1 and after["cards"]["01019"] == 1

    second = lit(ann, house)
    assert second["options"]["campaign"]["seats"][0]["cards"] == after["cards"]
    assert ann.wait_turn()


def chosen(person: Person, house: House) -> Json:
    """Start a campaign and swap a card after its first night, paying for nothing."""
    person.go(f"{house.url}/arkham/campaigns")
    person.page.get_by_label(person.say("campaign-name"), exact=True).fill("Unpaid")
    person.button("campaign-begin").click()
    expect(person.page.get_by_role("heading", name="Unpaid", level=1)).to_be_visible()
    after = stored(person)
    after["seats"][0] |= {"unspent": 4, "earned": 4}
    person.page.evaluate(
        """([campaign]) => {
            const kept = JSON.parse(localStorage["noctuary.campaigns"]);
            for (const entry of Object.values(kept)) entry.campaign = campaign;
            localStorage["noctuary.campaigns"] = JSON.stringify(kept);
        }""",
        [after],
    )
    person.page.reload()
    deck_opened(person).click()
    machete = person.page.get_by_role(
        "button", name=person.say("tools-less", name=MACHETE[person.lang])
    )
    machete.click()
    return stored(person)


def deck_opened(person: Person) -> Locator:
    """Return the button that opens the deck of the first investigator."""
    return person.page.get_by_role("button", name=person.say("campaign-deck", n=33), exact=True)


def unpaid(person: Person) -> Locator:
    """Return the dialog that warns of unpaid cards before a night begins."""
    return person.page.get_by_role("dialog", name=person.say("campaign-unpaid-title"))


@pytest.mark.parametrize(("size", "lang"), [("laptop", "en"), ("phone", "fr")])
def test_nothing_that_was_chosen_is_lost_when_a_night_begins(
    house: House, come: Come, size: str, lang: str
) -> None:
    """The first aid is bought: not paid, left, reloaded, corrected, begun without, paid."""
    ann = come("Ann", size, lang=lang, viewport=VIEWS[size])
    before = chosen(ann, house)["seats"][0]
    light, dialog = ann.button("lobby-light"), unpaid(ann)
    ann.hit(light)
    expect(dialog).to_contain_text(ann.say("campaign-unpaid-not-yet"))
    pay = dialog.get_by_role("button", name=ann.say("campaign-unpaid-pay", n=0))
    expect(pay).to_be_disabled()
    ann.hit(dialog.get_by_role("button", name=ann.say("campaign-unpaid-back")))
    expect(dialog).to_have_count(0)

    ann.page.get_by_role("searchbox").fill("first aid" if lang == "en" else "premiers soins")
    name = "First Aid" if lang == "en" else "Premiers Soins"
    ann.page.get_by_role("button", name=re.compile(f"^{name}", re.I)).first.click()
    price = ann.say("campaign-price", price=1, unspent=4)
    expect(ann.page.get_by_text(price)).to_be_visible()
    ann.page.get_by_role("link", name=ann.say("campaign-back")).click()
    expect(ann.page.get_by_text(ann.say("campaign-unpaid-here"))).to_be_visible()
    ann.page.get_by_role("link", name="Unpaid", exact=True).click()
    expect(ann.page.get_by_text(price)).to_be_visible()
    ann.page.reload()
    expect(ann.page.get_by_text(price)).to_be_visible()
    assert stored(ann)["seats"][0] == before

    ann.hit(light)
    expect(dialog).to_contain_text(name)
    expect(dialog).to_contain_text(price)
    expect(dialog.get_by_text(ann.say("campaign-unpaid-not-yet"))).to_have_count(0)
    assert violations(ann) == []
    ann.shot(f"arkham-unpaid-{size}")
    ann.hit(dialog.get_by_role("button", name=ann.say("campaign-unpaid-without")))
    ann.page.wait_for_url("**/t/*")
    assert ann.wait_turn()
    assert stored(ann)["seats"][0] == before
    ann.page.go_back()
    expect(ann.page.get_by_text(ann.say("campaign-unpaid-later"))).to_be_visible()

    ann.page.evaluate(
        """() => {
            const kept = JSON.parse(localStorage["noctuary.campaigns"]);
            for (const entry of Object.values(kept)) entry.table = null;
            localStorage["noctuary.campaigns"] = JSON.stringify(kept);
        }"""
    )
    ann.page.reload()
    ann.hit(light)
    ann.hit(dialog.get_by_role("button", name=ann.say("campaign-unpaid-pay", n=1)))
    ann.page.wait_for_url("**/t/*")
    after = stored(ann)["seats"][0]
    assert after["unspent"] == 3 and after["cards"]["01019"] == 1
    table = house.http.get(f"/api/tables/{ann.page.url.rpartition('/')[2]}").json()
    assert table["options"]["campaign"]["seats"][0]["cards"] == after["cards"]
    assert ann.wait_turn()
    ann.page.go_back()
    expect(ann.page.get_by_text(ann.say("campaign-unpaid-later"))).to_have_count(0)


def test_another_window_neither_loses_a_payment_nor_begins_the_night_twice(
    house: House, come: Come
) -> None:
    ann = come("Ann", "laptop")
    chosen(ann, house)
    ann.page.get_by_role("searchbox").fill("first aid")
    ann.page.get_by_role("button", name="First Aid").first.click()
    first = ann.page
    second = ann.context.new_page()
    second.goto(first.url)
    price = ann.say("campaign-price", price=1, unspent=4)
    expect(second.get_by_text(price)).to_be_visible()
    second.get_by_role("button", name=ann.say("campaign-pay")).click()
    expect(second.get_by_text(ann.say("campaign-bought", n=1))).to_be_visible()
    expect(first.get_by_text(price)).to_have_count(0)
    ann.button("lobby-light").click()
    first.wait_for_url("**/t/*")
    assert ann.wait_turn()
    assert stored(ann)["seats"][0]["cards"]["01019"] == 1
    resume = second.get_by_role("link", name=ann.say("campaign-resume"))
    expect(resume).to_be_visible()
    expect(second.get_by_role("button", name=ann.say("lobby-light"))).to_have_count(0)
    second.close()


def test_campaigns_are_carried_as_files(house: House, come: Come, tmp_path: Path) -> None:
    ann, bob = come("Ann", "laptop"), come("Bob", "phone", lang="fr")
    ann.go(f"{house.url}/arkham/campaigns")
    ann.page.get_by_label(ann.say("campaign-name"), exact=True).fill("Carried")
    ann.button("campaign-begin").click()
    with ann.page.expect_download() as given:
        ann.button("campaign-export").click()
    file = tmp_path / given.value.suggested_filename
    given.value.save_as(file)

    bob.expects("answer: 400", "console: Failed to load resource")
    bob.go(f"{house.url}/arkham/campaigns")
    broken = tmp_path / "broken.json"
    broken.write_text(json.dumps(json.loads(file.read_text("utf-8")) | {"version": 99}))
    bring = bob.page.locator("input[type=file]")
    bring.set_input_files(broken)
    expect(bob.page.get_by_role("alert")).to_contain_text("99")
    bring.set_input_files(file)
    expect(bob.page.get_by_role("heading", name="Carried", level=1)).to_be_visible()
    assert violations(bob) == []
    assert bob.page.evaluate("document.documentElement.scrollWidth") <= 390
    assert stored(bob) == stored(ann)


def test_a_lost_browser_loses_no_campaign(house: House, come: Come) -> None:
    ann = come("Ann", "laptop")
    ann.go(f"{house.url}/arkham/campaigns")
    ann.button("campaign-begin").click()
    lit(ann, house)
    campaign = stored(ann)
    ann.page.evaluate("delete localStorage['noctuary.campaigns']")
    ann.go(f"{house.url}/arkham/campaigns")
    ann.page.get_by_role("button", name=ann.say("campaign-rescue")).click()
    expect(ann.page.get_by_role("link", name=ann.say("campaign-resume"))).to_be_visible()
    assert stored(ann) == campaign
