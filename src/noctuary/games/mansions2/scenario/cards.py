"""Cards and monsters of a scenario file and of the box, as a book has them."""

from __future__ import annotations

from typing import Any

from ..columns import EndRow
from ..components import (
    ABILITIES,
    CLASSES,
    CONDITIONS,
    DECKS,
    INVESTIGATORS,
    PICTURES,
    TRAITS,
    WEAPONS,
    Deck,
)
from ..limits import CARDS
from ..opcodes import Hook, Selector
from .box import BoxContent
from .compiled import CreatureWords, FaceWords
from .operations import Operations
from .yaml_reader import Map, Source

NONE = -1
HOOKS = tuple(h.name.lower() for h in Hook)
CARD_KEYS = {
    "id", "copies", "name", "traits", "icon", "damage", "fx", "t", "back", "app", "backs", "trait",
    "do", "owner_sees_back", "deck", "of", "min", "win", "lose", "opts",
}  # fmt: skip
MONSTER_WANTS = (
    *("id", "name", "awareness", "horror", "brawn", "health", "class", "figures", "act", "evade"),
    "scare",
)
MONSTER_KEYS = {*MONSTER_WANTS, "slot", "base", "flavour", "abilities"}
ACT_WANTS = ("hit", "toward", "pick", "reach", "move")
FX_KEYS = {"hook", "if", "limit", "may", "do", "t"}
ENDS = {
    ("lose", "possessions_below"): EndRow.LOSE_POSSESSIONS_BELOW,
    ("lose", "not_on"): EndRow.LOSE_NOT_ON_START,
    ("lose", "not_most"): EndRow.LOSE_NOT_MOST_CLUES,
    ("win", "others_eliminated"): EndRow.WIN_OTHERS_OUT,
    ("win", "spaces_on_fire"): EndRow.WIN_BURNING,
    ("win", "eliminated"): EndRow.WIN_ELIMINATED,
    ("lose", "group"): EndRow.LOSE_GROUP_WINS,
    ("lose", "eliminated"): EndRow.LOSE_NOT_ELIMINATED,
}
MONSTER_PICTURE = {"priest": "priest_of_tides"}


