"""Whatever JSON a table option is given: a value, or BadOption."""

from __future__ import annotations

import json
from contextlib import suppress
from random import Random

import pytest

from noctuary.kernel import BadOption, games
from tests.journals import hostile

OPTIONS = [(g.id, o.name) for g in games().values() for o in g.options]


@pytest.mark.parametrize(("game", "name"), OPTIONS)
def test_any_value_of_an_option(game: str, name: str) -> None:
    spec, random = games()[game], Random(2)
    (option,) = (o for o in spec.options if o.name == name)
    tried = [w for v in hostile.VALUES for w in (v, [v], {"a": v}, [[v]])]
    for _ in range(100):
        default, junk = (
            json.loads(json.dumps(option.default)),
            json.loads(random.choice(hostile.JUNK)),
        )
        tried.append(hostile.put(default, random.choice(hostile.places(default)), junk))
    for value in tried:
        with suppress(BadOption):
            resolved = spec.resolve({name: value})
            for seats in spec.seats:
                spec.parameters(seats, resolved)
