"""The tools of Arkham over HTTP: decks, cards, odds and campaigns."""

import json
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from noctuary.games.arkham.tools import http_types as tools
from noctuary.games.arkham.tools.http import MOST_WORK
from noctuary.server.config import Rate
from tests.server.house import EASY, House, Json, config
from tests.support import PATIENCE

SCHEMA = Path(__file__).parents[4] / "web/src/games/arkham/tools/http-types.schema.json"
ROLAND = "Investigator: Roland Banks\n"
STANDARD = {"+1": 1, "0": 2, "-1": 3, "-2": 2, "-3": 1, "-4": 1, "skull": 2, "auto_fail": 1}


def ask(house: House, path: str, status: int = 200, **body: Any) -> Json:
    return house.post(f"/api/arkham/{path}", body, status)


def keys(problems: list[Json]) -> list[str]:
    return [p["key"] for p in problems]


def test_the_schema_is_that_of_the_types() -> None:
    written = json.loads(SCHEMA.read_text(encoding="utf-8"))
    assert written == tools.schema(), f"python -m {tools.__name__} > {SCHEMA}"


def test_what_there_is_to_choose_from(house: House) -> None:
    answer = house.http.get("/api/arkham")
    box = answer.json()
    assert {c["code"] for c in box["investigators"]} == {f"0100{n}" for n in range(1, 6)}
    assert len(box["starters"]) == 15 and box["tabooList"] == "004"
    assert box["scenarios"]["gathering"]["standard"]["counts"] == ["skull"]
    assert box["scenarios"]["gathering"]["hard"]["counts"] == []
    mark = {"if-none-match": answer.headers["etag"]}
    assert house.http.get("/api/arkham", headers=mark).status_code == 304


# ---- decks


def test_a_starter_deck_is_legal_and_comes_back_as_files(house: House) -> None:
    sheet = ask(house, "deck/check", deck="roland-easy", mode="start")
    assert sheet["report"]["problems"] == [] and sheet["missing"] == []
    assert sheet["known"]["01020"]["names"] == {"en": "Machete", "fr": "Machette"}
    assert sum(sheet["charts"]["types"].values()) == 31
    for text in (sheet["json"], sheet["text"]["en"], sheet["text"]["fr"]):
        again = ask(house, "deck/check", deck=text)
        assert again["cards"] == sheet["cards"] and again["report"]["problems"] == []
    assert "Soutiens" in sheet["text"]["fr"]


def test_problems_name_their_cards_and_clauses(house: House) -> None:
    sheet = ask(house, "deck/check", deck=ROLAND + "- Machete x3\n- Shrivelling\n- Dark Prophecy\n")
    found = {p["key"]: p for p in sheet["report"]["problems"]}
    assert found["copies"]["cards"] == ["01020"] and found["copies"]["clause"] == "AHB-356"
    unfit = [c for p in sheet["report"]["problems"] if p["key"] == "option" for c in p["cards"]]
    assert "too-few" in found and "01060" in unfit
    assert [sheet["known"][c]["names"]["en"] for c in sheet["missing"]] == ["Dark Prophecy"]
    strange = json.dumps({"investigator_code": "01001", "slots": {"99999": 2, "01020": 1}})
    sheet = ask(house, "deck/check", deck=strange)
    assert "unknown" in keys(sheet["report"]["problems"]) and "99999" in sheet["missing"]
    assert "99999" in sheet["json"] and "Machete" in sheet["text"]["en"]


def test_taboos_are_a_switch(house: House) -> None:
    plain = ask(house, "deck/check", deck="roland-easy", mode="start", taboo=False)
    taboo = ask(house, "deck/check", deck="roland-easy", mode="start", taboo=True)
    assert (plain["report"]["experience"], plain["report"]["problems"]) == (0, [])
    assert taboo["report"]["experience"] == 2 and keys(taboo["report"]["problems"]) == ["start"]


def test_the_price_of_a_new_version(house: House) -> None:
    old = ask(house, "deck/check", deck="roland-easy")
    cards = old["cards"] | {"01020": 1, "01027": 1}
    new = json.dumps({"investigator_code": "01001", "slots": cards})
    sheet = ask(house, "deck/upgrade", old="roland-easy", new=new, available=1)
    assert sheet["upgrade"]["price"] == 2 and sheet["upgrade"]["removed"] == {"01020": 1}
    assert keys(sheet["upgrade"]["refusals"]) == ["experience"]
    enough = ask(house, "deck/upgrade", old="roland-easy", new=new, available=5)
    assert enough["upgrade"]["refusals"] == [] and enough["upgrade"]["left"] == 3
    other = ask(house, "deck/upgrade", 400, old="roland-easy", new="daisy-easy")
    assert other["error"] == "error-deck-other"


