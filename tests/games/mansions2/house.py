"""A house set up for one test: `House(backend, at={"agatha": "01A.a"}, clues={"agatha": 2})`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from copy import deepcopy
from functools import cache
from typing import Any

import yaml

from noctuary.games.mansions2 import GAME
from noctuary.games.mansions2.columns import PieceRow
from noctuary.games.mansions2.components import TOKENS, UNARMED, Deck
from noctuary.games.mansions2.scenario import CompiledScenario, compiled, compiled_text
from noctuary.kernel import load
from noctuary.mechanics.spaces import DARKNESS, FIRE, PASSAGE

Fields = dict[str, Any]
FACES = {"s": 0, "i": 3, "b": 5}
"""What a die of eight shows: success, investigation, blank."""
BARE: Fields = yaml.safe_load("""
id: bare
name: ["A bare house", "Une maison nue"]
languages: [en, fr]
rounds: 20
start:
  {tiles: ["01A", "13A", "10A", "09A"], at: 01A.a, possessions: [], own: false, tokens: [],
  vars: {}}
layout:
  {"01A": [0, 0, 0], "13A": [-2, 1, 0], "10A": [2, 0, 0], "09A": [1, -1, 0], "24A": [0, -1, 0],
  "17A": [2, 1, 0], "11B": [4, 0, 0]}
objectives: {o_look: ["Look around.", "Regardez autour de vous."]}
puzzles: {}
tokens: {}
events: {}
schedule: {quiet: ["Nothing stirs.", "Rien ne bouge."]}
epilogues:
  won: ["It is over.", "C’est fini."]
  late: ["Too late.", "Trop tard."]
  fallen: ["Fallen.", "À terre."]
