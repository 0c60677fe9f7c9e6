"""The texts of a game at one table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from noctuary.plugin import load_value_names as names_of

from ..rulebook.ledger import read_ledger
from .bundles import load_bundle
from .language import FALLBACK
from .option_texts import CompiledOptionTexts, SentTexts, compile_pattern
from .translations import FluentTranslations

if TYPE_CHECKING:
    from noctuary.kernel import Decision, GameEvent, Kind, LoadedGame, Option

UNKNOWN = "?"


class FluentGameTexts:
    """The texts of a game at one table, with the names of its seats and its table options.

    `texts`, if given, are the only option texts that may be used: those sent to this viewer.
    """

    def __init__(
        self,
        game: LoadedGame,
        lang: str,
        *,
        names: Sequence[str] = (),
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        texts: SentTexts | None = None,
    ) -> None:
        self.game, self.lang, self.names = game, lang, tuple(names)
        self.speech = FluentTranslations(game.spec.package or game.spec.state.__module__, lang)
        self.seats = seats or len(names) or min(game.seats)
        self.options = dict(options or {})
        self._parameters: dict[str, Any] | None = None
        self._lexicon = CompiledOptionTexts(game.spec, self.options, texts)
        brought = names_of(game.spec)
        self._namers, self._tellers = brought.namers, brought.tellers

    @property
    def parameters(self) -> dict[str, Any]:
        """The parameters of the state that follow from the table options."""
        if self._parameters is None:
            spec = self.game.spec
            self._parameters = spec.parameters(self.seats, spec.resolve(self.options))
        return self._parameters

    def format(self, key: str, **args: Any) -> str:
        """Format any text of the game."""
        return self.speech.format(key, **args)

    def seat(self, seat: int) -> str:
        """Return the name of a seat."""
        return self.names[seat] if 0 <= seat < len(self.names) else str(seat + 1)

    def kind(self, kind: str | Kind, value: int | str, /, **args: Any) -> str:
        """Format a value of a kind: `kind("region", 1)` or `kind("region", "salem")`.

        `args` fill in a text that the table's options bring.
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
            value = found.name_of(value) if found is not None else str(value)
        key = f"kind-{name}-{value}"
        return self.speech.format(key) if self.speech.has(key) else value

    def _text(self, texts: Mapping[str, str], args: Mapping[str, Any]) -> str:
        """Format a text in this language, else in English, else in any that it has."""
        lang = self.lang if self.lang in texts else FALLBACK
        source = texts.get(lang) or next(iter(texts.values()), "")
        if (found := compile_pattern(source)) is None:
            return source
        words = load_bundle(self.speech.package, lang)
        words.parse_named(source)
        said, _ = words.format_pattern(found, dict(args))
        return str(said)

    def action(self, option: Option | int | str) -> str:
        """Format an option, given as such, as its code or as its id."""
        if isinstance(option, int | str):
            code = self.game.action_code(option) if isinstance(option, str) else option
            option = self.game.option(code)
        kinds = self.game.actions.by_name[option.name].fields
        said = self._format_fields(option.name, kinds, option.fields)
        return self.speech.format(f"action-{option.name}", **said)

    def prompt(self, decision: Decision) -> str:
        """Format the prompt of a decision."""
        return self.asked(f"prompt-{decision.prompt}", decision.args)

    def asked(self, key: str, args: Mapping[str, int]) -> str:
        """Format a message about a decision.

        An argument with the name of a kind is formatted as a value of that kind.
        """
        kinds = self.game.kinds
        known = {"seat", *self._namers, *self._lexicon.kinds}
        known |= {k for k in kinds if kinds[k].names}
        said = {k: self.kind(k, v) if k in known else v for k, v in args.items()}
        said |= self._format_option_texts({k: (k, v) for k, v in args.items()}, said)
        return self.speech.format(key, **said)

    def event(self, event: GameEvent) -> str:
        """Format an event; hidden fields are left out (`event-<name>-hidden`) or shown as `?`."""
        kinds = self.game.events[event.name].fields
        key = f"event-{event.name}"
        if None in event.fields.values() and self.speech.has(f"{key}-hidden"):
            key = f"{key}-hidden"
        return self.speech.format(key, **self._format_fields(event.name, kinds, event.fields))

    def _format_fields(
        self, name: str, kinds: Mapping[str, Kind], fields: Mapping[str, int | None]
    ) -> dict[str, Any]:
        """Format fields; plain numbers stay numbers, so that messages can compare them."""
        from noctuary.kernel import Number  # loaded already: there is a game

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
        return out | self._format_option_texts(values, out)

    def _format_option_texts(
        self, values: Mapping[str, tuple[str, int | None]], said: Mapping[str, Any]
    ) -> dict[str, str]:
        """Format those values that option texts name, each with the others as arguments."""
        return {
            f: self.kind(kind, v, **{x: s for x, s in said.items() if x != f})
            for f, (kind, v) in values.items()
            if v is not None and kind in self._lexicon.kinds
        }

    def clause(self, id: str) -> str:
        """Return the text of a clause or ruling; its id if the ledger does not have it."""
        ledger = read_ledger(self.speech.package)
        found = ledger.find(id) if ledger else None
        return found.text(self.lang) if found else id
