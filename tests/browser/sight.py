"""What a person can see of a page at five sizes, by geometry: `sight.js` reports controls that are
out of sight.

A control is in sight if it is shown, is large enough, lies inside the window and every clipping or
scrolling ancestor, and nothing covers its middle or corners. Things on the table and lines of a
long text may need scrolling if the scroller shows that there is more on that side; buttons of a
panel may not.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from tests.browser.person import SIGHT, Person

DESKS = [(1440, 900), (1366, 768), (1280, 720)]
PHONES = [(390, 844), (360, 740)]
SIZES = DESKS + PHONES
LANGUAGES = ("en", "fr")

TABLE = ", ".join(
    (
        "section.board",
        ".hand-zone",
        ".other",
        ".hnd",  # cards in the Keeper's drawer
        "main.phone:not(.sheet-tab)",  # the whole table, under the question
        ".seats",
        ".pages",  # collected cards, where they have a tab
        "#prompt ul.row",  # the options, which `unseen` checks
    )
)
"""Selector of the table, where a game has more pieces than a window has room for."""

LINES = ", ".join(
    (
        ".log li",
        ".earlier",
        "article.clause",  # a rule
        ".tx .scroll",  # instructions for people with the box on the table
        ".rules",  # clauses cited by a page of how it is played
        "dialog ol",  # events since one's turn
        "summary",  # more of a text
        ".form .line, .form .tick",  # settings, each field by itself
    )
)
"""Selector of lines of a text or list of any length."""

COME = """(place) => {
    history.pushState(null, "", place);
    dispatchEvent(new PopStateEvent("popstate"));
}"""


def ask(person: Person, question: str, *args: object) -> Any:
    """Return the answer of `sight.js`, loading it into the page if needed."""
    if not person.page.evaluate("'sight' in window"):
        person.page.evaluate(SIGHT)
    return person.page.evaluate(f"args => sight.{question}(...args)", list(args))


def faults(person: Person, within: str = "body", table: str = TABLE) -> list[str]:
    """Return every control in part of the page that is not in sight, with the reason."""
    return list(ask(person, "faults", within, table, LINES))


def turn(person: Person, link: str) -> None:
    """Open another table of the same server without reloading the page."""
    if "/t/" not in person.page.url:
        person.go(link)
    else:
        person.page.evaluate(COME, link.removeprefix(person.url))


def speak(person: Person, lang: str) -> None:
    """Change the language of a page that has no buttons for it."""
    if person.lang == lang:
        return
    likes = json.dumps({"lang": lang})
    person.page.evaluate(
        f"localStorage['noctuary.settings'] = JSON.stringify({{"
        f"...JSON.parse(localStorage['noctuary.settings']), ...{likes}}})"
    )
    person.page.reload()
    person.lang = lang
    person.page.wait_for_function("lang => document.documentElement.lang === lang", arg=lang)
    person.rest()


def languages(person: Person) -> list[str]:
    """Return both languages, the present one first."""
    return sorted(LANGUAGES, key=lambda one: one != person.lang)


class Walk:
    """The same person at a desk with a mouse, and on a phone by touch."""

    def __init__(self, desk: Person, phone: Person) -> None:
        self.desk, self.phone = desk, phone

    @property
    def both(self) -> tuple[Person, Person]:
        """The person at the desk and on the phone."""
        return self.desk, self.phone

    def sit(self, link: str) -> None:
        """Open a table that has begun."""
        for person in self.both:
            person.sit(link)

    def go(self, link: str) -> None:
        """Open a page."""
        for person in self.both:
            person.go(link)

    def turn(self, link: str) -> None:
        """Open another table of the same server."""
        for person in self.both:
            turn(person, link)

    def screens(self) -> Iterator[Person]:
        """Yield the person at each of the five sizes, once the layout is stable."""
        for person, sizes in ((self.desk, DESKS), (self.phone, PHONES)):
            yield from (person for _ in at(person, sizes))


def at(person: Person, sizes: Iterable[tuple[int, int]]) -> Iterator[tuple[int, int]]:
    """Yield each size in turn, once the layout is stable."""
    for width, height in sizes:
        person.page.set_viewport_size({"width": width, "height": height})
        person.rest()
        yield width, height


def in_sight(person: Person, where: str, within: str = "body") -> None:
    """Assert that every button of a panel is wholly in sight, in both languages."""
    size = person.page.viewport_size
    assert size
    found = ask(person, "each", languages(person), "faults", within, TABLE, LINES)
    if found is None:
        found = {}
        for lang in languages(person):
            speak(person, lang)
            found[lang] = faults(person, within)
    person.lang = list(found)[-1]
    bad = [f"{lang}: {fault}" for lang, some in found.items() for fault in some]
    if bad:
        person.shot(f"unseen-{where}-{size['width']}".replace(" ", "-"))
    assert not bad, "\n".join((f"{where}, {size['width']}x{size['height']}", *bad))


def unseen(person: Person, wanted: Sequence[str], attribute: str = "option") -> dict[str, str]:
    """Return the options without a control in sight, each with the reason.

    `attribute` is `option` for controls that choose an option, `opens` for those that lead to it.
    """
    return dict(ask(person, "options", list(wanted), attribute))


def unreachable(person: Person, wanted: Sequence[str]) -> list[str]:
    """Return the options without a control in sight in the other language."""
    found = ask(person, "each", languages(person)[1:], "reachable", list(wanted))
    person.lang = list(found)[-1]
    return list(found[person.lang])