def test_the_shop_offers_what_this_investigator_may_buy(house: House) -> None:
    """One more Machete, a lower version that is upgraded, nothing of another class, nothing that
    the tables do not play; each at the price of the upgrade as a whole.
    """
    old = ask(house, "deck/check", deck="roland-easy")
    deck = json.dumps({"investigator_code": "01001", "slots": old["cards"]})

    def offers(text: str = "", new: str = deck, **more: Any) -> dict[str, Json]:
        found = ask(house, "deck/shop", old=deck, new=new, text=text, **more)["offers"]
        return {offer["card"]["code"]: offer for offer in found}

    every = offers()
    assert all(o["card"]["played"] and not o["card"]["weakness"] for o in every.values())
    assert "01027" in every and every["01027"]["price"] == 2
    assert "01060" not in every, "Roland casts no Shrivelling"
    assert "01020" not in every, "two copies of a title are all"
    for code, offer in every.items():
        slots = dict(old["cards"])
        if offer["replaces"]:
            slots[offer["replaces"]] -= 1
        slots[code] = slots.get(code, 0) + 1
        new = json.dumps(
            {"investigator_code": "01001", "slots": {c: n for c, n in slots.items() if n}}
        )
        sheet = ask(house, "deck/upgrade", old=deck, new=new)
        assert sheet["upgrade"]["price"] == offer["price"], code
    assert [o["price"] for o in every.values()] == sorted(o["price"] for o in every.values())
    upgraded = [o for o in every.values() if o["replaces"]]
    for offer in upgraded:
        level = ask(house, "deck/check", deck=deck)["known"][offer["replaces"]]["level"]
        assert offer["price"] == offer["card"]["level"] - level
    assert upgraded, "a level is paid by the difference"
    assert set(offers("police badge")) == {"01027"} == set(offers("insigne"))
    by_words = offers("extra actions")
    assert "01027" in by_words and set(by_words) < set(every)
    assert "01027" in offers("2 actions de plus")
    lost = {code: n for code, n in old["cards"].items() if code != "01020"}
    short = json.dumps({"investigator_code": "01001", "slots": lost})
    again = offers("machete", new=short, exiled={"01020": 2})
    assert again["01020"]["price"] == 0, "level 0 restores the size of a deck for nothing"


def test_draw_odds_and_a_hand(house: House) -> None:
    sheet = ask(house, "deck/draws", deck="roland-easy", cards=["01020"], seed=7)
    chances = [sheet["draws"]["opening"], *sheet["draws"]["turns"]]
    assert chances == sorted(chances) and 0 < chances[0] < chances[-1] < 1
    assert len(sheet["hand"]["hand"]) == 5
    assert ask(house, "deck/draws", deck="roland-easy", cards=["01020"], seed=7) == sheet
    refused = ask(house, "deck/draws", 400, deck="roland-easy", cards=["01060"])
    assert refused["error"] == "error-deck-not-in-deck" and refused["args"] == {"text": "01060"}
    assert ask(house, "deck/draws", 400, deck="roland-easy", cards=[], turns=99)["error"] == (
        "error-deck-turns"
    )


@pytest.mark.parametrize(
    ("deck", "error"),
    [
        ("", "error-deck-empty"),
        ("{", "error-deck-json"),
        ("[" * 20_000, "error-deck-json"),
        ("hello", "error-deck-investigator"),
        (ROLAND + "- Nobody’s Card", "error-deck-card"),
        (ROLAND + "- Machete x0", "error-deck-line"),
        ('{"investigator_code": "00000", "slots": {}}', "error-deck-who"),
        ('{"investigator_code": "01001", "slots": {"01020": -1}}', "error-deck-copies"),
        ('{"investigator_code": "01001", "slots": {}, "taboo_id": "x"}', "error-deck-slots"),
    ],
)
def test_what_is_no_deck(house: House, deck: str, error: str) -> None:
    assert ask(house, "deck/check", 400, deck=deck)["error"] == error


