"""The words that go with a message: of what a table's options name those values, and no others,
that the message holds.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import Any

from noctuary.kernel import BadAction, Kind, LoadedGame
from noctuary.plugin import OptionTexts, Texts

from .. import protocol as wire

NAMED = "named"
"""What a view calls the values that it shows: kind -> values."""

Fields = dict[str, list[tuple[str, str]]]
"""Of events or actions, by name: the fields that hold a value with a text, and their kinds."""


def merge_named(*views: Mapping[str, Any] | None) -> Mapping[str, Any] | None:
    """What several views name, as one that names it all."""
    first, *others = views
    if not any(others):
        return first
    found: dict[str, list[int]] = {}
    for view in filter(None, views):
        for kind, values in view.get(NAMED, {}).items():
            found.setdefault(kind, []).extend(values)
    return {NAMED: found}


class MessageTexts:
    """The texts of one table."""

    def __init__(self, game: LoadedGame, lexicon: OptionTexts, options: Mapping[str, Any]) -> None:
        self._game, self._lexicon, self._options = game, lexicon, options
        self._events = self._fields({e.name: e.fields for e in game.outline.events})
        self._actions = self._fields({a.name: a.fields for a in game.outline.actions})

    def _fields(self, kinds: Mapping[str, Mapping[str, Kind]]) -> Fields:
        found = {
            name: [(f, k.name) for f, k in fields.items() if k.name in self._lexicon.kinds]
            for name, fields in kinds.items()
        }
        return {name: fields for name, fields in found.items() if fields}

    @cached_property
    def _texts(self) -> Texts:
        return self._lexicon.words(self._game.spec.resolve(self._options))

    def names(
        self,
        lines: Iterable[wire.AnyLine],
        events: Iterable[wire.Event],
        ask: wire.Decision | None,
        view: Mapping[str, Any] | None,
        before: Mapping[str, Any] | None,
    ) -> wire.SentTexts:
        """The texts of what is told; of a view only what was not shown before."""
        said = _Collector(self._texts)
        for line in lines:
            if isinstance(line, (wire.Began, wire.Chosen)):
                self._tell_events(said, line.events)
            if isinstance(line, wire.Chosen) and line.option is not None:
                self._tell_choice(said, line.option)
        self._tell_events(said, events)
        if ask is not None:
            self._tell_question(said, ask)
        shown, known = (view or {}).get(NAMED, {}), (before or {}).get(NAMED, {})
        for kind, values in shown.items():
            if kind in self._lexicon.kinds:
                for value in sorted({*values}.difference(known.get(kind, ()))):
                    said.add(kind, value)
        return said.names

    def _tell_events(self, said: _Collector, events: Iterable[wire.Event]) -> None:
        for event in events:
            for field, kind in self._events.get(event.name, ()):
                said.add(kind, event.fields.get(field))

    def _tell_choice(self, said: _Collector, id: str) -> None:
        """A choice of one's own, which is told by its id."""
        try:
            option = self._game.option(self._game.action_code(id))
        except BadAction:
            return  # the rules do not know it any more
        self._tell_option(said, option.name, option.fields)

    def _tell_option(self, said: _Collector, name: str, fields: Mapping[str, int]) -> None:
        for field, kind in self._actions.get(name, ()):
            said.add(kind, fields[field])

    def _tell_values(self, said: _Collector, args: Mapping[str, int]) -> None:
        for name, value in args.items():
            if name in self._lexicon.kinds:
                said.add(name, value)

    def _tell_question(self, said: _Collector, ask: wire.Decision) -> None:
        self._tell_values(said, ask.args)
        for option in ask.options:
            self._tell_option(said, option.name, option.fields)
            for remark in option.ahead or ():
                self._tell_values(said, remark.args)
        for denied in ask.denied:
            self._tell_option(said, denied.name, denied.fields)


class _Collector:
    """The texts that go with one message."""

    def __init__(self, texts: Texts) -> None:
        self._texts = texts
        self.names: wire.SentTexts = {}

    def add(self, kind: str, value: int | None) -> None:
        """One more value; nothing where it is hidden, or where there is no such thing."""
        if value is None or str(value) in self.names.get(kind, ()):
            return
        if (text := self._texts(kind, value)) is not None:
            self.names.setdefault(kind, {})[str(value)] = dict(text)
