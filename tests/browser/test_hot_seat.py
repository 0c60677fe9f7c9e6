"""Two people at one screen."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.house import House
from tests.browser.person import tick
from tests.browser.test_secrets import messages


def test_the_device_is_passed(house: House, come: Come) -> None:
    ann = come("Ann", "phone", lang="fr")
    ann.go(house.url)
    tick(ann, ann.page.get_by_role("radio", name="2"))
    ann.page.get_by_label(ann.say("lobby-seat", number=2)).select_option("guest")
    ann.page.get_by_label(ann.say("lobby-who-guest-name", number=2)).fill("Basile")
    ann.button("lobby-light").click()

    passed = {"Ann": 0, "Basile": 0}
    seen: dict[str, list[str]] = {}
    while min(passed.values()) < 2:
        ask = ann.page.get_by_role("heading", name=ann.say("table-pass", name="").strip())
        ask.or_(ann.options.first).first.wait_for()
        if ask.is_visible():
            name = next(n for n in passed if n in ask.inner_text())
            expect(ann.zone("table-zone-hand")).to_have_count(0)
            expect(ann.zone("table-zone-board")).to_have_count(0)
            page = ann.page.content()
            for cards in seen.values():
                assert not any(card in page for card in cards)
            ann.shot("pass-the-device")
            ann.button("table-pass-me", name=name).click()
            passed[name] += 1
            assert ann.turn() == "mine"
            seen[name] = ann.hand()
            page = ann.page.content()
            assert seen[name] and all(card in page for card in seen[name])
        else:
            ann.choose()
    assert seen["Ann"] != seen["Basile"]
    assert all(not message.get("hands") for message in messages(ann)), "one hand at a time"
    expect(ann.page.locator(".other")).to_have_count(0)
