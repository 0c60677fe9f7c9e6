"""Games by the protocol alone."""

from dataclasses import replace
from pathlib import Path

import pytest

from noctuary.server.config import Rate
from tests.server.house import EASY, Client, House, config


def test_a_whole_game_against_bots(house: House) -> None:
    keys = house.open("me", "random")
    seat = keys["seats"][0]["key"]
    with house.sit(keys["table"], seat, keys["host"]) as ann:
        assert ann.welcome["you"] == {"eyes": 0, "seats": [0], "host": True}
        while ann.my_turn():
            ann.choose()
        assert sum(ann.table["result"]) == 1000
        assert [x["seq"] for x in ann.lines] == list(range(1, ann.seq + 1))
        assert ann.refused("choose", decision=1, option="x")["error"] == "error-over"
        with house.sit(keys["table"], seat) as again:
            assert again.view == ann.view, "patches lead to the same view"
            again.read_up()
            assert again.lines == ann.lines


def test_two_people_see_the_same_game_with_their_own_eyes(house: House) -> None:
    keys = house.open("me", "open")
    with house.sit(keys["table"], keys["seats"][0]["key"]) as ann:
        assert ann.view is None and ann.ask is None and not ann.table["begun"]
        bob_key = house.join(keys["table"], "Bob")
        ann.until(lambda m: m["type"] == "happened" and m["line"]["kind"] == "began")
        assert [s["name"] for s in ann.table["seats"]] == ["Ann", "Bob"]
        with house.sit(keys["table"], bob_key) as bob:
            for _ in range(8):
                assert ann.ask and bob.ask and ann.ask["seat"] == bob.ask["seat"]
                one, other = (ann, bob) if ann.ask["seat"] == 0 else (bob, ann)
                assert not other.ask["options"], "options are told only to the seat that is asked"
                one.choose()
                other.until(lambda m: m["type"] == "happened")
                assert one.lines[-1]["option"] and other.lines[-1]["option"] is None
            assert ann.view != bob.view


def test_stale_and_foreign_choices_are_refused_with_the_question(house: House) -> None:
    keys = house.open("me", "open")
    bob_key = house.join(keys["table"], "Bob")
    with (
        house.sit(keys["table"], keys["seats"][0]["key"]) as ann,
        house.sit(keys["table"], bob_key) as bob,
    ):
        turn, other = (ann, bob) if ann.my_turn_now() else (bob, ann)
        asked = turn.ask
        assert asked is not None
        foreign = {"decision": asked["decision"], "option": asked["options"][0]["id"]}
        refusal = other.refused("choose", **foreign)
        assert refusal["error"] == "error-not-your-turn"
        assert refusal["ask"]["decision"] == asked["decision"]
        assert refusal["ask"]["options"] == []
        turn.choose()
        for old in (foreign, foreign):  # an old message, replayed
            refusal = turn.refused("choose", **old)
            assert refusal["error"] == "error-stale"
            assert refusal["ask"]["decision"] > asked["decision"]
        now = turn.ask
        assert now is not None
        assert turn.refused("choose", decision=now["decision"], option="dance/x=1")["error"] in (
            "error-no-such-option",
            "error-not-your-turn",
        )


def test_coming_back_continues_after_the_last_line_seen(house: House) -> None:
    keys = house.open("me", "random")
    seat = keys["seats"][0]["key"]
    with house.sit(keys["table"], seat) as ann:
        for _ in range(3):
            assert ann.my_turn()
            ann.choose()
        assert ann.my_turn()
        before, seen = list(ann.lines), ann.seq
        ann.choose()
    with house.sit(keys["table"], seat, seen=seen) as back:
        assert back.welcome["since"] == seen
        assert back.welcome["lines"] and back.welcome["lines"][0]["seq"] == seen + 1
        assert back.my_turn()
        with house.sit(keys["table"], seat) as whole:
            assert before + back.lines == whole.lines[: len(before + back.lines)]
            assert back.view == whole.view
    with house.sit(keys["table"], seat, seen=10_000) as lost:
        assert lost.welcome["since"] == 0, "a client that knows more than there is begins again"


