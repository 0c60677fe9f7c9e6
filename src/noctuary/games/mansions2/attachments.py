"""Nights that are not in the box: packages that a table's options name by their content."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any
from weakref import WeakValueDictionary

from noctuary.kernel import Attachment, AttachmentReader
from noctuary.kernel.errors import BadState
from noctuary.plugin import LANGUAGES

from .scenario import Broken, CompiledScenario, Package, compiled_package
from .scenario.check import check as check_package
from .scenario.package import NAMED
from .tools import BadScenario
from .valkyrie import HEAD, imported_package, is_quest, opened_quest
from .valkyrie.products import product_name

FEW = 20
"""Problems that are told of a package nobody has asked to check."""


@dataclass(eq=False)
class Night(Attachment):
    """A package, and the scenarios that it compiles to."""

    package: Package
    _made: dict[tuple[frozenset[str] | None, bool], CompiledScenario] = field(default_factory=dict)

    @property
    def foreign(self) -> bool:
        """A quest that others wrote for a program of their own."""
        return HEAD in self.package.files

    def compile(self, products: frozenset[str] | None, digital: bool = False) -> CompiledScenario:
        """Compile a night for people who own some products.

        Of our box or, if it is a quest, of another, which may be played without it. Raise BadState
        if it cannot be played.
        """
        key = products, digital
        if key not in self._made:
            try:
                self._made[key] = self._compiled(*key)
            except Broken as broken:
                raise BadState("\n".join(map(str, broken.problems[:FEW]))) from None
        return self._made[key]

    def _compiled(self, products: frozenset[str] | None, digital: bool) -> CompiledScenario:
        if self.foreign:
            return imported_package(self.package, products, digital=digital).made
        return compiled_package(self.package, products or frozenset())


_held: WeakValueDictionary[str, Night] = WeakValueDictionary()


def hold(package: Package) -> Night:
    """Return a package as a night, which is known for as long as somebody holds it."""
    name = package.hash
    return _held.setdefault(name, Night(name, package.packed, {}, package))


def take(data: bytes) -> Night:
    """Read the package in a file. Raise BadState if there is none."""
    try:
        return hold(opened_quest(data) if is_quest(data) else Package.from_bytes(data))
    except Broken as broken:
        raise BadState("\n".join(map(str, broken.problems[:FEW]))) from None


def find(name: str) -> Night | None:
    """Return a night that somebody holds, or None."""
    return _held.get(name)


def named(options: Mapping[str, Any]) -> tuple[str, ...]:
    """Return the night that options name, if it is none of ours."""
    name = options.get("scenario")
    return (name,) if isinstance(name, str) and NAMED.fullmatch(name) else ()


def check(data: bytes) -> Night:
    """Check a night that comes from outside. Raise BadScenario if anything is wrong with it."""
    try:
        if is_quest(data):
            return check_quest(data)
        package = Package.from_bytes(data)
    except Broken as broken:
        raise BadScenario("error-night", broken.problems, n=len(broken.problems)) from None
    report = check_package(package)
    if report.problems or report.made is None:
        raise BadScenario("error-night", report.problems, n=len(report.problems))
    night = hold(package)
    night.note = noted(report.made)
    return night


def check_quest(data: bytes) -> Night:
    """Check a quest of others: it is taken as it is, and its oddities are listed with it."""
    package = opened_quest(data)
    found = imported_package(package)
    night = hold(package)
    odd = [{"place": p.place, "key": p.key, "told": p.told} for p in found.problems[:FEW]]
    night.note = noted(found.made) | {
        "foreign": True,
        "languages": list(found.languages),
        "fidelity": found.fidelity,
        "packs": [{"id": name, "name": product_name(name)} for name in found.made.packs],
        "problems": odd,
        "odd": len(found.problems),
    }
    return night


def noted(made: CompiledScenario) -> dict[str, Any]:
    """Return the entries of a night in a list."""
    return {
        "id": made.id,
        "name": dict(zip(LANGUAGES, made.name, strict=True)),
        "blurb": dict(zip(LANGUAGES, made.blurb, strict=True)),
        "minutes": made.minutes,
        "difficulty": made.difficulty,
        "product": made.product,
    }


ATTACHMENTS = AttachmentReader(names=named, read=take, get=find, validate=check)
