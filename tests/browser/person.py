"""A person at a browser, and everything that goes wrong in it."""

from __future__ import annotations

import json
import re
import time
from base64 import b64decode
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Literal, TypeVar

from playwright.sync_api import (
    BrowserContext,
    ConsoleMessage,
    ElementHandle,
    Error,
    Locator,
    Page,
    Position,
    Request,
    Response,
    WebSocket,
    expect,
)

from tests.browser.house import Table
from tests.browser.tabs import Tab
from tests.browser.words import ROOT, keys, say
from tests.support import PATIENCE

SHOTS = ROOT / "shots"
DEEP = 20
"""Most presses to choose an option: a number may be dialled."""
MOMENT = 1500
"""Milliseconds for pressing an uncovered control that stands still."""

SETTLED = """([options, final, lost]) => {
    const question = document.querySelector("#prompt");
    if (!question || question.ariaBusy || question.textContent.includes(lost)) return null;
    const buttons = [...question.querySelectorAll("button")];
    if (buttons.some((button) => button.textContent.trim() === final)) return "over";
    const listed = `ul[aria-label="${options}"]`;
    if (!question.querySelector(listed)) return "theirs";
    return document.querySelector(`${listed} button:not([aria-disabled])`) ? "mine" : null;
}"""
"""Script that returns whose turn it is, once no request is pending."""

RESTED = """async () => {
    await document.fonts.ready;
    for (const _ of [1, 2, 3]) await new Promise(requestAnimationFrame);
}"""

SIGHT = Path(__file__).with_name("sight.js").read_text(encoding="utf-8")
WITH_SIGHT = f"window.sight || ({SIGHT.strip().removesuffix(';')})"
FIND = f"args => {{ {WITH_SIGHT}; return sight.find(...args); }}"
"""Script that finds a pressable control that chooses an option or opens the way to it."""
FINDS = f"args => {{ {WITH_SIGHT}; return !!sight.find(...args); }}"
PLACE = f"control => {{ {WITH_SIGHT}; return sight.place(control); }}"
"""Script that returns where a person could press a control, or null."""

PAINT = """async (painted) => {
    document.documentElement.style.opacity = painted ? "1" : "";
    if (painted) for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
}"""

Turn = Literal["mine", "theirs", "over"]
Found = TypeVar("Found")