def test_bodies_have_limits(house: House) -> None:
    assert ask(house, "deck/check", 413, deck="x" * 70_000)["error"] == "error-too-large"
    assert ask(house, "deck/check", 400, deck="x", other=1)["error"] == "error-malformed"
    answer = house.http.post("/api/arkham/odds", content=b"{")
    assert answer.json()["error"] == "error-malformed"


# ---- cards


def test_cards_are_found_in_both_languages(house: House) -> None:
    def found(**asked: str) -> list[str]:
        answer = house.http.get("/api/arkham/cards", params=asked).json()
        return [c["code"] for c in answer["cards"]]

    assert "01020" in found(text="machete") and "01020" in found(text="Machette")
    assert "01020" in found(trait="Melee", **{"class": "guardian"}, level="0", pack="core")
    many = house.http.get("/api/arkham/cards", params={"class": "guardian"}).json()
    assert many["total"] > len(many["cards"]) == 60
    rest = house.http.get("/api/arkham/cards", params={"class": "guardian", "from": "60"}).json()
    assert not {c["code"] for c in rest["cards"]} & {c["code"] for c in many["cards"]}


@pytest.mark.parametrize(
    ("asked", "error"),
    [
        ({"class": "wizard"}, "error-card-class"),
        ({"pack": "nowhere"}, "error-card-pack"),
        ({"level": "-1"}, "error-card-number"),
        ({"level": "²"}, "error-card-number"),
        ({"from": "99999999999"}, "error-card-number"),
        ({"colour": "blue"}, "error-malformed"),
    ],
)
def test_searches_that_make_no_sense(house: House, asked: dict[str, str], error: str) -> None:
    answer = house.http.get("/api/arkham/cards", params=asked)
    assert answer.status_code == 400 and answer.json()["error"] == error


def test_a_card_with_every_clause_that_names_it(house: House) -> None:
    machete = house.http.get("/api/arkham/card/01020").json()
    assert machete["played"] and machete["taboo"]["kind"] == "chained"
    assert {c["id"] for c in machete["taboos"]} >= {"AHC-403"}
    assert all(set(c["words"]) == {"en", "fr"} for c in machete["taboos"])
    wendy = house.http.get("/api/arkham/card/01005").json()
    assert wendy["played"] and wendy["icons"][:4] == [4, 3, 1, 4] and wendy["rulings"]
    later = house.http.get("/api/arkham/card/02032").json()
    assert not later["played"]
    assert house.http.get("/api/arkham/card/nothing").status_code == 404


# ---- odds


def test_the_odds_of_a_test(house: House) -> None:
    skull = {"modifier": -1}
    sheet = ask(house, "odds", skill=4, difficulty=3, bag=STANDARD, effects={"skull": skull})
    assert sheet["odds"]["passing"] == pytest.approx(8 / 13)
    fails = {t["token"] for t in sheet["odds"]["tokens"] if t["chance"] == 0}
    assert fails == {"-2", "-3", "-4", "auto_fail"}
    assert len(sheet["boosted"]) == 4 and sheet["boosted"] == sorted(sheet["boosted"])
    lucky = ask(
        house, "odds", skill=4, difficulty=3, bag=STANDARD, effects={"skull": skull}, rescue=2
    )
    assert lucky["odds"]["passing"] > sheet["odds"]["passing"]


@pytest.mark.parametrize(
    ("more", "error"),
    [
        ({"bag": {}}, "error-odds-bag"),
        ({"bag": {"0": 61}}, "error-odds-bag"),
        ({"bag": {"moon": 1}}, "error-odds-token"),
        ({"bag": {"0": -1, "-1": 3}}, "error-odds-token"),
        ({"bag": {"bless": 11}}, "error-odds-bless"),
        ({"skill": 1000}, "error-odds-figures"),
        ({"redraws": 2}, "error-odds-figures"),
        ({"choose_of": 3}, "error-malformed"),
        ({"chooseOf": 3}, "error-odds-figures"),
        ({"effects": {"-1": {"again": True}}}, "error-odds-symbol"),
        ({"effects": {"skull": {"modifier": -999}}}, "error-odds-symbol"),
    ],
)
def test_tests_that_make_no_sense(house: House, more: Json, error: str) -> None:
    body: Json = {"skill": 3, "difficulty": 3, "bag": STANDARD} | more
    assert ask(house, "odds", 400, **body)["error"] == error


