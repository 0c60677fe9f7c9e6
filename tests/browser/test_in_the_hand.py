"""The table in use: the board keeps its size, keys stay the same, ways out."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Locator, expect

from noctuary.games.arkham import GAME as ARKHAM
from noctuary.kernel import games, load
from noctuary.kernel.journal import Journal
from tests.browser.axe import violations
from tests.browser.conftest import Come
from tests.browser.house import House, Table
from tests.browser.person import Person, until, whose_turn
from tests.browser.test_secrets import messages
from tests.games.parts import setting

OFFERED = """() => [...new Set([...document.querySelectorAll("[data-option]")]
    .filter((e) => e.ariaDisabled !== "true").map((e) => e.dataset.option.split(" ")[0]))]"""
BOARD = """() => {
    const found = (name) => document.querySelector(`#main ${name}`);
    const drawn = found(".pan") ?? found(".map") ?? found(".wrap");
    const { width, height } = drawn.getBoundingClientRect();
    const question = document.querySelector(".question");
    const asked = question.getBoundingClientRect().height;
    return [width, height, asked, parseFloat(getComputedStyle(question).minHeight)];
}"""
"""Script that returns the size of the board, and the present and least heights of the question."""

GAMES: dict[str, list[str]] = {
    f"{game} {name}".strip(): seats
    for game in games()
    for name, seats in setting(game, "SITTINGS", {}).items()
}
"""Seats of a table, one or more sets per game, with a suffix where there are several."""
FIRST_TO_MOVE = [
    which for which, seats in GAMES.items() if seats.index("me") == 0 and "twice" not in which
]
"""Tables at which the person has the first seat only."""
CHOICES = 15


def opened(house: House, which: str) -> Table:
    """Open a table of a game for one person and bots."""
    return house.open(*GAMES[which], game=which.split()[0], seed=3)


def take_any(person: Person, dice: random.Random) -> None:
    """Choose an option at random."""
    person.take(dice.choice(person.page.evaluate(OFFERED)))


@pytest.mark.parametrize("size", ["laptop", "desk", "phone"])
@pytest.mark.parametrize("which", GAMES)
def test_the_board_keeps_its_size(house: House, come: Come, which: str, size: str) -> None:
    """The board shrinks only for a longer question than before, and grows back only after a very
    long one.
    """
    ann, dice = come("Ann", size), random.Random(3)
    ann.sit(opened(house, which).seats)
    assert whose_turn(ann) is ann
    ann.rest()
    width, high, asked, kept = ann.page.evaluate(BOARD)
    assert min(width, high) > 100
    for n in range(CHOICES):
        take_any(ann, dice)
        if whose_turn(ann) is None:
            break
        ann.rest()
        if n == 6:
            ann.shot(f"hand-{which.replace(' ', '-')}-{size}")
        before = width, high, asked, kept
        width, high, asked, kept = ann.page.evaluate(BOARD)
        moved = (n, before, (width, high, asked, kept), ann.question.inner_text())
        assert width == before[0], moved
        assert high >= before[1] or asked > before[3], moved
        assert high <= before[1] or before[2] > before[3], moved


# ---- cards

CARDS: dict[str, str] = {
    f"{game} {name}".strip(): card
    for game in games()
    for name, card in setting(game, "CARDS", {}).items()
}
PRESSED = """([card, kind]) => document.querySelectorAll(card)[0].dispatchEvent(
    new PointerEvent(kind, { pointerType: "touch", bubbles: true, cancelable: true }))"""


def held_up(person: Person) -> None:
    """Assert that a card is enlarged, whole and inside the window."""
    shown = person.page.locator(".enlarged")
    expect(shown).to_have_count(1)
    box = shown.bounding_box()
    assert box is not None and box["width"] > 150 and box["height"] > 120
    assert box["x"] >= 0 and box["y"] >= 0
    size = person.page.viewport_size
    assert size and box["x"] + box["width"] <= size["width"]
    assert shown.locator("[data-option], [id]").count() == 0, "it is a picture, not a control"


@pytest.mark.parametrize("which", CARDS)
def test_a_card_is_held_up_to_read(house: House, come: Come, which: str) -> None:
    table = opened(house, which)
    ann = come("Ann", "laptop")
    ann.sit(table.seats)
    dice = random.Random(1)
    while not ann.page.locator(CARDS[which]).count():
        take_any(ann, dice)
        assert whose_turn(ann) is ann
    ann.page.locator(CARDS[which]).first.hover()
    held_up(ann)
    ann.shot(f"enlarged-{which.split()[0]}")
    ann.page.mouse.move(2, 2)
    expect(ann.page.locator(".enlarged")).to_have_count(0)

    bea = come("Bea", "phone")
    bea.sit(table.seats)
    assert whose_turn(bea) is bea
    before = bea.latest
    card = CARDS[which]
    bea.page.evaluate(PRESSED, [card, "pointerdown"])
    held_up(bea)
    bea.shot(f"enlarged-{which.split()[0]}-phone")
    bea.page.evaluate(PRESSED, [card, "pointerup"])
    expect(bea.page.locator(".enlarged")).to_have_count(0)
    bea.page.locator(card).first.dispatch_event("click")  # as a browser does after a touch
    assert bea.latest == before, "a long press reads and does not choose"


def ten_in_hand() -> Journal:
    """Return a game of Arkham in which somebody drew until ten cards were in hand."""
    game = Journal(load(ARKHAM), 1, 5)
    wanted = ["draw", "pass", "done", "end_turn"]
    for _ in range(400):
        if len(game.state.fields()["hand"][0]) >= 10:
            return game
        offered = {o.name: o.code for o in reversed(game.state.options())}
        name = next((n for n in wanted if n in offered), next(iter(offered)))
        game.choose(offered[name])
    raise AssertionError("the hand never had ten cards")


OVERLAPS = """() => {
    const cards = [...document.querySelectorAll(".area .slot .face")];
    const boxes = cards.map((e) => e.getBoundingClientRect());
    let hidden = 0;
    boxes.forEach((a, i) => boxes.slice(i + 1).forEach((b) => {
        const w = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const h = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (w > 1 && h > 1) hidden += 1;
    }));
    return [boxes.length, hidden];
}"""


@pytest.mark.parametrize("size", ["laptop", "phone"])
def test_a_hand_of_ten_is_readable(house: House, come: Come, size: str) -> None:
    ann = come("Ann", size)
    ann.sit(house.upload(ten_in_hand()).seats)
    assert whose_turn(ann) is ann
    ann.rest()
    cards, hidden = ann.page.evaluate(OVERLAPS)
    ann.shot(f"ten-cards-{size}")
    assert cards >= 10 and hidden == 0
    names = ann.page.locator(".hnd .card header b")
    for name in names.all():
        assert name.evaluate("e => e.scrollWidth <= e.clientWidth + 1"), name.inner_text()


# ---- several hands of one person

OWN: dict[str, int] = {game: seats for game in games() if (seats := setting(game, "OWN_HANDS", 0))}
"""Number of seats that one person holds, by game."""


def other_hand(person: Person, seat: int) -> Locator:
    """Return the hand of another seat of the same person."""
    return person.page.locator(f'.other[style*="order: {seat};"]')


def names_held(shown: Locator) -> list[str]:
    """Return the names of the cards in a hand."""
    return [text.strip() for text in shown.locator(".names p > span").all_text_contents()]


@pytest.mark.parametrize("size", ["laptop", "desk", "phone"])
@pytest.mark.parametrize("game", OWN)
def test_all_hands_of_one_person_are_open(house: House, come: Come, game: str, size: str) -> None:
    """Hands are listed or drawn, in the order of seats, and cannot be chosen from. Each shows what
    a browser with the key of that seat alone would show.
    """
    lang = "fr" if size == "desk" else "en"
    ann, dice = come("Ann", size, lang=lang), random.Random(3)
    table = house.open(*["me"] * OWN[game], game=game, seed=3)
    ann.sit(table.seats)
    ann.page.evaluate("document.querySelector('#main').dataset.mark = 'same'")
    faced = set()
    for _ in range(12):
        assert whose_turn(ann) is ann
        faced.add(ann.page.locator(".other").count())
        take_any(ann, dice)
    assert whose_turn(ann) is ann
    assert faced == {OWN[game] - 1}
    expect(ann.page.locator("#main")).to_have_attribute("data-mark", "same")
    ann.rest()
    ann.shot(f"hands-{game}-{size}")
    orders = ann.page.locator(".hands > *").evaluate_all(
        "all => all.filter((e) => e.offsetHeight).map((e) => [e.offsetTop, +e.style.order])"
    )
    assert [seat for _, seat in sorted(orders)] == sorted(seat for _, seat in orders)
    assert ann.page.locator(".other :is([data-option], [data-opens])").count() == 0
    told = [m["hands"] for m in messages(ann) if m.get("hands")][-1]
    for seat in [hand["seat"] for hand in told]:
        shown = other_hand(ann, seat)
        if shown.locator(".held").count():
            shown.locator(".fold").click()
        expect(shown.locator(".names")).to_be_visible()
        held = names_held(shown)
        bea = come("Bea", size, lang=lang)
        bea.sit(f"{table.link}#k={table.keys['seats'][seat]['key']}")
        expect(bea.page.locator(".other")).to_have_count(0)
        page = bea.page.locator("main, #side").evaluate_all(
            "all => all.map((e) => e.textContent).join(' ').toLowerCase()"
        )
        assert held and all(name.split(" (")[0].lower() in page for name in held), (seat, held)
        assert all(not m.get("hands") for m in messages(bea)), "one key, one hand"
        shown.locator(".fold").focus()
        ann.page.keyboard.press("Enter")
        expect(shown.locator(".held > *").first).to_be_visible()
    ann.rest()
    ann.shot(f"hands-open-{game}-{size}")
    assert violations(ann) == []


# ---- table options


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_options_have_controls_of_their_own(house: House, come: Come, lang: str) -> None:
    ann = come("Ann", "laptop", lang=lang)
    ann.go(house.url)
    expect(ann.button("lobby-light")).to_be_enabled()
    ann.page.get_by_text(ann.say("lobby-advanced")).click()
    assert ann.page.locator("form textarea").count() == 0, "nothing is written in JSON"
    for summary in ann.page.locator("form details details summary").all():
        summary.click()
    ann.shot(f"options-{lang}", full_page=True)
    tokens = ann.page.get_by_role("group", name=ann.say("option-tokens"), exact=True)
    tokens.get_by_role("spinbutton").fill("30")
    tokens.get_by_role("spinbutton").press("Tab")
    expect(tokens).to_contain_text(ann.say("lobby-value-usual", n=24))
    counts = ann.page.get_by_role("group", name=ann.say("option-gate_counts"), exact=True)
    expect(counts).to_contain_text(ann.say("lobby-value-sum", n=90))
    counts.get_by_role("spinbutton").first.fill("21")
    counts.get_by_role("spinbutton").first.press("Tab")
    expect(counts).to_contain_text(ann.say("lobby-value-sum", n=89))
    ann.expects("answer: 4", "console: Failed to load resource")
    ann.button("lobby-light").click()
    expect(ann.page.locator("#flaw-gate_counts")).to_contain_text("89")
    counts.get_by_role("spinbutton").first.fill("22")
    counts.get_by_role("spinbutton").first.press("Tab")
    ann.button("lobby-light").click()
    expect(ann.question).to_be_visible()


# ---- ways out of a table


@pytest.mark.parametrize("which", FIRST_TO_MOVE)
@pytest.mark.parametrize("size", ["laptop", "phone"])
def test_a_game_is_given_up_and_the_night_called_lost(
    house: House, come: Come, which: str, size: str
) -> None:
    ann = come("Ann", size, lang="fr" if size == "phone" else "en")
    table = opened(house, which)
    ann.hold(table)
    ann.sit(table.link)
    assert whose_turn(ann) is ann
    if size == "phone":
        ann.button("table-menu").click()
    ann.button("table-leave").click()
    sheet = ann.page.get_by_role("dialog")
    ann.shot(f"leave-{which.split()[0]}-{size}")
    sheet.get_by_role("button", name=ann.say("table-leave-concede"), exact=True).click()
    sheet.get_by_role("button", name=ann.say("table-leave-concede-sure"), exact=True).click()
    expect(ann.question.get_by_text(ann.say("table-over-conceded"))).to_be_visible()
    ann.shot(f"given-up-{which.split()[0]}-{size}")
    ann.go(house.url)
    lost = "Perdu" if ann.lang == "fr" else "Lost"
    night = ann.page.locator(f"#row-{table.id}")
    expect(night).to_contain_text(lost)
    ann.page.get_by_role("button", name=ann.say("lobby-put-away", id=table.id)).click()
    ann.button("lobby-delete").click()
    expect(night).to_have_count(0)
    ann.expects("answer: 4", "console: Failed to load resource")
    ann.go(table.link)
    expect(ann.page.get_by_role("heading", name=ann.say("table-shut"))).to_be_visible()


def test_giving_up_is_taken_back_and_a_table_forgotten(house: House, come: Come) -> None:
    ann = come("Ann", "laptop")
    table = house.open("me", "heuristic", seed=3)
    ann.hold(table)
    ann.sit(table.link)
    assert whose_turn(ann) is ann
    asked = ann.question.get_by_role("heading").inner_text()
    ann.button("table-leave").click()
    ann.button("table-leave-concede").click()
    ann.button("table-leave-concede-sure").click()
    ann.button("table-concede-back").click()
    assert whose_turn(ann) is ann
    expect(ann.question.get_by_role("heading")).to_have_text(asked)
    ann.button("table-leave").click()
    ann.button("table-leave-forget").click()
    ann.button("table-leave-forget-sure").click()
    expect(ann.button("lobby-light")).to_be_enabled()
    expect(ann.zone("lobby-nights").locator(f"#row-{table.id}")).to_have_count(0)


def test_a_request_is_withdrawn(house: House, come: Come) -> None:
    ann, bob = come("Ann", "laptop"), come("Bob", "laptop", lang="fr")
    table = house.open("me", "open", options={"first_player": 0}, seed=3)
    link = house.join(table, "Bob")
    ann.sit(table.seats)
    bob.sit(link)
    while ann.turn() == "mine":
        ann.choose()
    while whose_turn(ann, bob) is bob:
        bob.choose()
    ann.page.keyboard.press("u")
    ask = ann.page.get_by_role("heading", name=ann.say("table-vote-mine", n=0).split(":")[0])
    expect(ask).to_be_visible()
    expect(bob.button("table-agree")).to_be_visible()
    ann.button("table-withdraw").click()
    expect(bob.button("table-agree")).to_have_count(0)
    assert whose_turn(ann, bob) is ann


# ---- keys


def test_keys_stay_and_are_listed_where_they_work(house: House, come: Come) -> None:
    ann = come("Ann", "laptop", pace="brisk")
    ann.sit(opened(house, "gates").seats)
    assert whose_turn(ann) is ann
    keys = ann.page.keyboard
    keys.press("ArrowDown")
    first, second = ann.options.nth(0), ann.options.nth(1)
    expect(first).to_be_focused()
    keys.press("ArrowRight")
    expect(second).to_be_focused()
    keys.press("ArrowLeft")
    expect(first).to_be_focused()
    keys.press("?")
    help = ann.page.get_by_role("dialog")
    expect(help.get_by_text(ann.say("table-key-options"))).to_be_visible()
    expect(help.get_by_text(ann.say("table-key-skip"))).to_be_visible()
    assert help.get_by_text(ann.say("table-key-replay-step")).count() == 0
    ann.shot("keys-here")
    keys.press("Escape")
    ann.button("table-replay").click()
    keys.press("?")
    expect(help.get_by_text(ann.say("table-key-replay-step"))).to_be_visible()
    assert help.get_by_text(ann.say("table-key-options")).count() == 0


# ---- replay


def test_a_link_opens_a_moment_and_the_journal_follows(house: House, come: Come) -> None:
    table = house.finished()
    ann = come("Ann", "laptop", permissions=["clipboard-read", "clipboard-write"])
    ann.go(f"{table.link}?at=7#{table.watch.split('#')[1]}")
    rail = ann.zone("table-replay")
    expect(rail.get_by_text("7 / ")).to_be_visible()
    marked = ann.log.locator("[aria-current]")
    expect(marked.first).to_be_in_viewport()
    assert "?at=7" in ann.page.url and "#" not in ann.page.url
    expect(rail.locator("path").first).to_be_attached()
    expect(rail.locator(".standing")).to_contain_text("·")
    ann.page.keyboard.press("End")
    expect(marked.first).to_be_in_viewport()
    ann.page.keyboard.press("ArrowLeft")
    ann.button("table-replay-copy").click()
    expect(ann.page.get_by_text(ann.say("table-replay-copied"))).to_be_visible()
    link = ann.page.evaluate("navigator.clipboard.readText()")
    bea = come("Bea", "phone")
    bea.go(link)
    end = ann.page.url.partition("at=")[2]
    expect(bea.zone("table-replay").get_by_text(f"{end} / ")).to_be_visible()
    bea.shot("replay-link-phone")


@pytest.mark.parametrize("which", sorted(games()))
def test_a_try_out_has_its_journal_and_hints(house: House, come: Come, which: str) -> None:
    """From a finished game, at any seat's decision."""
    rules = load(games()[which])
    game = Journal(rules, 2, 5)
    dice = random.Random(2)
    for _ in range(30):
        game.choose(dice.choice(game.state.legal()))
    table = house.upload(game)
    ann = come("Ann", "laptop")
    ann.hold(table)
    ann.sit(table.link)
    ann.button("table-leave").click()
    ann.button("table-leave-concede").click()
    ann.button("table-leave-concede-sure").click()
    ann.question.get_by_role("button", name=ann.say("table-replay"), exact=True).click()
    for _ in range(12):
        ann.page.keyboard.press("ArrowRight")
    expect(ann.zone("table-replay").get_by_text("12 / ")).to_be_visible()
    expect(ann.zone("table-replay").locator("path").first).to_be_attached()
    ann.button("table-try-here").click()
    expect(ann.page.get_by_text(ann.say("table-trial"))).to_be_visible()
    expect(ann.page.get_by_text(ann.say("table-trial-log"))).to_be_visible()
    ann.page.wait_for_function(f"({OFFERED})().length > 0")
    ann.shot(f"trial-{which}")
    ann.button("table-hint").click()
    expect(ann.page.locator(".hinted").first).to_be_visible()
    told = ann.log.count()
    assert ann.press(ann.page.evaluate(OFFERED)[0]) == "option"
    until(ann, lambda: ann.log.count() > told)