""")


@cache
def _made(text: str) -> CompiledScenario:
    return compiled_text("bare.yaml", text)


def bare(**parts: Any) -> CompiledScenario:
    """Compile the bare house with parts of a scenario, as YAML or as values; `start` is merged."""
    whole = deepcopy(BARE)
    for name, part in parts.items():
        value = yaml.safe_load(part) if isinstance(part, str) else part
        if isinstance(value, dict) and isinstance(whole.get(name), dict):
            whole[name] |= value
        else:
            whole[name] = value
    return _made(yaml.safe_dump(whole, allow_unicode=True, sort_keys=False))


class House:
    """A game in which wishes are granted at the beginning of an investigator's turn.

    The map: 01A (Grand Hall a, b; Cloakroom c; Landing d; Porter's Lodge e), 13A (Study a, Gallery
    b) beyond the cloakroom, 10A (Kitchen a, Scullery b) beyond the lodge, 09A (Bedroom a, Dressing
    Room b, Bathroom c) beyond the landing; 24A, 17A, 11B can be laid. `parts`: sections of a
    scenario (tokens, events, puzzles, monsters, cards, start...), as YAML. `scenario`: one of ours
    instead. `turn`: whose turn it is (the first by default); None: stop at the first question.
    """

    def __init__(
        self,
        backend: str,
        *,
        party: str = "agatha bastien",
        seats: int | None = None,
        scenario: str | None = None,
        parts: Mapping[str, Any] | None = None,
        options: Mapping[str, Any] | None = None,
        turn: str | None = "",
        seed: int = 1,
        **wish: Any,
    ) -> None:
        self.game = load(GAME, backend, checked=True)
        who = party.split()
        seats = len(who) if seats is None else seats
        mine: list[list[str]] = [[] for _ in range(seats)]
        for n, name in enumerate(who):
            mine[n % seats].append(name)
        self.party = [name for names in mine for name in names]
        self.made = compiled(scenario) if scenario else bare(**(parts or {}))
        self.options = {"party": mine, **(options or {})}
        if scenario:
            self.options["scenario"] = scenario
        self.state, step = self.game.begin(
            seats=seats, seed=seed, options=self.options, books=self.made.tables
        )
        self.log: list[str] = [self.words(t) for t in step.events]
        if turn is not None:
            self.until_turn(turn or who[0])
            self.grant(**wish)
            self.log = []

    # ---- names

    def space(self, name: str) -> int:
        """Return the number of a space."""
        return self.made.plan.spaces[name]

    def space_name(self, number: int) -> str | None:
        """Return the name of a space; None off the board."""
        names = {n: name for name, n in self.made.plan.spaces.items()}
        return names.get(number)

    def face(self, name: str) -> int:
        """Return the number of a card's side: `lantern`, `lantern.back`, `unarmed`."""
        return UNARMED if name == "unarmed" else self.made.face_numbers[name]

    def face_name(self, number: int) -> str:
        """Return the name of a side of a card, as `face` takes it."""
        names = {k: f for f, k in self.made.face_numbers.items()}
        return names.get(number) or self.made.faces[number].id or "unarmed"

    def creature(self, name: str) -> int:
        """Return the number of a monster's kind, or of a named one."""
        return self.made.creature_numbers[name]

    def token(self, name: str) -> int:
        """Return the number of a token."""
        return next(k for k, t in enumerate(self.made.tokens) if t is not None and t.id == name)

    def slot(self, name: str) -> int:
        """Return the slot of an investigator in the party."""
        return self.party.index(name)

    def choice(self, english: str) -> int:
        """Return the number of an option by its English text."""
        return next(n for n, t in enumerate(self.made.choices) if t[0] == english)

    def variable(self, name: str) -> int:
        """Return the present value of a variable of the scenario."""
        return int(self.get("vars")[self.made.variables[name]])

    # ---- playing

    @property
    def asked(self) -> tuple[int, str]:
        """Who is asked, and what."""
        decision = self.state.decision
        return decision.seat, decision.prompt

    def offered(self, prefix: str = "") -> list[str]:
        """List the options by id; those of an action, or with this beginning."""
        ids = [self.game.action_id(a) for a in self.state.legal()]
        return [i for i in ids if i == prefix or i.startswith(prefix)]

    def spoken(self, prefix: str = "") -> list[str]:
        """List the options with names: `move/space=01A.b`; those with this beginning."""
        ids = [self.named(self.game.action_id(a)) for a in self.state.legal()]
        return [i for i in ids if i.startswith(prefix)]

    def named(self, choice: str) -> str:
        """Return an id with the names of spaces, cards, creatures and options for their numbers."""
        head, *parts = choice.split("/")
        for n, part in enumerate(parts):
            key, _, value = part.partition("=")
            if key == "space":
                value = str(self.space_name(int(value)))
            elif key == "card":
                value = self.face_name(int(value))
            elif key == "creature":
                value = next(c for c, k in self.made.creature_numbers.items() if k == int(value))
            elif key == "choice":
                value = self.made.choices[int(value)][0]
            parts[n] = f"{key}={value}"
        return "/".join([head, *parts])

    def numbered(self, choice: str) -> str:
        """Return the id that a choice with names means."""
        head, *parts = choice.split("/")
        of = {
            "space": self.space, "card": self.face, "creature": self.creature, "choice": self.choice
        }  # fmt: skip
        for n, part in enumerate(parts):
            key, _, value = part.partition("=")
            if key in of and not value.isdecimal():
                parts[n] = f"{key}={of[key](value)}"
        return "/".join([head, *parts])

    def denied(self, prefix: str = "") -> dict[str, list[str]]:
        """List the denials, with the clauses that forbid them."""
        found: dict[str, list[str]] = {}
        for option, why in self.state.denials():
            if option.startswith(prefix):
                found.setdefault(option, []).append(why)
        return found

    def do(self, *choices: str, dice: str = "", chance: Iterable[int] = ()) -> House:
        """Make choices.

        `dice`: what dice show in turn, s i b (blank once they are used up); `chance`: other
        outcomes in turn (the first once they are used up).
        """
        faces = [FACES[d] for d in dice.replace(" ", "")]
        others = list(chance)

        def source(n: int) -> int:
            if n == 8:
                return faces.pop(0) if faces else FACES["b"]
            return min(others.pop(0), n - 1) if others else 0

        for choice in choices:
            step = self.state.step(self.numbered(choice), source)
            self.log += [self.words(t) for t in step.events]
        return self

    def until_turn(self, name: str) -> House:
        """Go on, doing nothing, until it is somebody's turn."""
        for _ in range(400):
            if self.asked[1] == "turn" and self.get("turn") == self.slot(name):
                return self
            ids = self.offered()
            for wanted in (f"take/investigator={name}", "begin", "end_turn", "enough"):
                if wanted in ids:
                    self.do(wanted)
                    break
            else:
                self.do(ids[0])
        raise AssertionError(f"it is never {name}'s turn: {self.asked}")

    def pass_on(self, prompt: str = "turn") -> House:
        """End this turn and do nothing until a question is asked again."""
        self.do("end_turn")
        for _ in range(400):
            if self.state.over or self.asked[1] == prompt:
                return self
            ids = self.offered()
            self.do(next((i for i in ("end_turn", "enough") if i in ids), ids[0]))
        raise AssertionError(f"{prompt} is never asked")

    # ---- looking

    def get(self, name: str) -> Any:
        """Return a field of the state."""
        return self.state.fields()[name]

    def at(self, name: str) -> str | None:
        """Return the space of an investigator."""
        return self.space_name(self.get("at")[self.slot(name)])

    def held(self, name: str) -> list[str]:
        """Return an investigator's cards, by the side that is up."""
        f = self.state.fields()
        return [self.card_name(f, c) for c in f["held"][self.slot(name)]]

    def conditions(self, name: str) -> list[str]:
        """Return an investigator's Conditions."""
        f = self.state.fields()
        fronts = [self.made.tables["copies"][c][0] for c in f["marks"][self.slot(name)]]
        return [self.made.faces[n].id for n in fronts]

    def up(self, name: str, harm: str = "damage") -> list[str]:
        """Return an investigator's faceup Damage or Horror."""
        f = self.state.fields()
        row = 2 * self.slot(name) + (harm == "horror")
        return [self.made.faces[self.made.tables["copies"][c][0]].id for c in f["up"][row]]

    def down(self, name: str, harm: str = "damage") -> int:
        """Return how many facedown cards somebody has."""
        f = self.state.fields()
        row = 2 * self.slot(name) + (harm == "horror")
        return len(f["down"][row]) + int(f["blanks"][row])

    def card_name(self, f: Fields, c: int) -> str:
        """Return the name of a card by the side that is up."""
        front, back = self.made.tables["copies"][c]
        name = self.made.faces[front].id
        return f"{name}.back" if f["side"][c] and back >= 0 else name

    def told(self, name: str) -> list[str]:
        """Return the events of a name since the wishes were granted."""
        return [line for line in self.log if line.split(" ")[0] == name]

    def words(self, told: Any) -> str:
        """Return an event as a line: its name, then its values, by name where they have one."""
        kinds = self.game.events[told.name].fields
        out = [told.name]
        for field, value in told.fields.items():
            kind = kinds[field]
            if value is None:
                out.append("?")
            elif kind.name == "space":
                out.append(str(self.space_name(value)))
            elif kind.name == "card":
                out.append(self.face_name(value))
            elif kind.name == "creature":
                out.append(self.made.creatures[value].id)
            elif kind.name == "piece":
                token = self.made.tokens[value]
                out.append(token.id if token else str(value))
            elif kind.name in ("text", "choice"):
                texts = self.made.texts if kind.name == "text" else self.made.choices
                out.append(texts[value][0])
            else:
                out.append(kind.names[value] if kind.names else str(value))
        return " ".join(out)

    # ---- wishes

    def cards_of(self, name: str) -> list[int]:
        """Return every copy of a card."""
        number = self.face(name)
        return [c for c, (front, _) in enumerate(self.made.tables["copies"]) if front == number]

    def grant(
        self,
        *,
        at: Mapping[str, str] | None = None,
        held: Mapping[str, str] | None = None,
        conditions: Mapping[str, str] | None = None,
        up: Mapping[str, str] | None = None,
        down: Mapping[str, tuple[int, int]] | None = None,
        clues: Mapping[str, int] | None = None,
        actions: Mapping[str, int] | None = None,
        monsters: Iterable[tuple[str, str] | tuple[str, str, int]] = (),
        fire: str = "",
        darkness: str = "",
        passages: str = "",
        barricades: Mapping[str, str] | None = None,
        floor: Mapping[str, str] | None = None,
        tokens: str = "",
        vars: Mapping[str, int] | None = None,
        behind: Mapping[str, str] | None = None,
        **wish: Any,
    ) -> House:
        """Grant wishes; what they do not name stays as it is.

        `held`, `conditions`, `up`: names of cards by investigator (`lantern.back` is turned).
        `down`: so many facedown Damage and Horror. `monsters`: (kind, space[, damage]).
        `floor`: cards that lie on a space.
        `barricades`: a space and what it blocks ("" nothing, a neighbouring space, "passage").
        `behind`: the back of the first copy of a Spell or Condition that is held.
        """
        f = self.state.fields()
        copies = self.made.tables["copies"]
        taken: set[int] = set()

        def take(name: str) -> int:
            front = name.removesuffix(".back")
            c = next(c for c in self.cards_of(front) if c not in taken)
            taken.add(c)
            return c

        for name, spot in (at or {}).items():
            wish.setdefault("at", {})[self.slot(name)] = self.space(spot)
        for zone, rows in (("held", held), ("marks", conditions)):
            for name, names in (rows or {}).items():
                mine = [take(n) for n in names.split()]
                wish.setdefault(zone, {})[self.slot(name)] = mine
                wish.setdefault("held_by", {}).update(dict.fromkeys(mine, self.slot(name) + 1))
                for c, n in zip(mine, names.split(), strict=True):
                    wish.setdefault("side", {})[c] = int(n.endswith(".back"))
        for spot, names in (floor or {}).items():
            for n in names.split():
                c = take(n)
                wish.setdefault("floor", []).append(c)
                wish.setdefault("lies", {})[c] = self.space(spot)
        for name, names in (up or {}).items():
            for n in names.split():
                c = take(n)
                harm = 1 if self.made.faces[copies[c][0]].deck == "horror" else 0
                row = 2 * self.slot(name) + harm
                wish.setdefault("up", {}).setdefault(row, []).append(c)
        for name, counts in (down or {}).items():
            for harm, n in enumerate(counts):
                deck = [c for c in f["deck"][harm] if c not in taken][:n]
                taken.update(deck)
                wish.setdefault("down", {})[2 * self.slot(name) + harm] = deck
        for field, values in (("clues", clues), ("actions", actions)):
            for name, n in (values or {}).items():
                wish.setdefault(field, {})[self.slot(name)] = n
        for m, (kind, spot, *damage) in enumerate(monsters):
            row = self.made.tables["creatures"][self.creature(kind)]
            wish.setdefault("alive", []).append(m)
            values = {
                "m_kind": self.creature(kind),
                "m_at": self.space(spot),
                "m_damage": damage[0] if damage else 0,
                "m_health": row[3] + row[4] * len(self.party),
            }
            for field, value in values.items():
                wish.setdefault(field, {})[m] = value
            wish.setdefault("m_last", {})[m] = [0] * 4
        for bit, names in ((FIRE, fire), (DARKNESS, darkness), (PASSAGE, passages)):
            for spot in names.split():
                s = self.space(spot)
                feature = wish.setdefault("feature", {})
                feature[s] = feature.get(s, f["feature"][s]) | bit
        for k, (spot, toward) in enumerate((barricades or {}).items()):
            self._barricade(wish, f, k, spot, toward)
        if tokens:
            wish["board"] = [self.token(t) for t in tokens.split()]
            for k in wish["board"]:
                row = self.made.tables["pieces"][k]
                if TOKENS[row[PieceRow.KIND]] == "explore" and row[PieceRow.EDGE]:
                    wish.setdefault("shut", {})[row[PieceRow.EDGE] - 1] = 1
        for name, n in (vars or {}).items():
            wish.setdefault("vars", {})[self.made.variables[name]] = n
        for name, back in (behind or {}).items():
            self._behind(wish, f, name, back)
        self.state.arrange(self._tidy(wish, f, taken))
        return self

    def _barricade(self, wish: Fields, f: Fields, k: int, spot: str, toward: str) -> None:
        """Put a Barricade on a space, against an opening."""
        from noctuary.games.mansions2.rules.barricades import PASSAGE_END

        s = self.space(spot)
        wish.setdefault("barricade_at", {})[k] = s
        edge = 0
        if toward == "passage":
            edge = PASSAGE_END
            wish.setdefault("feature", {})
            wish["feature"][s] = wish["feature"].get(s, f["feature"][s]) | 8
        elif toward:
            ends = {s, self.space(toward)}
            n = next(n for n, (a, b, _) in enumerate(self.made.plan.edges) if {a, b} == ends)
            edge = n + 1
            wish.setdefault("blocked", {})[n] = 1
        wish.setdefault("barricade_edge", {})[k] = edge

    def _behind(self, wish: Fields, f: Fields, name: str, back: str) -> None:
        """Give a copy of a card a certain back; the copy that had it gets the other."""
        mine = self.cards_of(name)
        rows = [c for zone in ("held", "marks") for row in wish.get(zone, {}).values() for c in row]
        c = next((c for c in mine if c in rows), mine[0])
        other = next(d for d in mine if f["behind"][d] == self.face(back))
        values = wish.setdefault("behind", {})
        values[c], values[other] = (
            self.face(back),
            f["behind"][c] if other != c else self.face(back),
        )

    @staticmethod
    def _tidy(wish: Fields, f: Fields, taken: set[int]) -> Fields:
        """Return cards pushed out of somebody's hands to the shelf or their deck."""
        out: dict[str, list[int]] = {"shelf": [], "0": [], "1": []}
        for zone in ("held", "marks", "up", "down"):
            for row, cards in wish.get(zone, {}).items():
                for c in f[zone][row]:
                    if c not in cards and c not in taken:
                        stock = f["stock"][c] - 1
                        harm = stock in (Deck.DAMAGE, Deck.HORROR)
                        out[str(stock) if harm else "shelf"].append(c)
        if out["shelf"]:
            wish["shelf"] = [c for c in f["shelf"] if c not in taken] + out["shelf"]
            wish.setdefault("held_by", {}).update(dict.fromkeys(out["shelf"], 0))
        for harm in (0, 1):
            if out[str(harm)]:
                deck = [c for c in f["deck"][harm] if c not in taken] + out[str(harm)]
                wish.setdefault("deck", {})[harm] = deck
        return wish
