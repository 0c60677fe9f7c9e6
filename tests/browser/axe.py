"""Accessibility faults of a page, found by axe."""

from __future__ import annotations

from functools import cache

from tests.browser.person import Person
from tests.browser.words import ROOT


@cache
def source() -> str:
    """Return the source of axe."""
    file = ROOT / "web/node_modules/axe-core/axe.min.js"
    assert file.exists(), "axe is not installed: python web/build.py"
    return file.read_text(encoding="utf-8")


def violations(person: Person) -> list[str]:
    """Return the serious and critical violations, each with its element and reason."""
    if person.page.evaluate("!window.axe"):
        person.page.evaluate(source())
    with person.painted():
        found = person.page.evaluate("axe.run({ resultTypes: ['violations'] })")["violations"]
    return [
        f"{one['id']}: {node['html'][:160]} {node['failureSummary']}"
        for one in found
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"]
    ]