class Cards(Operations):
    """The compiler of cards and monsters."""

    base: BoxContent
    box: dict[str, Source]
    """The files of the box, each with what is wrong in it."""
    scenario: Source
    faces: dict[str, int]
    creatures: dict[str, int]

    # -- numbering: names must be known before anything is compiled

    def read_cards(self, added: Any) -> None:
        """Assign numbers to every side of every card; 0 is no card."""
        self.faces = {}
        self.card_rows: list[tuple[Any, Deck, str]] = []
        base = self.base
        for deck, cards, file in (
            (Deck.COMMON, base.common, "items"),
            (Deck.UNIQUE, base.unique, "items"),
            (Deck.SPELL, base.spells, "spells"),
            (Deck.SPELL, base.spell_backs, "spells"),
            (Deck.CONDITION, base.conditions, "conditions"),
            (Deck.CONDITION, base.condition_backs, "conditions"),
            (Deck.DAMAGE, base.damage, "harm"),
            (Deck.HORROR, base.horror, "harm"),
            (Deck.INVESTIGATOR, base.investigators, "investigators"),
        ):
            for card in cards:
                self._number(card, deck, file)
        for given in added:
            card = self.mapping(given, "a card")
            if self.wanted(card, ("id", "name"), "a card"):
                named = self.index(
                    card, "deck", card.get("deck", "unique"), DECKS[: Deck.INVESTIGATOR]
                )
                self._number(card, Deck(named), "")

    def _number(self, card: Any, deck: Deck, file: str) -> None:
        if str(card["id"]) in self.faces:
            self.source.problem(card, "card-twice", name=card["id"])
        self.card_rows.append((card, deck, file))
        self.faces[str(card["id"])] = len(self.card_rows)
        if "back" in card:
            self.card_rows.append((self.mapping(card["back"], "the back of a card"), deck, file))
            self.faces[f"{card['id']}.back"] = len(self.card_rows)

    def read_creatures(self, added: Any, root: Any) -> None:
        """Assign numbers to monsters, and to those that a scenario gives a name of their own."""
        self.creatures = {}
        self.creature_rows: list[tuple[Any, str, Any]] = []
        for monster in self.base.monsters:
            self.creatures[str(monster["id"])] = len(self.creature_rows)
            self.creature_rows.append((monster, "monsters", None))
        for given in added:
            monster = self.mapping(given, "a monster")
            self.only(monster, MONSTER_KEYS, "a monster")
            if self.wanted(monster, MONSTER_WANTS, "a monster") and self._sound(monster):
                self.creatures[str(monster["id"])] = len(self.creature_rows)
                self.creature_rows.append((monster, "", None))
        self._name_spawns(root)

    def _sound(self, monster: Map) -> bool:
        """Whether a monster has what can be counted and carried out."""
        if str(monster["id"]) in self.creatures:
            self.source.problem(monster, "monster-twice", name=monster["id"])
            return False
        if not isinstance(monster["health"], list) or len(monster["health"]) != 2:
            self.source.problem(monster["health"], "health")
            return False
        acts = [self.mapping(a, "an activation") for a in self.row(monster["act"], "act")]
        sound = all(self.wanted(a, ACT_WANTS, "an activation") for a in acts)
        for part in ("evade", "scare"):
            if not self.row(monster[part], part):
                self.source.problem(monster, "empty", name=part)
                sound = False
        return sound

    def _name_spawns(self, x: Any) -> None:
        """Give each monster that is spawned `as` somebody a row of its own."""
        if isinstance(x, Map) and "spawn" in x and "as" in x and str(x["as"]) not in self.creatures:
            kind = self.creatures.get(str(x["spawn"]))
            if kind is None:
                self.of(x["spawn"], "monster", x["spawn"], self.creatures)
                return
            self.creatures[str(x["as"])] = len(self.creature_rows)
            monster, file, _ = self.creature_rows[kind]
            self.creature_rows.append((monster, file, x))
        for v in x.values() if isinstance(x, Map) else x if isinstance(x, list) else ():
            self._name_spawns(v)

    # -- cards

    def write_cards(self) -> None:
        """Write faces, abilities and copies."""
        self.face_words = [FaceWords("", ("", ""), ("", ""), "", (), "", 0)]
        rows = [[0] * 15]
        for number, (card, deck, file) in enumerate(self.card_rows, 1):
            self.source = self.box[file] if file else self.scenario
            rows.append(self._face(card, deck, number))
        self.source = self.scenario
        self.book.rows["faces"] = rows
        self.book.rows["copies"] = self._copies()
        known = {str(i["id"]): i for i in self.base.investigators}
        self.book.rows["own_faces"] = [
            [self.faces[who], self.faces[str(known[who]["start"])]] for who in INVESTIGATORS
        ]

    def _face(self, card: Any, deck: Deck, number: int) -> list[int]:
        if deck != Deck.INVESTIGATOR:
            self.only(card, CARD_KEYS, "a card")
        name = card.get("name")
        person = deck == Deck.INVESTIGATOR and isinstance(name, str)
        said = (str(name), str(name)) if person else self.pair(name)
        text = self.pair(card.get("ability" if deck == Deck.INVESTIGATOR else "t"))
        given = self.row(card.get("traits"), "traits")
        traits = tuple(dict.fromkeys(str(t) for t in given))
        icon, damage = str(card.get("icon", "")), self.whole(card.get("damage", "0"))
        word = next((w for w in WEAPONS if f"{w}_weapon" in traits or w in traits), "")
        weapon = ("spell" if deck == Deck.SPELL else word) if icon else ""
        mask = sum(1 << self.index(card, "trait", t, TRAITS) for t in traits)
        if deck in (Deck.COMMON, Deck.UNIQUE, Deck.SPELL):
            mask |= 1 << TRAITS.index(DECKS[deck])
        first, count, hooks = self._abilities(self.row(card.get("fx"), "fx"))
        named = CONDITIONS.index(str(card["id"])) if str(card.get("id")) in CONDITIONS else number
        self.face_words.append(
            FaceWords(
                id=str(card.get("id", "")),
                name=said or self._back_name(card),
                text=text or ("", ""),
                deck=DECKS[deck],
                traits=traits,
                icon=icon,
                damage=damage,
            )
        )
        worth = 4 * damage + 3 * count
        return [
            int(deck), mask, WEAPONS.index(weapon) + 1 if weapon else 0, int(icon == "ranged"),
            damage, first, count, hooks, self.block(card.get("do")), named,
            int(str(card.get("trait")) == "keep"), self.whole(card.get("min", "0")),
            self._ends(card), int(str(card.get("app")) == "true"), worth,
        ]  # fmt: skip

    def _back_name(self, card: Any) -> tuple[str, str]:
        """Return the name of a back: that of the front of the Spell or Condition."""
        mine = str(card.get("of", ""))
        fronts = [c for c in self.base.spells if str(card.get("id")) in map(str, c["backs"])]
        fronts += [c for c in self.base.conditions if str(c["id"]) == mine]
        found = self.pair(fronts[0]["name"]) if len(fronts) == 1 else ("A Spell", "Un Sort")
        return found or ("", "")

    def _abilities(self, given: Any) -> tuple[int, int, int]:
        """Write the abilities of a card; return the first, how many, a mask of their moments."""
        rows, mask = [], 0
        for one in given:
            ability = self.mapping(one, "an ability")
            self.only(ability, FX_KEYS, "an ability")
            hook = self.index(ability, "moment", ability.get("hook"), HOOKS)
            mask |= 1 << hook
            once = int(str(ability.get("limit", "")) == "round")
            may = int("may" in ability and self.true(ability["may"]))
            text = self.book.text(self.pair(ability.get("t")))
            condition, code = self.condition(ability.get("if")), self.block(ability.get("do"))
            rows.append([hook, condition, code, once, may, text])
        first = len(self.book.fx)
        self.book.fx += rows
        return first, len(rows), mask

    def _ends(self, card: Any) -> int:
        """Write an Insane card's terms of victory and defeat: pairs of term and number."""
        found: list[int] = []
        for how in ("win", "lose"):
            for word, v in self.mapping(card.get(how), how).items():
                term = ENDS.get((how, word))
                if term is None:
                    known = dict.fromkeys(w for h, w in ENDS if h == how)
                    self.of(card, "term of an end", word, known)
                    continue
                found += [int(term), self.whole(v) if str(v).isdecimal() else 0]
        return self.book.listed(found) if found else 0

    def _copies(self) -> list[list[int]]:
        """Return every card: its front and its back."""
        found: list[list[int]] = []
        backs = {str(c["id"]) for c in (*self.base.spell_backs, *self.base.condition_backs)}
        for number, (card, deck, _) in enumerate(self.card_rows, 1):
            if deck == Deck.INVESTIGATOR or "id" not in card or str(card["id"]) in backs:
                continue
            if "backs" in card:
                found += [
                    [number, self.of(b, "card", b, self.faces)]
                    for b in self.row(card["backs"], "backs")
                ]
            else:
                back = self.faces.get(f"{card['id']}.back", NONE)
                copies = self.between(card["copies"], 1, CARDS) if "copies" in card else 1
                found += [[number, back]] * copies
        return found

    # -- monsters

    def write_creatures(self) -> None:
        """Write monsters with their activations, evade checks and horror checks."""
        acts: list[list[int]] = []
        rows: list[list[int]] = []
        self.creature_words: list[CreatureWords] = []
        for monster, file, named in self.creature_rows:
            self.source = self.box[file] if file else self.scenario
            kind = self.creatures[str(monster["id"])]
            given = self.row(monster.get("abilities"), "abilities")
            abilities = tuple(dict.fromkeys(str(a) for a in given))
            if named is not None:
                rows.append([*rows[kind][:12], kind, rows[kind][13]])
            else:
                first = len(acts)
                acts += [self._act(a) for a in monster["act"]]
                mask = sum(1 << self.index(monster, "ability", a, ABILITIES) for a in abilities)
                picture = MONSTER_PICTURE.get(str(monster["id"]), str(monster["id"]))
                rows.append([
                    *(self.whole(monster[k]) for k in ("awareness", "horror", "brawn")),
                    *(self.whole(x) for x in monster["health"]),
                    self.index(monster, "class", monster["class"], CLASSES), mask,
                    self.whole(monster["figures"]), first, len(monster["act"]),
                    self.book.listed([self.spoken(x) for x in monster["evade"]]),
                    self.book.listed([self.spoken(x) for x in monster["scare"]]), kind,
                    PICTURES.index(picture) if picture in PICTURES else 0,
                ])  # fmt: skip
            called = self.pair(monster["name"])
            flavour = self.pair(monster.get("flavour"))
            self.source = self.scenario
            if named is not None and "name" in named:
                called = self.pair(named["name"])
            self.creature_words.append(
                CreatureWords(
                    id=str((named or {}).get("as", monster["id"])),
                    kind=str(monster["id"]),
                    name=called or ("?", "?"),
                    flavour=flavour or ("", ""),
                    abilities=abilities,
                )
            )
        self.book.rows["creatures"], self.book.rows["acts"] = rows, acts

    def _act(self, a: Any) -> list[int]:
        """Return one activation: movement, target, the effect of a hit, and that of no target."""
        hit = Map()
        hit.update(self.mapping(a["hit"], "what a hit does"))
        hit.at = dict.fromkeys(hit, a.mark)
        hit.mark = a.mark
        toward, pick = self.who(a["toward"]), self.who(a["pick"])
        if min(toward, pick) >= Selector.MONSTER:
            self.source.problem(a, "toward")
        reach = self.index(a, "reach", a["reach"], ("here", "range"))
        text = self.book.text(self.pair(a.get("t")))
        return [
            self.whole(a["move"]), toward, pick, reach, text,
            self.block([hit]), self.block(a.get("else")),
        ]  # fmt: skip