def test_two_tabs_on_one_seat(house: House) -> None:
    keys = house.open("me", "random")
    seat = keys["seats"][0]["key"]
    with house.sit(keys["table"], seat) as one, house.sit(keys["table"], seat) as two:
        assert one.my_turn() and two.my_turn()
        asked = one.ask
        assert asked is not None and two.ask == asked
        one.choose()
        late = two.refused("choose", decision=asked["decision"], option=asked["options"][0]["id"])
        assert late["error"] == "error-stale"
        assert one.my_turn() and two.my_turn()
        two.choose()


def test_hot_seat(house: House) -> None:
    keys = house.open("me", "me")
    seats = [s["key"] for s in keys["seats"]]
    with house.sit(keys["table"], *seats, facing=1) as both:
        assert both.welcome["you"] == {"eyes": 1, "seats": [0, 1], "host": False}
        as_second = both.view
        both.post("face", seat=0)
        welcome = both.until(lambda m: m["type"] == "welcome")
        assert welcome["you"]["eyes"] == 0 and welcome["since"] == 0
        assert both.view != as_second
        assert both.refused("face", seat=2)["error"] == "error-not-your-seat"
        for _ in range(4):
            assert both.ask is not None
            if both.ask["seat"] != both.welcome["you"]["eyes"]:
                both.post("face", seat=both.ask["seat"])
                both.until(lambda m: m["type"] == "welcome")
            both.choose()


# ---- taking back


@pytest.fixture
def pair(house: House) -> tuple[str, str, str, str]:
    """Open a table of two; return its code, and the access keys of both seats and of the host."""
    keys = house.open("me", "open")
    return keys["table"], keys["seats"][0]["key"], house.join(keys["table"], "Bob"), keys["host"]


def sides(ann: Client, bob: Client) -> tuple[Client, Client]:
    """Return who must choose, and the other."""
    return (ann, bob) if ann.my_turn_now() else (bob, ann)


def test_undo_by_vote(house: House, pair: tuple[str, str, str, str]) -> None:
    table, a, b, _ = pair
    with house.sit(table, a) as ann, house.sit(table, b) as bob:
        first, second = sides(ann, bob)
        while first.my_turn_now():
            first.choose()
        second.until(lambda m: m["type"] == "happened" and m["ask"]["options"])
        second.choose()
        first.done("undo", to=0)
        assert first.table["vote"]["waiting"] == [second.welcome["you"]["eyes"]]
        assert first.refused("undo", to=0)["error"] == "error-undo-asked"
        assert first.refused("consent", yes=True)["error"] == "error-already-answered"
        second.done("consent", yes=False)
        first.until(lambda m: m["type"] == "happened" and m["line"]["kind"] == "answered")
        assert first.table["vote"] is None
        first.done("undo", to=0)
        second.done("consent", yes=True)
        undone = first.until(lambda m: m["type"] == "happened" and m["line"]["kind"] == "undone")
        assert undone["ask"]["number"] == 0
        kinds = [x["kind"] for x in first.lines]
        assert kinds.count("chosen") >= 2, "nothing is erased"


def test_an_address_is_at_so_many_long_games(folder: Path) -> None:
    """They are in memory for it."""
    house = House(config(folder, limits=replace(EASY, rows=5)))
    first, second, third = (house.open("me", "me")["table"] for _ in range(3))
    with house.sit(first), house.sit(second), house.connect() as client:
        with house.sit(first):
            pass  # another connection to one of them costs nothing more
        assert client.refused("hello", table=third)["error"] == "error-too-many"
    with house.sit(third):
        pass
    house.close()


