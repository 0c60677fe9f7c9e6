"""Tabs that are used by one test after another: loading a page takes the processor three times as
long in a browser that has just been opened.

A tab is as good as new when it is given: nothing is stored, and it shows a page of the server that
runs nothing. One to which a test did more than a person could is closed instead.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Error, Page, ViewportSize

IDLE = 4
"""Tabs that are kept: of a desk and of a phone, in two languages."""
BARE = "/health"
"""A page of the server that runs nothing."""

DEFAULTS = """{
    if (origin !== "null")
        for (const [place, kept] of Object.entries(JSON.parse(sessionStorage["defaults"] ?? "{}")))
            localStorage[place] ??= kept;
}"""
"""Puts in its place, on every page that comes, what this browser has kept from before."""
HIDDEN = """{
    const hidden = new CSSStyleSheet();
    hidden.replaceSync("html { opacity: 0 }");
    document.adoptedStyleSheets = [hidden];
}"""
"""A page that nobody looks at is laid out and can be pressed, but not painted: half of the work."""
KEEP = """(kept) => {
    const defaults = JSON.parse(sessionStorage["defaults"] ?? "{}");
    sessionStorage["defaults"] = JSON.stringify({ ...kept, ...defaults });
    for (const [place, text] of Object.entries(kept)) localStorage[place] ??= text;
}"""
FORGET = "localStorage.clear(), sessionStorage.clear()"


@dataclass(eq=False)
class Tab:
    """One page in a browser of its own."""

    kind: str
    url: str
    context: BrowserContext
    page: Page

    def keep(self, kept: Mapping[str, str]) -> None:
        """Has this browser keep something from before, unless it keeps something else there."""
        if not self.page.url.startswith(self.url):
            self.page.goto(self.url + BARE)
        self.page.evaluate(KEEP, dict(kept))

    def close(self) -> None:
        """Closes it for good."""
        self.context.close()


class Tabs:
    """Tabs of one browser at one server; with `pictures` they are painted."""

    def __init__(self, browser: Browser, *, pictures: bool = False) -> None:
        self.browser, self.pictures = browser, pictures
        self._idle: list[Tab] = []

    @contextmanager
    def open(self) -> Iterator[Tabs]:
        """Closes those that are kept in the end."""
        yield self
        for tab in self._idle:
            tab.close()

    def take(self, url: str, settings: Mapping[str, Any]) -> Tab:
        """A tab, as good as new. Its size is no part of what it is: any tab can have it."""
        viewport: ViewportSize = settings["viewport"]
        kind = json.dumps([url, {k: v for k, v in settings.items() if k != "viewport"}])
        tab = next((tab for tab in self._idle if tab.kind == kind), None)
        if tab is None:
            return self._new(kind, url, settings)
        self._idle.remove(tab)
        tab.page.set_viewport_size(viewport)
        return tab

    def give(self, tab: Tab) -> None:
        """It is not needed any more."""
        try:
            tab.page.mouse.move(0, 0)
            tab.page.goto(tab.url + BARE)
            tab.page.evaluate(FORGET)
        except Error:  # it was closed, or its server was
            tab.close()
            return
        self._idle.insert(0, tab)
        for one in self._idle[IDLE:]:
            self._idle.remove(one)
            one.close()

    def _new(self, kind: str, url: str, settings: Mapping[str, Any]) -> Tab:
        context = self.browser.new_context(**settings)
        context.add_init_script(DEFAULTS)
        if not self.pictures:
            context.add_init_script(HIDDEN)
        page = context.new_page()
        page.goto(url + BARE)
        return Tab(kind, url, context, page)
