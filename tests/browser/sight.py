"""What a person can see of a page at five sizes, by geometry: `sight.js` says what is out of sight.

A control is in sight when it is shown, large enough, inside the window and inside all that clips or
scrolls around it, and when nothing lies over its middle or its corners. What lies on the table, and
the lines of a long text, may have to be scrolled to, where what scrolls shows that there is more on
that side; the buttons of a panel may not.
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
        ".hnd",  # the cards in the Keeper's drawer
        "main.phone:not(.sheet-tab)",  # the whole table, under the question
        ".seats",
        ".pages",  # what one has collected, where it is a tab
        "#prompt ul.row",  # the options, of which `unseen` speaks
    )
)
"""No panels, but what lies on the table; a game has more pieces than a window has room for."""

LINES = ", ".join(
    (
        ".log li",
        ".earlier",
        "article.clause",  # a rule
        ".tx .scroll",  # what people with the box on the table are told, step by step
        ".rules",  # the clauses behind a page of how it is played
        "dialog ol",  # what happened since one's turn
        "summary",  # more of a text
        ".form .line, .form .tick",  # what can be settled, each field by itself
    )
)
"""What is part of a text or list that is as long as it must be."""

COME = """(place) => {
    history.pushState(null, "", place);
    dispatchEvent(new PopStateEvent("popstate"));
}"""


def ask(person: Person, question: str, *args: object) -> Any:
    """What `sight.js` answers, which is brought into the page where it is not yet."""
    if not person.page.evaluate("'sight' in window"):
        person.page.evaluate(SIGHT)
    return person.page.evaluate(f"args => sight.{question}(...args)", list(args))


def faults(person: Person, within: str = "body", table: str = TABLE) -> list[str]:
    """Every control of a part of the page that is not in sight, and why."""
    return list(ask(person, "faults", within, table, LINES))


def turn(person: Person, link: str) -> None:
    """Goes to another table of the same house without loading the page anew."""
    if "/t/" not in person.page.url:
        person.go(link)
    else:
        person.page.evaluate(COME, link.removeprefix(person.url))


def speak(person: Person, lang: str) -> None:
    """Has a page without buttons for that speak a language."""
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
    """Both languages, the present one first."""
    return sorted(LANGUAGES, key=lambda one: one != person.lang)


class Walk:
    """The same person at a desk with a mouse, and on a phone with a finger."""

    def __init__(self, desk: Person, phone: Person) -> None:
        self.desk, self.phone = desk, phone

    @property
    def both(self) -> tuple[Person, Person]:
        """At the desk and on the phone."""
        return self.desk, self.phone

    def sit(self, link: str) -> None:
        """Opens a table that has begun."""
        for person in self.both:
            person.sit(link)

    def go(self, link: str) -> None:
        """Opens a page."""
        for person in self.both:
            person.go(link)

    def turn(self, link: str) -> None:
        """Goes to another table of the same house."""
        for person in self.both:
            turn(person, link)

    def screens(self) -> Iterator[Person]:
        """The five sizes one after the other, once the page has found each."""
        for person, sizes in ((self.desk, DESKS), (self.phone, PHONES)):
            yield from (person for _ in at(person, sizes))


def at(person: Person, sizes: Iterable[tuple[int, int]]) -> Iterator[tuple[int, int]]:
    """Some sizes one after the other, once the page has found each."""
    for width, height in sizes:
        person.page.set_viewport_size({"width": width, "height": height})
        person.rest()
        yield width, height


def in_sight(person: Person, where: str, within: str = "body") -> None:
    """Every button of a panel is wholly in sight, in both languages."""
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
    """The options that no control in sight chooses, or leads to (`opens`), each with the reason."""
    return dict(ask(person, "options", list(wanted), attribute))


def unreachable(person: Person, wanted: Sequence[str]) -> list[str]:
    """In the other language, the options that nothing in sight chooses or leads to."""
    found = ask(person, "each", languages(person)[1:], "reachable", list(wanted))
    person.lang = list(found)[-1]
    return list(found[person.lang])