def test_undo_free_and_off(house: House) -> None:
    keys = house.open("me", "open", settings={"undo": "free"})
    table, a, host = keys["table"], keys["seats"][0]["key"], keys["host"]
    with house.sit(table, a, host) as ann, house.sit(table, house.join(table, "Bob")) as bob:
        assert bob.refused("settle", settings={"undo": "off"})["error"] == "error-host-only"
        first, _ = sides(ann, bob)
        first.choose()
        first.done("undo", to=0)
        assert first.ask is not None and first.ask["number"] == 0
        assert first.refused("undo", to=0)["error"] == "error-undo-nothing"
        ann.done("settle", settings={"undo": "off", "pace": 0})
        first.choose()
        assert first.refused("undo", to=0)["error"] == "error-undo-off"
        looser = ann.refused("settle", settings={"undo": "free", "pace": 0})
        assert looser["error"] == "error-settings-undo"


# ---- watching, looking back, trying


def test_spectators_see_no_secret(house: House) -> None:
    keys = house.open("me", "random")
    with (
        house.sit(keys["table"], keys["seats"][0]["key"]) as ann,
        house.sit(keys["table"], name="Eve") as eve,
    ):
        ann.until(lambda m: m["type"] == "changed" and m["table"]["spectators"] == 1)
        assert eve.welcome["you"] == {"eyes": -1, "seats": [], "host": False}
        assert ann.my_turn()
        ann.choose()
        eve.until(lambda m: m["type"] == "happened" and m["line"]["kind"] == "chosen")
        assert eve.ask is not None and eve.ask["options"] == []
        for request in (
            {"type": "choose", "decision": eve.ask["decision"], "option": "x"},
            {"type": "undo", "to": 0},
            {"type": "rename", "name": "Eva"},
            {"type": "webhook", "url": ""},
            {"type": "try"},
        ):
            assert eve.refused(**request)["error"] == "error-not-seated"
        assert eve.refused("look", at=0, eyes=0)["error"] == "error-not-your-eyes"
        eve.done("say", text="hush")
        said = ann.until(lambda m: m["type"] == "happened" and m["line"]["kind"] == "said")
        assert said["line"]["name"] == "Eve" and said["line"]["seat"] == -1


def test_secret_tables(house: House) -> None:
    keys = house.open("me", "open", settings={"secret": True})
    table = keys["table"]
    assert table not in {r["table"]["id"] for r in house.http.get("/api/tables").json()}
    assert house.http.get(f"/api/tables/{table}").status_code == 403
    bearer = {"authorization": f"Bearer {keys['invite']}"}
    assert house.http.get(f"/api/tables/{table}", headers=bearer).json()["id"] == table
    with house.connect() as eve:
        eve.post("hello", table=table)
        assert eve.hear()["error"] == "error-secret"
        assert eve.closed() == 1008
    no = house.post(f"/api/tables/{table}/join", {"name": "Eve"}, 403)
    assert no["error"] == "error-secret"
    with house.sit(table, keys["watch"]) as eve:
        assert eve.welcome["you"]["eyes"] == -1
    bob = house.join(table, "Bob", invite=keys["invite"])
    with house.sit(table, bob) as sitting:
        assert sitting.welcome["you"]["eyes"] == 1


def test_wrong_keys_open_nothing(house: House) -> None:
    keys, other = house.open("me", "random"), house.open("me", "random")
    for key in ("", "x" * 24, other["seats"][0]["key"]):
        with house.connect() as eve:
            eve.post("hello", table=keys["table"], keys=[key])
            assert eve.hear()["error"] == "error-keys"
            assert eve.closed() == 1008
    with house.connect() as eve:
        eve.post("hello", table="NOPE99")
        assert eve.hear()["error"] == "error-no-table"


