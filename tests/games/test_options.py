"""Table options of every game."""

from __future__ import annotations

import pytest

from noctuary.kernel import TableOption, games

FEW = [(g.id, o) for g in games().values() for o in g.options if o.choices]


@pytest.mark.parametrize(("game", "option"), FEW, ids=lambda x: getattr(x, "name", x))
def test_every_choice_of_an_option_can_be_had(game: str, option: TableOption) -> None:
    assert option.default in option.choices
    assert [option.check(value) for value in option.choices] == list(option.choices)
