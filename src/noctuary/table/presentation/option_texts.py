"""The texts that go with a message: of the values that a table's options name, those that the
message holds.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import Any

from noctuary.kernel import BadAction, Kind, LoadedGame
from noctuary.plugin import OptionTexts, Texts

from .. import protocol as wire

NAMED = "named"
"""The key of a view under which it lists the values that it shows: kind -> values."""

Fields = dict[str, list[tuple[str, str]]]
"""Event or action -> the fields whose values may have a text, and their kinds."""


def merge_named(*views: Mapping[str, Any] | None) -> Mapping[str, Any] | None:
    """Return a view that lists the named values of several."""
    first, *others = views
    if not any(others):
        return first
    found: dict[str, list[int]] = {}
    for view in filter(None, views):
        for kind, values in view.get(NAMED, {}).items():
            found.setdefault(kind, []).extend(values)
    return {NAMED: found}


class MessageTexts:
    """The texts that the options of one table bring."""

    def __init__(
        self, game: LoadedGame, option_texts: OptionTexts, options: Mapping[str, Any]
    ) -> None:
        self._game, self._option_texts, self._options = game, option_texts, options
        self._events = self._fields({e.name: e.fields for e in game.outline.events})
        self._actions = self._fields({a.name: a.fields for a in game.outline.actions})

    def _fields(self, kinds: Mapping[str, Mapping[str, Kind]]) -> Fields:
        found = {
            name: [(f, k.name) for f, k in fields.items() if k.name in self._option_texts.kinds]
            for name, fields in kinds.items()
        }
        return {name: fields for name, fields in found.items() if fields}

    @cached_property
    def _texts(self) -> Texts:
        return self._option_texts.words(self._game.spec.resolve(self._options))

    def names(
        self,
        lines: Iterable[wire.AnyLine],
        events: Iterable[wire.Event],
        decision: wire.Decision | None,
        view: Mapping[str, Any] | None,
        before: Mapping[str, Any] | None,
    ) -> wire.SentTexts:
        """Return the texts of a message; of a view only those that `before` did not need."""
        collector = _Collector(self._texts)
        for line in lines:
            if isinstance(line, (wire.Began, wire.Chosen)):
                self._add_events(collector, line.events)
            if isinstance(line, wire.Chosen) and line.option is not None:
                self._add_choice(collector, line.option)
        self._add_events(collector, events)
        if decision is not None:
            self._add_decision(collector, decision)
        named, known = (view or {}).get(NAMED, {}), (before or {}).get(NAMED, {})
        for kind, values in named.items():
            if kind in self._option_texts.kinds:
                for value in sorted({*values}.difference(known.get(kind, ()))):
                    collector.add(kind, value)
        return collector.names

    def _add_events(self, collector: _Collector, events: Iterable[wire.Event]) -> None:
        for event in events:
            for field, kind in self._events.get(event.name, ()):
                collector.add(kind, event.fields.get(field))

    def _add_choice(self, collector: _Collector, id: str) -> None:
        """Add the texts of a choice, known by its option id."""
        try:
            option = self._game.option(self._game.action_code(id))
        except BadAction:
            return  # not an action of the present rules
        self._add_option(collector, option.name, option.fields)

    def _add_option(self, collector: _Collector, name: str, fields: Mapping[str, int]) -> None:
        for field, kind in self._actions.get(name, ()):
            collector.add(kind, fields[field])

    def _add_values(self, collector: _Collector, args: Mapping[str, int]) -> None:
        for name, value in args.items():
            if name in self._option_texts.kinds:
                collector.add(name, value)

    def _add_decision(self, collector: _Collector, decision: wire.Decision) -> None:
        self._add_values(collector, decision.args)
        for option in decision.options:
            self._add_option(collector, option.name, option.fields)
            for tip in option.ahead or ():
                self._add_values(collector, tip.args)
        for denied in decision.denied:
            self._add_option(collector, denied.name, denied.fields)


class _Collector:
    """Collects the texts of one message."""

    def __init__(self, texts: Texts) -> None:
        self._texts = texts
        self.names: wire.SentTexts = {}

    def add(self, kind: str, value: int | None) -> None:
        """Add a value, unless it is hidden or has no text."""
        if value is None or str(value) in self.names.get(kind, ()):
            return
        if (text := self._texts(kind, value)) is not None:
            self.names.setdefault(kind, {})[str(value)] = dict(text)