def test_look_try_and_hint(house: House) -> None:
    keys = house.open("me", "random")
    with house.sit(keys["table"], keys["seats"][0]["key"]) as ann:
        for _ in range(2):
            assert ann.my_turn()
            ann.choose()
        assert ann.my_turn()
        asked, view = ann.ask, ann.view
        assert asked is not None
        shown = ann.request("look", at=0)
        assert shown["type"] == "shown" and shown["view"] != view
        trying = ann.request("try")
        assert trying["type"] == "trying" and trying["made"] == 0
        trying = ann.request("try_choose", option=trying["ask"]["options"][0]["id"])
        assert trying["made"] == 1
        assert ann.request("try_back")["made"] == 0
        ann.done("try_end")
        assert ann.refused("try_back")["error"] == "error-no-trial"
        hint, again, pong = ann.post("hint"), ann.post("hint"), ann.post("ping")
        heard = [ann.until(lambda m: m.get("to")) for _ in range(3)]
        answers = {m["to"]: m for m in heard}
        assert heard[-1]["to"] == hint, "nobody waits for a thought, not even who asked for it"
        assert answers[again]["error"] == "error-thinking"
        assert answers[pong]["type"] == "pong"
        best = answers[hint]["options"]
        assert {o["id"] for o in best} == {o["id"] for o in asked["options"]}
        assert ann.ask == asked and ann.view == view, "nothing of it happened at the table"


def test_a_bot_stands_in(house: House, pair: tuple[str, str, str, str]) -> None:
    table, a, b, _ = pair
    with house.sit(table, a) as ann:
        with house.sit(table, b):
            assert ann.refused("stand_in", seat=1, on=True)["error"] == "error-stand-in-here"
        ann.until(lambda m: m["type"] == "changed" and not m["table"]["seats"][1]["here"])
        ann.done("stand_in", seat=1, on=True)
        for _ in range(3):
            assert ann.my_turn()
            ann.choose()
        with house.sit(table, b) as bob:
            bob.until(lambda m: not bob.table["seats"][1]["standIn"])


def test_nobody_writes_without_end(folder: Path) -> None:
    """Each of these is kept for ever and told to everybody, or answered with all there is."""
    house = House(config(folder, limits=replace(EASY, command_rate=Rate(0.001, 3))))
    keys = house.open("me", "me", "open", settings={"undo": "free"})
    seats = [s["key"] for s in keys["seats"]]
    with house.sit(keys["table"], *seats, keys["host"]) as ann, house.sit(keys["table"]) as eve:
        ann.done("begin")
        ann.done("rename", name="Belle")
        ann.done("settle", settings={"undo": "free", "pace": 0})
        lines = len(ann.lines)
        for wish in (
            {"type": "begin"},
            {"type": "consent", "yes": True},
            {"type": "face", "seat": 1},
            {"type": "rename", "name": "Clara"},
            {"type": "settle", "settings": {}},
            {"type": "stand_in", "seat": 1, "on": True},
            {"type": "undo", "to": 0},
        ):
            assert ann.refused(**wish)["error"] == "error-too-fast"
        ann.request("ping")
        assert len(ann.lines) == lines
        eve.done("say", text="They are still there.")
    house.close()


def test_who_is_called_like_somebody_else(house: House, pair: tuple[str, str, str, str]) -> None:
    table, a, _, _ = pair
    with house.sit(table, a) as ann, house.sit(table, name="B0b") as eve:
        taken = ann.refused("rename", name="BOB.")
        assert (taken["error"], taken["args"]) == ("error-name-taken", {"name": "Bob"})
        assert ann.refused("rename", name="Seat 2")["error"] == "error-name-reserved"
        assert eve.refused("say", text="It is me.")["error"] == "error-name-taken"
    waiting = house.open("me", "open")["table"]
    refused = house.post(f"/api/tables/{waiting}/join", {"name": "\u0410nn"}, 409)
    assert refused == {"error": "error-name-taken", "args": {"name": "Ann"}, "problems": []}


def test_renaming(house: House, pair: tuple[str, str, str, str]) -> None:
    table, a, _, _ = pair
    with house.sit(table, a) as ann:
        ann.done("rename", name="Anna\u202e  \u0007Belle")
        assert ann.table["seats"][0]["name"] == "Anna Belle"
        assert ann.refused("rename", name=" \n ")["error"] == "error-name"
