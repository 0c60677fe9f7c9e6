"""Every word a person can read: keys of `words/*.ftl` said in French or in English."""

from __future__ import annotations

import locale
import os
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from fluent.syntax.ast import Junk, Message, VariableReference
from fluent.syntax.parser import FluentParser
from fluent.syntax.visitor import Visitor

from noctuary.errors import NoctuaryError
from noctuary.home import LANGUAGES, Refused
from noctuary.home import names as names_of

from .bundle import bundle, text
from .ledger import Clause, Ledger, Ruling, read_ledger
from .lexicon import Lexicon, ToldTexts, compiled

if TYPE_CHECKING:
    from noctuary.kernel import Decision, GameEvent, Kind, LoadedGame, Option

__all__ = ["FALLBACK", "LANGUAGES", "Clause", "Host", "Ledger", "Ruling", "Speech", "Spoken"]
__all__ += ["UnknownLanguage", "Words", "choose_language", "read_ledger", "refusal", "variables"]

FALLBACK = "en"
UNKNOWN = "?"


class UnknownLanguage(NoctuaryError):
    """A language in which nothing is written."""


def choose_language(wanted: str | None = None) -> str:
    """The language asked for, else that of NOCTUARY_LANG, else that of the locale, else English."""
    for given in (wanted, os.environ.get("NOCTUARY_LANG")):
        if given:
            if given not in LANGUAGES:
                raise UnknownLanguage(f"the languages are {', '.join(LANGUAGES)}, not {given!r}")
            return given
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if told := os.environ.get(name):
            return "fr" if told.lower().startswith("fr") else FALLBACK
    return "fr" if (locale.getlocale()[0] or "").lower().startswith("fr") else FALLBACK


def pattern(package: str, lang: str, key: str) -> Any:
    """What stands at a key, or at an attribute of one (`card-01016.text`); None where nothing."""
    words = bundle(package, lang)
    name, _, attribute = key.partition(".")
    if not words.has_message(name):
        return None
    message = words.get_message(name)
    return message.attributes.get(attribute) if attribute else message.value


