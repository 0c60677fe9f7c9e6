"""What a person can see of a page at five sizes, by geometry: `sight.js` says what is out of sight.

A control is in sight when it is shown, large enough, inside the window and inside all that clips or
scrolls around it, and when nothing lies over its middle or its corners. One that has to be scrolled
to counts as well where what scrolls shows that there is more on that side.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

from tests.browser.person import Person

SIZES = [(1440, 900), (1366, 768), (1280, 720), (390, 844), (360, 740)]
LANGUAGES = ("en", "fr")
SCRIPT = Path(__file__).with_suffix(".js").read_text(encoding="utf-8")

READ = ".log, section.board, .hand-zone, .other"
"""Not panels: lines of the journal, and what lies on the table, of which `options` speaks."""

SPEAK = """(lang) => {
    const other = document.querySelector(`.langs button[aria-pressed="false"]`);
    if (document.documentElement.lang !== lang) other?.click();
    return document.documentElement.lang === lang || !!other;
}"""

COME = """(place) => {
    history.pushState(null, "", place);
    dispatchEvent(new PopStateEvent("popstate"));
}"""


def ask(person: Person, question: str, *args: object) -> Any:
    """What `sight.js` answers, which is brought into the page where it is not yet."""
    if not person.page.evaluate("'sight' in window"):
        person.page.evaluate(SCRIPT)
    return person.page.evaluate(f"args => sight.{question}(...args)", list(args))


def faults(person: Person, within: str, but: str | None = None) -> list[str]:
    """Every control of a part of the page that is out of sight, and why."""
    return list(ask(person, "faults", within, but))


def turn(person: Person, link: str) -> None:
    """Goes to another table of the same house without loading the page anew."""
    if "/t/" not in person.page.url:
        person.go(link)
    else:
        person.page.evaluate(COME, link.removeprefix(person.url))


def speak(person: Person, lang: str) -> None:
    """Has the page speak a language."""
    if not person.page.evaluate(SPEAK, lang):
        likes = json.dumps({"lang": lang})
        person.page.evaluate(
            f"localStorage['noctuary.settings'] = JSON.stringify({{"
            f"...JSON.parse(localStorage['noctuary.settings']), ...{likes}}})"
        )
        person.page.reload()
    person.lang = lang
    person.page.wait_for_function("lang => document.documentElement.lang === lang", arg=lang)


def sizes(person: Person, wanted: Iterable[tuple[int, int]] = SIZES) -> Iterator[tuple[int, int]]:
    """The sizes one after the other, once the page has found each."""
    for width, height in wanted:
        person.page.set_viewport_size({"width": width, "height": height})
        person.rest()
        yield width, height


def in_sight(person: Person, where: str, within: str = "body", but: str = READ) -> None:
    """Every control of a panel is in sight, at five sizes in both languages; the second language
    goes back through the sizes.
    """
    found: list[str] = []
    order = SIZES
    for lang in sorted(LANGUAGES, key=lambda one: one != person.lang):
        speak(person, lang)
        for width, height in sizes(person, order):
            size = f"{width}x{height} {lang}"
            found += [f"{where}, {size}: {fault}" for fault in faults(person, within, but)]
        order = order[::-1]
    assert not found, "\n".join(found)


def unseen(person: Person, wanted: Sequence[str], attribute: str = "option") -> dict[str, str]:
    """The options that no control in sight chooses, or leads to (`opens`), each with the reason."""
    return dict(ask(person, "options", list(wanted), attribute))
