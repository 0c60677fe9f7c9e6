"""Tabs reused from test to test, because a page loads three times as fast in a used browser.

A tab is as good as new when taken: its storage is empty, and it shows a page without scripts. A tab
altered beyond what a person could do is closed instead.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Error, Page, ViewportSize

IDLE = 4
"""Largest number of idle tabs: desk and phone, in two languages."""
BARE = "/health"
"""Path of a page without scripts."""

DEFAULTS = """{
    if (origin !== "null")
        for (const [place, kept] of Object.entries(JSON.parse(sessionStorage["defaults"] ?? "{}")))
            localStorage[place] ??= kept;
}"""
"""Script that restores the stored defaults on every new page."""
HIDDEN = """{
    const hidden = new CSSStyleSheet();
    hidden.replaceSync("html { opacity: 0 }");
    document.adoptedStyleSheets = [hidden];
}"""
"""Script that hides a page: layout and clicks still work, but skipping paint halves the work."""
KEEP = """(kept) => {
    const defaults = JSON.parse(sessionStorage["defaults"] ?? "{}");
    sessionStorage["defaults"] = JSON.stringify({ ...kept, ...defaults });
    for (const [place, text] of Object.entries(kept)) localStorage[place] ??= text;
}"""
FORGET = "localStorage.clear(), sessionStorage.clear()"


@dataclass(eq=False)
class Tab:
    """One page in a browser context of its own."""

    kind: str
    url: str
    context: BrowserContext
    page: Page

    def keep(self, kept: Mapping[str, str]) -> None:
        """Store values in this browser, without overwriting existing ones."""
        if not self.page.url.startswith(self.url):
            self.page.goto(self.url + BARE)
        self.page.evaluate(KEEP, dict(kept))

    def close(self) -> None:
        """Close the tab and its browser context."""
        self.context.close()


class Tabs:
    """Tabs of one browser at one server. With `pictures` they are painted."""

    def __init__(self, browser: Browser, *, pictures: bool = False) -> None:
        self.browser, self.pictures = browser, pictures
        self._idle: list[Tab] = []

    @contextmanager
    def open(self) -> Iterator[Tabs]:
        """Close the idle tabs on leaving."""
        yield self
        for tab in self._idle:
            tab.close()

    def take(self, url: str, settings: Mapping[str, Any]) -> Tab:
        """Return a tab as good as new. A tab of any size may be reused and resized."""
        viewport: ViewportSize = settings["viewport"]
        kind = json.dumps([url, {k: v for k, v in settings.items() if k != "viewport"}])
        tab = next((tab for tab in self._idle if tab.kind == kind), None)
        if tab is None:
            return self._new(kind, url, settings)
        self._idle.remove(tab)
        tab.page.set_viewport_size(viewport)
        return tab

    def give(self, tab: Tab) -> None:
        """Return a tab for reuse, or close it if its page or server is gone."""
        try:
            tab.page.mouse.move(0, 0)
            tab.page.goto(tab.url + BARE)
            tab.page.evaluate(FORGET)
        except Error:  # the tab or its server was closed
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