class Variables(Visitor):
    """Collects the names of what a message wants filled in."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def variables(package: str, lang: str) -> dict[str, frozenset[str]]:
    """Every key and attribute in the words of a package, and what each wants filled in."""
    out: dict[str, frozenset[str]] = {}
    for entry in FluentParser().parse(text(package, lang)).body:
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


class Speech:
    """The words of one package in one language; what is missing there is said in English."""

    def __init__(self, package: str, lang: str) -> None:
        if lang not in LANGUAGES:
            raise UnknownLanguage(f"the languages are {', '.join(LANGUAGES)}, not {lang!r}")
        self.package, self.lang = package, lang

    def has(self, key: str) -> bool:
        """Whether there are words for a key, or for an attribute of one."""
        return any(pattern(self.package, x, key) is not None for x in (self.lang, FALLBACK))

    def say(self, key: str, **args: Any) -> str:
        """A message; never an error, whatever is missing: at worst the key itself, readable."""
        for lang in (self.lang, FALLBACK):
            if (found := pattern(self.package, lang, key)) is not None:
                said, _ = bundle(self.package, lang).format_pattern(found, args)
                return str(said)
        shown = [key.partition("-")[2] or key, *(f"{k} {v}" for k, v in args.items())]
        return ", ".join(shown).replace("_", " ")


class Spoken(Refused):
    """A refusal that says itself, in any language."""

    def said(self, lang: str) -> str:
        """The error in a language."""
        return refusal(self, lang)

    def __str__(self) -> str:
        return self.said(FALLBACK)


def refusal(e: Refused, lang: str) -> str:
    """Why not, in a language."""
    return Speech(e.package, lang).say(e.key, **e.told)


class Host:
    """Lets the tools of games speak."""

    def speech(self, package: str, lang: str | None = None) -> Speech:
        """The words of a package in a language, else in that of the machine."""
        return Speech(package, choose_language(lang))

    def clauses(self, package: str) -> Mapping[str, Clause]:
        """The ledger of a package, by id."""
        ledger = read_ledger(package)
        return ledger.clauses if ledger else {}


# ---- a game


class Words:
    """The words of a game at one table: `names` are its seats, `options` its table options; `texts`
    are all that may be said of what those options name, where not everything may.
    """

    def __init__(
        self,
        game: LoadedGame,
        lang: str,
        *,
        names: Sequence[str] = (),
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        texts: ToldTexts | None = None,
    ) -> None:
        self.game, self.lang, self.names = game, lang, tuple(names)
        self.speech = Speech(game.spec.package or game.spec.state.__module__, lang)
        self.seats = seats or len(names) or min(game.seats)
        self.options = dict(options or {})
        self._parameters: dict[str, Any] | None = None
        self._lexicon = Lexicon(game.spec, self.options, texts)
        brought = names_of(game.spec)
        self._namers, self._tellers = brought.namers, brought.tellers

    @property
    def parameters(self) -> dict[str, Any]:
        """What the table options make of the state: the cards, the board."""
        if self._parameters is None:
            spec = self.game.spec
            self._parameters = spec.parameters(self.seats, spec.resolve(self.options))
        return self._parameters

    def say(self, key: str, **args: Any) -> str:
        """Any message of the game."""
        return self.speech.say(key, **args)

    def seat(self, seat: int) -> str:
        """The name of a seat."""
        return self.names[seat] if 0 <= seat < len(self.names) else str(seat + 1)

    def kind(self, kind: str | Kind, value: int | str, /, **args: Any) -> str:
        """A value of a kind: `kind("region", 1)` or `kind("region", "salem")`; `args` fill in the
        text of one that the table's options name.
        """
        found = self.game.kinds.get(kind) if isinstance(kind, str) else kind
        name = kind if isinstance(kind, str) else kind.name
        if isinstance(value, str) and found is not None and value in found.names:
            value = found.names.index(value)
        if isinstance(value, int):
            if (texts := self._lexicon.find(name, value)) is not None:
                return self._text(texts, args)
            if name in self._namers:
                return self._namers[name](self, value)
            if name == "seat":
                return self.seat(value)
            value = found.word(value) if found is not None else str(value)
        key = f"kind-{name}-{value}"
        return self.speech.say(key) if self.speech.has(key) else value

    def _text(self, texts: Mapping[str, str], args: Mapping[str, Any]) -> str:
        """A text in the language, else in English, else in the one it has."""
        lang = self.lang if self.lang in texts else FALLBACK
        source = texts.get(lang) or next(iter(texts.values()), "")
        if (found := compiled(source)) is None:
            return source
        words = bundle(self.speech.package, lang)
        words.ready(source)
        said, _ = words.format_pattern(found, dict(args))
        return str(said)

    def action(self, option: Option | int | str) -> str:
        """Something on offer, as words: by option, code or id."""
        if isinstance(option, int | str):
            code = self.game.action_code(option) if isinstance(option, str) else option
            option = self.game.option(code)
        kinds = self.game.actions.by_name[option.name].fields
        said = self._said(option.name, kinds, option.fields)
        return self.speech.say(f"action-{option.name}", **said)

    def prompt(self, decision: Decision) -> str:
        """What a seat is asked."""
        return self.asked(f"prompt-{decision.prompt}", decision.args)

    def asked(self, key: str, args: Mapping[str, int]) -> str:
        """A message about a question; an argument called like a kind that has names is named by
        it.
        """
        kinds = self.game.kinds
        known = {"seat", *self._namers, *self._lexicon.kinds}
        known |= {k for k in kinds if kinds[k].names}
        said = {k: self.kind(k, v) if k in known else v for k, v in args.items()}
        said |= self._filled({k: (k, v) for k, v in args.items()}, said)
        return self.speech.say(key, **said)

    def event(self, told: GameEvent) -> str:
        """What happened; hidden fields are left out (`event-<name>-hidden`) or shown as `?`."""
        kinds = self.game.events[told.name].fields
        key = f"event-{told.name}"
        if None in told.fields.values() and self.speech.has(f"{key}-hidden"):
            key = f"{key}-hidden"
        return self.speech.say(key, **self._said(told.name, kinds, told.fields))

    def _said(
        self, name: str, kinds: Mapping[str, Kind], fields: Mapping[str, int | None]
    ) -> dict[str, Any]:
        """Fields as words; plain numbers stay numbers, so that messages can compare them."""
        from noctuary.kernel import Number  # whoever has a game has it

        out: dict[str, Any] = {}
        named = {"seat", *self._namers, *self._lexicon.kinds}
        for f, v in fields.items():
            kind = kinds[f]
            if v is None:
                out[f] = UNKNOWN
            elif kind is Number or (not kind.names and kind.name not in named):
                out[f] = v
            else:
                out[f] = self.kind(kind, v)
        told = self._tellers[name](self, fields) if name in self._tellers else {}
        out |= told
        values = {f: (kinds[f].name, v) for f, v in fields.items() if f not in told}
        return out | self._filled(values, out)

    def _filled(
        self, values: Mapping[str, tuple[str, int | None]], said: Mapping[str, Any]
    ) -> dict[str, str]:
        """The texts among some values, each filled in with what is said of the others."""
        return {
            f: self.kind(kind, v, **{x: s for x, s in said.items() if x != f})
            for f, (kind, v) in values.items()
            if v is not None and kind in self._lexicon.kinds
        }

    def clause(self, id: str) -> str:
        """A clause or a ruling of the game's ledger, in words; its id where there is none."""
        ledger = read_ledger(self.speech.package)
        found = ledger.find(id) if ledger else None
        return found.said(self.lang) if found else id