def test_absurd_work_is_refused_and_the_hardest_is_quick(house: House) -> None:
    both: Json = {"skill": 4, "difficulty": 4, "redraws": 1, "chooseOf": 2}
    absurd = STANDARD | {"bless": 10, "curse": 10}
    assert ask(house, "odds", 400, bag=absurd, **both)["error"] == "error-odds-long"
    again = {s: {"again": True} for s in ("skull", "cultist", "tablet", "elder_thing")}
    many = dict.fromkeys(again, 15)
    wish: Json = {"skill": 4, "difficulty": 4, "bag": many, "effects": again}
    assert ask(house, "odds", 400, **wish)["error"] == "error-odds-long"
    began = time.perf_counter()
    assert MOST_WORK >= 60 * 9
    ask(house, "odds", bag=STANDARD | {"bless": 2, "curse": 2}, **both)
    assert time.perf_counter() - began < 5


def test_too_many_questions_at_once(folder: Path) -> None:
    house = House(config(folder, limits=replace(EASY, tools=Rate(0.01, 2))))
    for _ in range(2):
        ask(house, "deck/check", deck="roland-easy")
    assert ask(house, "deck/check", 429, deck="roland-easy")["error"] == "error-too-fast"
    assert house.http.get("/api/arkham/card/01020").status_code == 200, "reading goes on"
    house.close()


# ---- campaigns


def begun(house: House, *decks: str) -> Json:
    people = [{"deck": d, "player": "Ann"} for d in decks or ("roland-easy",)]
    sheet = ask(house, "campaign", deed="begin", name=" Our\nnight ", newcomers=people)
    assert sheet["problems"] == [] and sheet["unready"] == []
    found: Json = sheet["campaign"]
    return found


def finished(house: House, campaign: Json, **settings: Any) -> Json:
    """Play a table of the campaign to its end with bots."""
    options = {"campaign": campaign}
    seats = ["random"] * len(campaign["seats"])
    table = house.open(*seats, game="arkham", options=options, settings=settings)
    late = time.monotonic() + PATIENCE
    while not house.http.get(at(table), headers=bearer(table)).json()["over"]:
        assert time.monotonic() < late, "the bots do not play"
        time.sleep(0.05)
    return table


def at(table: Json) -> str:
    return f"/api/tables/{table['table']}"


def bearer(table: Json) -> dict[str, str]:
    return {"authorization": f"Bearer {table['host']}"}


def test_a_campaign_goes_on_after_its_table(house: House) -> None:
    campaign = begun(house)
    assert campaign["name"] == "Our night" and campaign["next"] == "gathering"
    assert "01000" not in campaign["seats"][0]["cards"], "the weakness is drawn"
    table = finished(house, campaign)
    sheet = house.http.get(f"{at(table)}/campaign").json()
    after = sheet["campaign"]
    assert after["id"] == campaign["id"]
    assert after["played"][0]["scenario"] == "gathering"
    assert house.http.get(f"{at(table)}/campaign").json() == sheet, "as often as one likes"
    if sheet["takers"]:
        seat = sheet["takers"][0]
        after = ask(house, "campaign", deed="decide", campaign=after, seat=seat)["campaign"]
        assert after["choices"] == [] and after["seats"][seat]["assets"] == ["01117"]
    table = finished(house, after)
    last = house.http.get(f"{at(table)}/campaign").json()["campaign"]
    assert [p["scenario"] for p in last["played"]] == ["gathering", "midnight_masks"]


def test_a_deck_is_bought_or_nothing_changes(house: House) -> None:
    campaign = begun(house)
    campaign["seats"][0] |= {"earned": 5, "unspent": 5}
    cards = campaign["seats"][0]["cards"] | {"01020": 1, "01027": 1}
    wish: Json = {"deed": "buy", "campaign": campaign, "seat": 0, "cards": cards}
    sheet = ask(house, "campaign", **wish)
    assert sheet["price"] == 2 and sheet["campaign"]["seats"][0]["unspent"] == 3
    dear = wish | {"cards": cards | {"01027": 3}}
    refused = ask(house, "campaign", **dear)
    assert keys(refused["problems"]) == ["upgrade"] and refused["campaign"] == campaign
    assert "01027" in refused["known"], "what was refused can be named"


