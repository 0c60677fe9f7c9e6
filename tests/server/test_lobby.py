"""The lobby over HTTP, and how the server says that it is well."""

import gzip
from pathlib import Path

import msgspec
import pytest

from noctuary.kernel import AnnouncedGame, announced_games, games
from noctuary.server.api.catalogue import announced_info
from noctuary.server.static_files import WebClient
from tests.server.house import House, config


def test_games_and_rules(house: House) -> None:
    answer = house.http.get("/api/games")
    (gates,) = (g for g in answer.json() if g["id"] == "gates")
    assert gates["seats"] == [2, 3, 4] and len(gates["minutes"]) == 3
    assert 0 < gates["done"] <= gates["clauses"] and gates["playable"]
    assert all(f in gates["kinds"] for a in gates["actions"].values() for f in a.values())
    rules = house.http.get("/api/games/gates/rules")
    assert rules.headers["content-encoding"] == "gzip"
    assert {"en", "fr"} == set(rules.json()[0]["words"])
    assert len(rules.json()) > gates["clauses"], "rulings stand after the clauses"
    mark = rules.headers["etag"]
    again = house.http.get("/api/games/gates/rules", headers={"if-none-match": mark})
    assert again.status_code == 304 and not again.content
    assert house.http.get("/api/games/chess/rules").status_code == 404


def test_a_game_to_come_is_announced_and_not_played(house: House) -> None:
    assert not announced_games().keys() & games().keys()
    spec = AnnouncedGame("nocturne", (2, 3), (60,), ("rivalry",), "noctuary.games.gates")
    told = msgspec.to_builtins(announced_info(spec))
    assert told["seats"] == [2, 3] and not told["playable"]
    wish = {"game": spec.id, "name": "Ann", "seats": []}
    assert house.post("/api/tables", wish, 404)["error"] == "error-game"


def test_rules_are_found(house: House) -> None:
    def find(text: str, game: str = "gates") -> list[dict[str, object]]:
        answer = house.http.get(f"/api/games/{game}/rules/find", params={"text": text})
        assert answer.status_code == 200
        found: list[dict[str, object]] = answer.json()
        return found

    best = find("majority")[0]
    assert best["id"] == "GATE-073" and best["whole"]
    assert best["words"] == ["majority"] and best["keywords"] == ["majority"]
    assert find("réserve de portails remplacée")[0]["id"] == "GATE-087"
    assert find("gate-87")[0]["id"] == "GATE-087"
    assert find("") == find("zebra") == find("x" * 5_000) == []
    assert not find("zebra majority")[0]["whole"]
    rules = house.http.get("/api/games/gates/rules").json()
    assert rules[0]["topic"] == {"en": "Aim of the game", "fr": "But du jeu"}
    assert house.http.get("/api/games/chess/rules/find").status_code == 404


def test_opening_listing_and_joining(house: House) -> None:
    keys = house.open("me", "open", "heuristic")
    table = keys["table"]
    assert house.http.get(f"/api/tables/{table.lower()}").json()["id"] == table
    assert table in {r["table"]["id"] for r in house.http.get("/api/tables").json()}
    mine = house.http.post("/api/mine", json={"keys": [keys["seats"][0]["key"], "no"]}).json()
    assert [(r["table"]["id"], r["seats"]) for r in mine] == [(table, [0])]
    bob = house.post(f"/api/tables/{table}/join", {"name": "Bob", "seat": 1}, 201)
    assert bob["seats"][0]["seat"] == 1 and not bob["host"]
    taken = house.post(f"/api/tables/{table}/join", {"name": "Eve"}, 409)
    assert taken["error"] == "error-seat-taken"
    text = house.http.get("/api/tables").text + house.http.get(f"/api/tables/{table}").text
    secrets = [keys["host"], keys["invite"], keys["watch"], keys["seats"][0]["key"]]
    assert not [s for s in secrets if s in text]


@pytest.mark.parametrize(
    ("body", "error"),
    [
        ('{"game":', "error-malformed"),
        ("[]", "error-malformed"),
        ('{"game":"gates","name":"A","seats":"two"}', "error-malformed"),
        ('{"game":"gates","name":"A","seats":[],"extra":1}', "error-malformed"),
        ('{"game":"gates","name":"A","seats":[{"who":"me"}]}', "error-seats"),
        ('{"game":"gates","name":"","seats":[{"who":"me"},{"who":"bot"}]}', "error-name"),
        ('{"game":"gates","name":"A","seats":[{"who":"me"},{"who":"bot","bot":"?"}]}', "error-bot"),
        (
            '{"game":"gates","name":"A","seats":[{"who":"me"},{"who":"me"}],"seed":-1}',
            "error-seed",
        ),
        (
            '{"game":"gates","name":"A","seats":[{"who":"me"},{"who":"me"}],"options":{"x":1}}',
            "error-option",
        ),
        ('{"game":"gates","name":"\\ud800","seats":[]}', "error-malformed"),
        ("[" * 50_000, "error-malformed"),
        (" " * 70_000, "error-too-large"),
    ],
)
def test_tables_that_cannot_be_opened(house: House, body: str, error: str) -> None:
    answer = house.http.post("/api/tables", content=body)
    assert 400 <= answer.status_code < 500
    assert answer.json()["error"] == error


