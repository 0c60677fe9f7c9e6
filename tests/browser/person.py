"""Somebody at a browser, and everything that goes wrong in it."""

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
"""So many presses choose an option at most: a number may be dialled."""
MOMENT = 1500
"""Milliseconds for pressing what is free and stands still."""

SETTLED = """([options, final, lost]) => {
    const question = document.querySelector("#prompt");
    if (!question || question.ariaBusy || question.textContent.includes(lost)) return null;
    const buttons = [...question.querySelectorAll("button")];
    if (buttons.some((button) => button.textContent.trim() === final)) return "over";
    const listed = `ul[aria-label="${options}"]`;
    if (!question.querySelector(listed)) return "theirs";
    return document.querySelector(`${listed} button:not([aria-disabled])`) ? "mine" : null;
}"""
"""Whose turn it is, once nothing is on its way."""

RESTED = """async () => {
    await document.fonts.ready;
    for (const _ of [1, 2, 3]) await new Promise(requestAnimationFrame);
}"""

SIGHT = Path(__file__).with_name("sight.js").read_text(encoding="utf-8")
WITH_SIGHT = f"window.sight || ({SIGHT.strip().removesuffix(';')})"
FIND = f"args => {{ {WITH_SIGHT}; return sight.find(...args); }}"
"""What chooses an option, or what opens it, where a person could press it."""
FINDS = f"args => {{ {WITH_SIGHT}; return !!sight.find(...args); }}"
PLACE = f"control => {{ {WITH_SIGHT}; return sight.place(control); }}"
"""Where a person could press a control; null where they could not."""

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
        """`touches`: by finger, where others have a mouse."""
        self.window, self.url, self.lang, self.pictures = tab, tab.url, lang, pictures
        self.page: Page = tab.page
        self.touches = touches
        self.altered = False
        """Whether this browser was made to do what others should not find."""
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
        """Hears nothing any more."""
        for event, ear in self._ears.items():
            self.page.remove_listener(event, ear)

    @property
    def context(self) -> BrowserContext:
        """The browser, for those who alter it."""
        self.altered = True
        return self.window.context

    # ---- what must not happen

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
        # A page that is left drops what it was still asking for.
        if request.failure != "net::ERR_ABORTED":
            self.troubles.append(f"failed: {request.failure} {request.url}")

    def _socket(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.heard.append(str(frame)))

    def expects(self, *troubles: str) -> None:
        """Allows troubles that are part of a test, as regular expressions."""
        self._expected += troubles

    def unexpected(self) -> list[str]:
        """The troubles that nobody expected."""
        return [t for t in self.troubles if not any(re.search(e, t) for e in self._expected)]

    # ---- finding

    def say(self, key: str, **args: str | int) -> str:
        """A message in this person's language."""
        return say(key, self.lang, **args)

    def button(self, key: str, **args: str | int) -> Locator:
        """A button by its name."""
        return self.page.get_by_role("button", name=self.say(key, **args), exact=True)

    def zone(self, key: str, **args: str | int) -> Locator:
        """A part of the page by its name."""
        return self.page.get_by_role("region", name=self.say(key, **args), exact=True)

    def tab(self, key: str) -> Locator:
        """A tab by the beginning of its name."""
        return self.page.get_by_role("tab", name=self.say(key))

    @property
    def question(self) -> Locator:
        """The prompt bar."""
        return self.zone("table-zone-prompt")

    @property
    def options(self) -> Locator:
        """Everything on offer in the prompt bar, or in what stands for it."""
        # By roles alone, a browser asks every element of the page for its name.
        listed = self.page.locator(f'ul[aria-label="{self.say("table-options")}"]')
        return listed.get_by_role("button", disabled=False)

    @property
    def lit(self) -> Locator:
        """What can be chosen on the board and in the hand; scrolls are only read."""
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
        """The names of the cards in the hand that is shown."""
        before, _ = self.say("action-play", card="|").split("|")
        shown = self.zone("table-zone-hand").get_by_role("listitem").all_inner_texts()
        return [text.split("\n")[0].removeprefix(before).rstrip(".") for text in shown if text]

    @property
    def latest(self) -> int:
        """How far the browser was told of its table; what the page shows may be a moment behind."""
        return int(json.loads(self.heard[-1])["seq"])

    def journal(self) -> list[str]:
        """What the journal tells, line by line."""
        told = self.log.get_by_role("button").all_inner_texts()
        return [line for line in told if line]

    # ---- doing

    def hold(self, *tables: Table) -> None:
        """Has opened these tables with this browser."""
        self.window.keep({"noctuary.keys": json.dumps({table.id: table.keys for table in tables})})

    def go(self, link: str) -> None:
        """Opens a page; anew where only what stands behind # is another."""
        if self.page.goto(link) is None:
            self.page.reload()

    def sit(self, link: str) -> None:
        """Opens a table that has begun."""
        self.go(link)
        expect(self.question).to_be_visible()
        self.rest()

    def rest(self) -> None:
        """Waits until the letters are there, and until all that follows the size of the page has
        followed it.
        """
        self.page.evaluate(RESTED)

    def turn(self) -> Turn:
        """Whose turn it is, once nothing is on its way."""
        words = [self.say(k) for k in ("table-options", "table-final", "table-lost")]
        return self.page.wait_for_function(SETTLED, arg=words).json_value()  # type: ignore[no-any-return]

    def wait_turn(self) -> bool:
        """Waits for one's turn; False when the game is over."""
        bar = self.page.locator("#prompt")
        final = bar.get_by_role("button", name=self.say("table-final"), exact=True)
        self.options.first.or_(final).first.wait_for()
        return not final.is_visible()

    def choose(self, place: int = -1) -> None:
        """Clicks one of the options, the last unless told."""
        self.options.nth(place).click()

    def take(self, option: str) -> None:
        """Chooses an option in one's turn, wherever it stands, opening what it stands in."""
        assert whose_turn(self) is self, "the game is over"
        before = self.latest
        for _ in range(DEEP):
            if self.press(option) == "option":
                break
        until(self, lambda: self.latest > before)
        self.turn()

    def finds(self, option: str, attribute: str = "option") -> bool:
        """Whether a person could press what chooses an option, or what leads to it (`opens`)."""
        return bool(self.page.evaluate(FINDS, [[attribute], option]))

    def press(self, option: str, *attributes: str) -> str:
        """Presses what chooses an option, or else what leads to it, as soon as a person could; by
        which attribute it was found.
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
        """Presses a control as soon as a person could: it is shown and stands still, a point of it
        is free, and whatever has to be scrolled for it says so.
        """
        late = time.monotonic() + PATIENCE
        while not ((place := control.evaluate(PLACE)) and self._touch(control, place)):
            assert time.monotonic() < late, f"{control} cannot be pressed"
            self.page.wait_for_timeout(20)

    def _touch(self, control: Locator | ElementHandle, place: Position) -> bool:
        """Presses a point of a control, by mouse or finger; False when it moved, or when something
        else has taken its place.
        """
        do = control.tap if self.touches else control.click
        try:
            do(position=place, timeout=MOMENT)
        except Error:
            return False
        return True

    def play(self, choices: int) -> None:
        """Makes so many choices of one's own."""
        for _ in range(choices):
            assert self.wait_turn(), "the game is over"
            self.choose()

    @contextmanager
    def painted(self) -> Iterator[None]:
        """While this lasts the page is painted."""
        self.page.evaluate(PAINT, True)
        yield
        self.page.evaluate(PAINT, False)

    def shot(self, name: str, **more: Any) -> None:
        """A picture, for those who look at it, if they asked for pictures; packed in haste unless
        more is asked for.
        """
        if self.pictures:
            self.picture(name, **more)

    def picture(self, name: str, **more: Any) -> None:
        """A picture, whoever looks at it."""
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
    """Ticks a box, or chooses one of several, by what is written beside it; `off`: clears it."""
    expect(box).to_be_enabled()
    label = box.locator("xpath=ancestor::label")
    person.hit(label if label.count() else box)
    expect(box).to_be_checked(checked=not off)


def until(person: Person, so: Callable[[], Found]) -> Found:
    """Waits until something is so, or there; what it is."""
    late = time.monotonic() + PATIENCE
    while not (found := so()):
        assert time.monotonic() < late, "it never came to this"
        person.page.wait_for_timeout(20)
    return found


def whose_turn(*people: Person) -> Person | None:
    """Whoever is asked, once somebody is; None when the game is over."""

    def asked() -> list[tuple[Person, Turn]]:
        return [(person, turn) for person in people if (turn := person.turn()) != "theirs"]

    person, turn = until(people[0], asked)[0]
    return person if turn == "mine" else None