def test_the_dead_are_replaced(house: House) -> None:
    campaign = begun(house, "roland-easy", "agnes-easy")
    campaign["seats"][1]["fate"] = "killed"
    sheet = ask(house, "campaign", deed="look", campaign=campaign)
    assert sheet["bereft"] == [1] and keys(sheet["unready"]) == ["bereft"]
    assert not {"01001", "01004"} & set(sheet["unused"])
    same = {"deck": "roland-hard"}
    wish: Json = {"deed": "replace", "campaign": campaign, "seat": 1}
    assert keys(ask(house, "campaign", newcomer=same, **wish)["problems"]) == ["used"]
    new = ask(house, "campaign", newcomer={"deck": "wendy-easy"}, **wish)
    assert new["campaign"]["seats"][1]["code"] == "01005" and new["unready"] == []
    gone = ask(house, "campaign", deed="leave", campaign=new["campaign"], seat=0)
    assert gone["playing"] == [1]
    back = ask(house, "campaign", deed="return", campaign=gone["campaign"], seat=0)
    assert back["playing"] == [0, 1]
    third = {"deed": "come", "campaign": back["campaign"], "newcomer": {"deck": "daisy-easy"}}
    assert ask(house, "campaign", **third)["playing"] == [0, 1, 2]


def test_campaigns_that_cannot_be(house: House) -> None:
    twice = [{"deck": "roland-easy"}, {"deck": "roland-hard"}]
    sheet = ask(house, "campaign", deed="begin", name="x", newcomers=twice)
    assert sheet["campaign"] is None and keys(sheet["problems"]) == ["used"]
    short = [{"deck": ROLAND + "- Machete x2"}]
    sheet = ask(house, "campaign", deed="begin", name="x", newcomers=short)
    assert "too-few" in keys(sheet["problems"][0]["deck"])
    good = begun(house)
    for bad, error in (
        (5, "campaign-error-version-missing"),
        ({}, "campaign-error-version-missing"),
        (good | {"version": 99}, "campaign-error-version"),
        (good | {"surprise": 1}, "campaign-error-shape"),
        (good | {"seats": [*good["seats"], *good["seats"]]}, "campaign-error-twice"),
    ):
        assert ask(house, "campaign", 400, deed="look", campaign=bad)["error"] == error
    seat: Json = {"deed": "leave", "campaign": good, "seat": 7}
    assert ask(house, "campaign", 400, **seat)["error"] == "campaign-error-seat"
    assert ask(house, "campaign", 400, deed="dance")["error"] == "error-malformed"


def test_tables_that_have_no_campaign_to_give(house: House) -> None:
    plain = house.open("me", game="arkham")
    answer = house.http.get(f"{at(plain)}/campaign")
    assert (answer.status_code, answer.json()["error"]) == (404, "error-no-campaign")
    other = house.http.get(f"{at(house.open('me', 'random'))}/campaign")
    assert (other.status_code, other.json()["error"]) == (404, "error-no-page"), "of another game"
    running = house.open("me", game="arkham", options={"campaign": begun(house)})
    answer = house.http.get(f"{at(running)}/campaign")
    assert (answer.status_code, answer.json()["error"]) == (409, "error-campaign-running")
    secret = finished(house, begun(house), secret=True)
    assert house.http.get(f"{at(secret)}/campaign").json()["error"] == "error-secret"
    allowed = house.http.get(f"{at(secret)}/campaign", headers=bearer(secret))
    assert allowed.json()["campaign"]["played"]


def test_a_table_takes_only_a_campaign_that_is_ready(house: House) -> None:
    campaign = begun(house, "roland-easy", "agnes-easy")

    def refused(options: Json, *seats: str) -> Json:
        people = [{"who": "me"} for _ in seats]
        wish = {"game": "arkham", "name": "Ann", "seats": people, "options": options}
        return house.post("/api/tables", wish, 400)

    assert refused({"campaign": campaign}, "me")["args"]["name"] == "campaign"
    assert refused({"campaign": {"version": 1}}, "me")["args"]["name"] == "campaign"
    campaign["seats"][1]["fate"] = "insane"
    assert "bereft" in refused({"campaign": campaign}, "me")["args"]["wrong"]
    campaign["seats"][1]["fate"] = "alive"
    table = house.open("me", "me", game="arkham", options={"campaign": campaign, "lead": 1})
    with house.sit(table["table"], table["seats"][0]["key"]) as ann:
        assert ann.view["lead"] == 1 and ann.view["scenario"] == "gathering"
        people = [ann.view["cards"][str(i["card"])]["code"] for i in ann.view["investigators"]]
        assert people == ["01001", "01004"]