class Person:
    """One tab of one browser, in one language."""

    def __init__(
        self, tab: Tab, lang: str, *, pictures: bool = True, touches: bool = False
    ) -> None:
        """Listen to a tab. `touches`: use a finger instead of a mouse."""
        self.window, self.url, self.lang, self.pictures = tab, tab.url, lang, pictures
        self.page: Page = tab.page
        self.touches = touches
        self.altered = False
        """Whether this browser was changed in a way that other tests must not inherit."""
        self.page.set_default_timeout(PATIENCE * 1000)
        self.troubles: list[str] = []
        self.heard: list[str] = []
        self._expected: list[str] = []
        self._ears: dict[Any, Callable[..., None]] = {
            "console": self._console,
            "pageerror": self._fails,
            "request": self._request,
            "response": self._response,
            "requestfailed": self._failed,
            "websocket": self._socket,
        }
        for event, ear in self._ears.items():
            self.page.on(event, ear)

    def leave(self) -> None:
        """Stop listening to the tab."""
        for event, ear in self._ears.items():
            self.page.remove_listener(event, ear)

    @property
    def context(self) -> BrowserContext:
        """The browser context, which is marked as altered."""
        self.altered = True
        return self.window.context

    # ---- troubles

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.troubles.append(f"console: {message.text}")

    def _fails(self, error: Error) -> None:
        self.troubles.append(f"page error: {error}")

    def _request(self, request: Request) -> None:
        if not request.url.startswith((self.url, f"blob:{self.url}")):
            self.troubles.append(f"third party: {request.url}")

    def _response(self, response: Response) -> None:
        if response.status >= 400:
            self.troubles.append(f"answer: {response.status} {response.url}")

    def _failed(self, request: Request) -> None:
        # Leaving a page aborts its pending requests.
        if request.failure != "net::ERR_ABORTED":
            self.troubles.append(f"failed: {request.failure} {request.url}")

    def _socket(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.heard.append(str(frame)))

    def expects(self, *troubles: str) -> None:
        """Allow troubles that are part of a test, as regular expressions."""
        self._expected += troubles

    def unexpected(self) -> list[str]:
        """Return the troubles that no pattern allows."""
        return [t for t in self.troubles if not any(re.search(e, t) for e in self._expected)]

    # ---- finding

    def say(self, key: str, **args: str | int) -> str:
        """Return a message in this person's language."""
        return say(key, self.lang, **args)

    def button(self, key: str, **args: str | int) -> Locator:
        """Return a button by its name."""
        return self.page.get_by_role("button", name=self.say(key, **args), exact=True)

    def zone(self, key: str, **args: str | int) -> Locator:
        """Return a region of the page by its name."""
        return self.page.get_by_role("region", name=self.say(key, **args), exact=True)

    def tab(self, key: str) -> Locator:
        """Return a tab by the beginning of its name."""
        return self.page.get_by_role("tab", name=self.say(key))

    @property
    def question(self) -> Locator:
        """The prompt bar."""
        return self.zone("table-zone-prompt")

    @property
    def options(self) -> Locator:
        """The enabled options in the prompt bar or its substitute."""
        # By roles alone, a browser asks every element of the page for its name.
        listed = self.page.locator(f'ul[aria-label="{self.say("table-options")}"]')
        return listed.get_by_role("button", disabled=False)

    @property
    def lit(self) -> Locator:
        """The choosable controls on the board and in the hand, without scrolls for reading."""
        scrolls = [self.say(key) for key in sorted(keys()) if key.startswith("kind-scroll-")]
        named = re.compile(f"^(?!{'|'.join(scrolls)})")
        board = self.zone("table-zone-board").get_by_role("button", disabled=False, name=named)
        hand = self.zone("table-zone-hand").get_by_role("listitem")
        return board.or_(hand.get_by_role("button", disabled=False))

    @property
    def log(self) -> Locator:
        """The lines of the journal of the game."""
        journal = self.page.get_by_role("group", name=self.say("table-zone-journal"), exact=True)
        return journal.get_by_role("listitem")

    def hand(self) -> list[str]:
        """Return the names of the cards in the visible hand."""
        before, _ = self.say("action-play", card="|").split("|")
        shown = self.zone("table-zone-hand").get_by_role("listitem").all_inner_texts()
        return [text.split("\n")[0].removeprefix(before).rstrip(".") for text in shown if text]

    @property
    def latest(self) -> int:
        """The log position last received from the server. The page may lag behind it."""
        return int(json.loads(self.heard[-1])["seq"])

    def journal(self) -> list[str]:
        """Return the lines of the journal."""
        told = self.log.get_by_role("button").all_inner_texts()
        return [line for line in told if line]

    # ---- doing

    def hold(self, *tables: Table) -> None:
        """Store the keys of these tables, as if this browser had opened them."""
        self.window.keep({"noctuary.keys": json.dumps({table.id: table.keys for table in tables})})

    def go(self, link: str) -> None:
        """Open a page, reloading it if only the part after # differs."""
        if self.page.goto(link) is None:
            self.page.reload()

    def sit(self, link: str) -> None:
        """Open a table that has begun."""
        self.go(link)
        expect(self.question).to_be_visible()
        self.rest()

    def rest(self) -> None:
        """Wait until the fonts are loaded and the layout is stable."""
        self.page.evaluate(RESTED)

    def turn(self) -> Turn:
        """Return whose turn it is, once no request is pending."""
        words = [self.say(k) for k in ("table-options", "table-final", "table-lost")]
        return self.page.wait_for_function(SETTLED, arg=words).json_value()  # type: ignore[no-any-return]

    def wait_turn(self) -> bool:
        """Wait for this person's turn. Return False if the game is over."""
        bar = self.page.locator("#prompt")
        final = bar.get_by_role("button", name=self.say("table-final"), exact=True)
        self.options.first.or_(final).first.wait_for()
        return not final.is_visible()

    def choose(self, place: int = -1) -> None:
        """Click one of the options, by default the last."""
        self.options.nth(place).click()

    def take(self, option: str) -> None:
        """Choose an option in this person's turn, opening the menus or cards that lead to it."""
        assert whose_turn(self) is self, "the game is over"
        before = self.latest
        for _ in range(DEEP):
            if self.press(option) == "option":
                break
        until(self, lambda: self.latest > before)
        self.turn()

    def finds(self, option: str, attribute: str = "option") -> bool:
        """Return whether a person could press a control that chooses an option, or leads to it
        (`opens`).
        """
        return bool(self.page.evaluate(FINDS, [[attribute], option]))

    def press(self, option: str, *attributes: str) -> str:
        """Press a control that chooses an option, or else leads to it, as soon as a person could.

        Return the attribute that named the option.
        """
        wanted = [attributes or ["option", "opens"], option]
        late = time.monotonic() + PATIENCE
        while True:
            found = self.page.wait_for_function(FIND, arg=wanted)
            control = found.get_property("control").as_element()
            assert control
            told = found.evaluate("found => [found.attribute, found.place]")
            if self._touch(control, told[1]):
                return str(told[0])
            assert time.monotonic() < late, f"{option} cannot be pressed"

    def hit(self, control: Locator) -> None:
        """Press a control as soon as a person could: it is shown and stands still, a point of it is
        uncovered, and any scroller around it shows that there is more.
        """
        late = time.monotonic() + PATIENCE
        while not ((place := control.evaluate(PLACE)) and self._touch(control, place)):
            assert time.monotonic() < late, f"{control} cannot be pressed"
            self.page.wait_for_timeout(20)

    def _touch(self, control: Locator | ElementHandle, place: Position) -> bool:
        """Press a point of a control, by mouse or finger. Return False if it moved or is hidden."""
        do = control.tap if self.touches else control.click
        try:
            do(position=place, timeout=MOMENT)
        except Error:
            return False
        return True

    def play(self, choices: int) -> None:
        """Make a number of choices, each in this person's turn."""
        for _ in range(choices):
            assert self.wait_turn(), "the game is over"
            self.choose()

    @contextmanager
    def painted(self) -> Iterator[None]:
        """Paint the page while the context lasts."""
        self.page.evaluate(PAINT, True)
        yield
        self.page.evaluate(PAINT, False)

    def shot(self, name: str, **more: Any) -> None:
        """Take a picture if pictures are wanted, at full quality only if `more` is given."""
        if self.pictures:
            self.picture(name, **more)

    def picture(self, name: str, **more: Any) -> None:
        """Take a picture, whether or not pictures are wanted."""
        SHOTS.mkdir(exist_ok=True)
        file = SHOTS / f"{name}.png"
        with self.painted():
            if more:
                self.page.screenshot(path=file, **more)
                return
            camera = self.window.context.new_cdp_session(self.page)
            wanted = {"format": "png", "optimizeForSpeed": True}
            taken = camera.send("Page.captureScreenshot", wanted)
            camera.detach()
            file.write_bytes(b64decode(taken["data"]))


def tick(person: Person, box: Locator, *, off: bool = False) -> None:
    """Tick a box or a radio button by its label; `off`: clear it."""
    expect(box).to_be_enabled()
    label = box.locator("xpath=ancestor::label")
    person.hit(label if label.count() else box)
    expect(box).to_be_checked(checked=not off)


def until(person: Person, so: Callable[[], Found]) -> Found:
    """Wait until a function returns a true value, and return the value."""
    late = time.monotonic() + PATIENCE
    while not (found := so()):
        assert time.monotonic() < late, "it never came to this"
        person.page.wait_for_timeout(20)
    return found


def whose_turn(*people: Person) -> Person | None:
    """Return the person in turn, once there is one; None if the game is over."""

    def asked() -> list[tuple[Person, Turn]]:
        return [(person, turn) for person in people if (turn := person.turn()) != "theirs"]

    person, turn = until(people[0], asked)[0]
    return person if turn == "mine" else None
