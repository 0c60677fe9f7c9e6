"""The texts of a package in French or in English."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fluent.syntax.ast import Junk, Message, VariableReference
from fluent.syntax.parser import FluentParser
from fluent.syntax.visitor import Visitor

from noctuary.plugin import LANGUAGES, Refusal

from ..rulebook.ledger import Clause, read_ledger
from .bundles import load_bundle, read_ftl
from .language import FALLBACK, UnknownLanguage, choose_language


def find_pattern(package: str, lang: str, key: str) -> Any:
    """Return the pattern of a key or an attribute (`card-01016.text`); None if missing."""
    words = load_bundle(package, lang)
    name, _, attribute = key.partition(".")
    if not words.has_message(name):
        return None
    message = words.get_message(name)
    return message.attributes.get(attribute) if attribute else message.value


class Variables(Visitor):
    """A visitor that collects the names of a message's arguments."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def message_variables(package: str, lang: str) -> dict[str, frozenset[str]]:
    """Return every key and attribute of a package's texts, with the names of its arguments.

    Raise ValueError if an entry cannot be read or a key is there twice.
    """
    out: dict[str, frozenset[str]] = {}
    for entry in FluentParser().parse(read_ftl(package, lang)).body:
        if isinstance(entry, Junk):
            raise ValueError(f"{package} words, {lang}: {(entry.content or '')[:60]!r}")
        if isinstance(entry, Message):
            said = {entry.id.name: entry.value}
            said |= {f"{entry.id.name}.{a.id.name}": a.value for a in entry.attributes}
            for key, value in said.items():
                if key in out:
                    raise ValueError(f"{package} words, {lang}: {key} stands twice")
                found = Variables()
                if value is not None:
                    found.visit(value)
                out[key] = frozenset(found.names)
    return out


class FluentTranslations:
    """The texts of one package in one language, with English where one is missing."""

    def __init__(self, package: str, lang: str) -> None:
        if lang not in LANGUAGES:
            raise UnknownLanguage(f"the languages are {', '.join(LANGUAGES)}, not {lang!r}")
        self.package, self.lang = package, lang

    def has(self, key: str) -> bool:
        """Whether a key, or an attribute of one, has a text."""
        return any(find_pattern(self.package, x, key) is not None for x in (self.lang, FALLBACK))

    def format(self, key: str, **args: Any) -> str:
        """Format the text of a key; if it is missing, return the key in readable form."""
        for lang in (self.lang, FALLBACK):
            if (found := find_pattern(self.package, lang, key)) is not None:
                said, _ = load_bundle(self.package, lang).format_pattern(found, args)
                return str(said)
        shown = [key.partition("-")[2] or key, *(f"{k} {v}" for k, v in args.items())]
        return ", ".join(shown).replace("_", " ")


class TranslatedRefusal(Refusal):
    """A refusal that knows its own text, in any language."""

    def translate(self, lang: str) -> str:
        """Return the text of the refusal in a language."""
        return translate_refusal(self, lang)

    def __str__(self) -> str:
        return self.translate(FALLBACK)


def translate_refusal(e: Refusal, lang: str) -> str:
    """Return the text of a refusal in a language."""
    return FluentTranslations(e.package, lang).format(e.key, **e.arguments)


class FluentToolHost:
    """The texts and ledgers that the tools of games may use."""

    def translations(self, package: str, lang: str | None = None) -> FluentTranslations:
        """Return the texts of a package, by default in the language of the machine."""
        return FluentTranslations(package, choose_language(lang))

    def clauses(self, package: str) -> Mapping[str, Clause]:
        """Return the clauses of a package's ledger, by id."""
        ledger = read_ledger(package)
        return ledger.clauses if ledger else {}
