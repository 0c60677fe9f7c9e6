"""Snapshots of the state before an action hold every field, or there is a reason."""

from importlib import resources

from noctuary.games.arkham import GAME
from noctuary.kernel import load
from noctuary.kernel.language.state import ArrField, RowsField

LEFT_OUT = {
    "box": "whatever is in no other zone",
    "reference": "the same from beginning to end",
    "from_hand": "the same from beginning to end",
    "undoing": "the same from beginning to end",
}


def test_every_field_of_the_state_is_remembered() -> None:
    schema = load(GAME, "gen").schema
    code = (
        resources.files("noctuary").joinpath("games", "arkham", "rules", "snapshot.py").read_text()
    )
    fields = [
        f.name
        for f in schema.fields.values()
        if not isinstance(f, RowsField) and not (isinstance(f, ArrField) and f.param)
    ]
    kernels = {"score", "result", "answers"}
    forgotten = [f for f in fields if f"g.{f}" not in code and f not in kernels]
    assert sorted(forgotten) == sorted(set(LEFT_OUT) - {"box"})