def test_unknown_addresses(house: House) -> None:
    assert house.http.get("/api/nothing").json()["error"] == "error-no-page"
    assert house.http.get("/nothing").status_code == 404
    assert house.http.get("/..%2f..%2fetc%2fpasswd").status_code == 404
    assert house.http.get("/%00").status_code == 404
    assert house.http.delete("/api/tables").status_code == 404


def test_health_and_metrics(house: House) -> None:
    assert house.http.get("/health").json()["ok"] is True
    keys = house.open("me", "random")
    with house.sit(keys["table"], keys["seats"][0]["key"]) as ann:
        assert ann.my_turn()
        ann.choose()
        ann.refused("undo", to=99)
        text = house.http.get("/metrics").text
    rows = (x.rsplit(" ", 1) for x in text.splitlines() if not x.startswith("#"))
    told = {name: float(value) for name, value in rows}
    assert told["noctuary_connections"] == 1
    assert told["noctuary_tables_in_memory"] >= 1
    assert told["noctuary_choices_total"] >= 1
    assert told['noctuary_refusals_total{error="error-undo-nothing"}'] == 1
    assert told['noctuary_choice_seconds_bucket{le="+Inf"}'] == 1
    for pool, places in {"quick": 8, "aside": 1, "deep": 1, "labours": 1, "reader": 1}.items():
        assert told[f'noctuary_thinking_places{{pool="{pool}"}}'] == places
        assert told[f'noctuary_thinking_places_lost_total{{pool="{pool}"}}'] == 0
    forwarded = house.http.get("/metrics", headers={"x-forwarded-for": "203.0.113.5"})
    assert forwarded.status_code == 403, "asked through a proxy: not from this machine"


def test_metrics_for_everybody(folder: Path) -> None:
    house = House(config(folder, metrics="public"))
    forwarded = house.http.get("/metrics", headers={"x-forwarded-for": "203.0.113.5"})
    assert forwarded.status_code == 200
    house.close()


# ---- the web client


@pytest.fixture
def built(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a folder with a built client."""
    static = folder.parent / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>Table</title>")
    (static / "assets" / "main-1a2b.js").write_text("// a table\n" * 200)
    monkeypatch.setattr("noctuary.server.static_files.WebClient.__init__.__defaults__", (static,))
    return static


def test_the_client_is_served(folder: Path, built: Path) -> None:
    assert WebClient().folder == built
    house = House(config(folder))
    for path in ("/", "/t/ABCDEF", "/t/ABCDEF/"):
        page = house.http.get(path)
        assert page.status_code == 200 and "Table" in page.text
        assert page.headers["cache-control"] == "no-cache"
        assert page.headers["content-type"].startswith("text/html")
    script = house.http.get("/assets/main-1a2b.js")
    assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert script.headers["content-type"].startswith("text/javascript")
    assert script.headers["content-encoding"] == "gzip"
    plain = house.http.get("/assets/main-1a2b.js", headers={"accept-encoding": "identity"})
    assert plain.text == script.text and "content-encoding" not in plain.headers
    (built / "index.html").write_text("<!doctype html><title>Other</title>")
    assert "Other" in house.http.get("/").text
    (folder.parent / "outside.txt").write_text("secret")
    for path in ("/../outside.txt", "/assets/..%2f..%2foutside.txt", "//etc/passwd"):
        assert house.http.get(path).status_code == 404
    house.close()


def test_a_client_that_is_not_built(folder: Path, built: Path) -> None:
    (built / "index.html").unlink()
    house = House(config(folder))
    page = house.http.get("/")
    assert page.status_code == 503
    assert 'lang="en"' in page.text and 'lang="fr"' in page.text and "make play" in page.text
    house.close()


def test_packed_answers_are_the_same(house: House) -> None:
    with house.http.stream("GET", "/api/games") as answer:
        packed = b"".join(answer.iter_raw())
    plain = house.http.get("/api/games", headers={"accept-encoding": "identity"})
    assert gzip.decompress(packed) == plain.content