@pytest.mark.parametrize(("size", "lang"), [("desk", "en"), ("phone", "fr")])
def test_the_other_hands_stay_in_a_try_out(house: House, come: Come, size: str, lang: str) -> None:
    ann = come("Ann", size, lang=lang)
    ann.sit(house.open("me", "me", game="arkham", seed=3).seats)
    assert whose_turn(ann) is ann
    expect(ann.page.locator(".other")).to_have_count(1)
    if size == "phone":
        ann.button("table-menu").click()
    ann.button("table-try").click()
    expect(ann.page.get_by_text(ann.say("table-trial-hands"))).to_be_visible()
    expect(ann.page.locator(".other")).to_have_count(1)
    ann.rest()
    ann.shot(f"trial-hands-{size}")
    ann.button("table-trial-end").click()
    expect(ann.page.get_by_text(ann.say("table-trial-hands"))).to_have_count(0)
    expect(ann.page.locator(".other")).to_have_count(1)


def test_on_a_phone_the_map_comes_up_when_it_is_asked_about(house: House, come: Come) -> None:
    ann = come("Ann", "phone", lang="fr")
    ann.sit(house.open("me", "heuristic", game="mansions1").seats)
    board = ann.page.locator("section.board")
    for answer in (0, 4, 8):
        ann.take(f"answer/choice={answer}")
    expect(board).not_to_be_in_viewport()
    ann.take("use_deed/deed=snuff_the_lamps")
    expect(board).to_be_in_viewport(ratio=0.5)


def test_a_card_of_the_hand_carries_its_key(house: House, come: Come) -> None:
    """Also where the prompt lists only the cards; copies have the same key."""
    ann = come("Ann", "laptop")
    ann.sit(house.open("me", "heuristic", options={"first_player": 0}).seats)
    ann.take("set_mode/mode=sane")
    cards = ann.zone("table-zone-hand").locator("[data-option]")
    listed = {str(o.get_attribute("aria-keyshortcuts")) for o in ann.options.all()}
    keys = [str(card.get_attribute("aria-keyshortcuts")) for card in cards.all()]
    assert set(keys) == listed
    assert [card.locator("kbd").inner_text() for card in cards.all()] == keys
    first = str(cards.first.get_attribute("data-option")).split()[0]
    before = ann.latest
    ann.page.keyboard.press(keys[0])
    until(ann, lambda: ann.latest > before)
    ann.turn()
    assert any(f'"option":"{first}"' in heard for heard in ann.heard)
