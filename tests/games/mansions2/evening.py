"""An evening with the box on the table, played by a script: whatever a group that knows nothing
would try, one report for each investigator and round, told aloud.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from noctuary.games.mansions2 import GAME
from noctuary.games.mansions2.view import view
from noctuary.kernel import load
from noctuary.kernel.runtime.board import next_word, pick_below, seed_stream

THREE = [["agatha", "bastien", "odile"]]
PRESSED, LONGEST, CROWD = 3, 4_000, 5


class Evening:
    """One evening: `taps[round]` counts what people touched, `special` names the rounds in which
    they worked at a puzzle, had to choose, somebody fell, or more than `CROWD` monsters acted.
    """

    def __init__(self, seed: int, backend: str = "frames", **options: Any) -> None:
        self.options = {"kept": "keeper", "party": THREE, **options}
        self.game = load(GAME, backend, checked=True)
        self.state, _ = self.game.begin(seats=1, seed=seed, options=self.options)
        self.resolved = GAME.resolve(self.options)
        self.stream = seed_stream(seed)
        self.taps: dict[int, int] = {}
        self.special: set[int] = set()
        self.pressed = 0

    def any_of(self, ids: list[str]) -> str:
        """Return one of several, by the seed."""
        self.stream = next_word(self.stream)
        return ids[pick_below(self.stream, len(ids))]

    def choice(self) -> str:
        """Return the group's next choice."""
        assert self.state.decision is not None
        prompt = self.state.decision.prompt
        ids = [self.game.action_id(a) for a in self.state.legal()]
        if prompt == "told":
            return self.report(ids)
        if prompt in ("puzzle", "choose", "number", "judge"):
            self.special.add(self.state.fields()["round"])
        if prompt == "puzzle":
            return "close"
        if prompt == "report":
            return f"report/n={self.any_of(['0', '1', '2', '3'])}"
        if prompt == "read":
            return "continue"
        return self.any_of(ids)

    def report(self, ids: list[str]) -> str:
        """Report a token, an attack and its damage, or the end of the phase."""
        if self.pressed >= PRESSED:
            return "end_phase"
        wounds = [i for i in ids if i.startswith("wound/n=2")]
        attacks = [i for i in ids if i.startswith("assail")]
        if attacks and self.pressed == 0:
            self.pressed = 1
            return self.any_of(attacks)
        if wounds and self.pressed == 1:
            self.pressed = 2
            return self.any_of(wounds)
        presses = [i for i in ids if i.startswith("press")]
        self.pressed += 1
        return self.any_of(presses) if presses else "end_phase"

    def play(self) -> Iterator[tuple[str, str]]:
        """Play the whole evening; before each choice, yield the question and the choice."""
        for _ in range(LONGEST):
            if self.state.over:
                return
            assert self.state.decision is not None
            prompt, choice = self.state.decision.prompt, self.choice()
            yield prompt, choice
            self.taps[self.round] = self.taps.get(self.round, 0) + 1
            if choice == "end_phase":
                self.pressed = 0
            if len(self.shown().monsters) > CROWD:
                self.special.add(self.round)
            self.state.step(choice)
        raise AssertionError("the evening does not end")

    @property
    def round(self) -> int:
        """The round, from 1."""
        return max(1, int(self.state.fields()["round"]))

    def shown(self) -> Any:
        """Return the view of the screen."""
        return view(self.state.observe(0), self.resolved)

    def heard(self, lang: str) -> list[str]:
        """Return the present list, as it is read aloud; places in brackets."""
        lines = []
        for told in self.shown().keeper.told:
            where = f" [{getattr(told.where, lang)}]" if told.where else ""
            lines.append(f"{told.kind}: {getattr(told.said, lang)}{where}")
        return lines


def script(seed: int, lang: str) -> str:
    """Return a whole evening as text."""
    evening = Evening(seed)
    out: list[str] = []
    last = 0
    for prompt, choice in evening.play():
        if evening.round != last:
            last = evening.round
            out.append(f"\n== {last}")
        out += evening.heard(lang)
        out.append(f"> {prompt}: {choice}")
    out += evening.heard(lang)
    return "\n".join(out).strip() + "\n"
