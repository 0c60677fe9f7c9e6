"""Quests of any size, made by a seed: everything that the format allows, and odd things besides."""

from __future__ import annotations

import io
import random
import zipfile
from dataclasses import dataclass

LARGEST_SEEN = {
    "events": 674, "tokens": 250, "screens": 30, "items": 60, "tiles": 44, "spawns": 24,
    "puzzles": 18, "variables": 160,
}  # fmt: skip
"""Parts of the largest quests there are, all of them in one: 384 pieces, 698 events with spawns."""
SMALL = {
    "events": 24, "tokens": 10, "screens": 2, "items": 5, "tiles": 5, "spawns": 4, "puzzles": 4,
    "variables": 12,
}  # fmt: skip
TRIGGERS = ("StartRound", "Mythos", "EndRound", "EndRound2", "EndInvestigatorTurn", "Eliminated")
TRIGGERS += ("BeforeMonsterActivation", "StartFinalRound", "NoMorale", "VarBell", "Var$Bell")
MONSTERS = ("MonsterCultist", "MonsterShoggoth", "MonsterNobodyKnows", "CustomMonsterOwn")
SIDES = ("TileSideLobby", "TileSideHall1", "TileStatueChamber", "TileSideFoyer", "TileSideNowhere")
ITEMS = ("ItemCommonAxe", "ItemUniqueOldKeys", "ItemSpellWither", "ItemOfNobody", "QItem0")
TOKENS = ("TokenSearch", "TokenExplore", "TokenSight", "TokenWallInside", "MonsterGhost", "Token7")
SIGNS = ("=", "+", "-", "*", "/", "%")
COMPARED = ("==", "!=", ">=", "<=", ">", "<")
VALUES = ("1", "0", "-2", "0.5", "1,5", "#rand6", "#rand", "#round", "#heroes", "#BtT", "other")
TEXTS = (
    "A door.", "He says ""no"".", '"""Quiet,"" she says."', "|||Bars, and a \"mark\".|||",
    '"Two lines,\nand a comma."', "{qst:EventE1.button1} {qst:Nothing}", "{c:QItem0} in {c:Tile0}",
    "{var:v1} of {var:v2} and {var:v3}", "{rnd:hero} falls", "<b>Bold</b> [i]and[/i] {will}",
    "{nobody knows} \\n next line", "", "été", "{", "}}", "{action} Look",
)  # fmt: skip


@dataclass
class Maker:
    """One quest in the making; forward from its first event, so that it comes to its end."""

    seed: int
    size: dict[str, int]

    def __post_init__(self) -> None:
        self.chance = random.Random(self.seed)
        self.texts: dict[str, str] = {"quest.name": f"Quest {self.seed}"}

    def some(self, name: str, most: int) -> list[str]:
        """Return a few names of one sort."""
        n = self.size[name]
        first = {"events": "EventE", "tokens": "TokenT", "screens": "UIU", "items": "QItem"}
        first |= {"tiles": "Tile", "spawns": "SpawnS", "puzzles": "PuzzleP", "variables": "v"}
        return [
            f"{first[name]}{self.chance.randrange(n)}" for _ in range(self.chance.randint(0, most))
        ]

    def after(self, k: int) -> str:
        """Return events that come later; now and then something else, or an unknown name."""
        n = self.size["events"]
        names = [f"EventE{min(n - 1, k + self.chance.randint(1, 9))}"]
        names += [
            f"EventE{self.chance.randrange(k, n)}" for _ in range(self.chance.choice((0, 0, 1, 3)))
        ]
        if self.chance.random() < 0.1:
            names.insert(0, self.chance.choice(("EventNowhere", "UIU0", "eventE1")))
        return " ".join([n for n in names if n != f"EventE{k}"] or ["EventLast"])

    def conditions(self) -> str:
        """Return a condition, with groups."""
        out, open_ = [], 0
        for _ in range(self.chance.choice((0, 0, 0, 1, 2, 3))):
            if out:
                out.append(f"VarTestsLogicalOperator:{self.chance.choice(('AND', 'OR'))}")
            if self.chance.random() < 0.2:
                out.append("VarTestsParenthesis:(")
                open_ += 1
            v, sign = self.some("variables", 1) or ["#round"], self.chance.choice((*COMPARED, "<>"))
            out.append(f"VarOperation:{v[0]},{sign},{self.chance.choice(VALUES)}")
        return " ".join([*out, *["VarTestsParenthesis:)"] * open_])

    def operations(self, name: str) -> str:
        """Return changes of variables, and now and then a signal."""
        found = [
            f"{v},{self.chance.choice(SIGNS)},{self.chance.choice(VALUES)}"
            for v in self.some("variables", 5)
        ]
        if self.chance.random() < 0.1 and name.startswith("Token"):
            found.append(
                self.chance.choice(
                    ("@Bell,=,1", "$@Bell,=,1", "#round,=,3", "odd", "$mythosMinor,=,1")
                )
            )
        return " ".join(found)

    def event(self, name: str, k: int, last: bool = False) -> list[str]:
        """Return the lines of an event, or of anything that is one besides."""
        buttons = self.chance.choice((0, *[1] * 18, 2, 2, 2, 9))
        lines = [f"[{name}]", f"buttons={buttons}"]
        if name.startswith("EventE") and (k == 0 or last or self.chance.random() < 0.06):
            lines.append(f"trigger={'EventStart' if k == 0 else self.chance.choice(TRIGGERS)}")
        elif self.chance.random() < 0.2:
            lines.append(f"vartests={self.conditions()}")
        if self.chance.random() < 0.15:
            lines.append("display=false")
        for n in range(1, buttons + 1):
            lines.append(f"event{n}={self.after(k)}")
            self.texts[f"{name}.button{n}"] = self.chance.choice(
                ("Go", "{action} Go", "{qst:CONTINUE}")
            )
        if self.chance.random() < 0.1 and buttons > 1:
            lines.append(f"event2Condition={self.conditions()}")
            lines.append(
                f"event2ConditionAction={self.chance.choice(('hide', 'disable', 'none', 'Odd'))}"
            )
        if self.chance.random() < 0.04:
            lines.append(f"quota={self.chance.choice(('1', '3', 'v1', '0', '-1'))}")
        if self.chance.random() < 0.05:
            lines.append("randomevents=True")
        lines.append(f"operations={self.operations(name)}")
        new = [
            *self.some("tokens", 3),
            *self.some("items", 1),
            *self.some("tiles", 1),
            *self.some("screens", 1),
        ]
        lines.append(f"add={' '.join(new)}")
        old = [*self.some("tokens", 2), *self.some("spawns", 1), *self.some("screens", 2)]
        if self.chance.random() < 0.1:
            old.append(
                self.chance.choice(("#monsters", "#boardcomponents", "#uicomponents", "#shop"))
            )
        lines.append(f"remove={' '.join(old)}")
        lines.append("highlight")
        self.texts[f"{name}.text"] = self.chance.choice(TEXTS)
        return lines

    def place(self) -> list[str]:
        """Return the lines of a place."""
        x, y = (self.chance.randrange(-8, 9) * 3.5 for _ in range(2))
        return [
            f"xposition={x}",
            f"yposition={y}",
            f"rotation={self.chance.choice((0, 90, 180, 270, 45))}",
        ]

    def sections(self) -> dict[str, str]:
        """Return all files but those of texts."""
        size, chance = self.size, self.chance
        events: list[str] = []
        for k in range(size["events"]):
            events += self.event(f"EventE{k}", k, k == size["events"] - 1)
        events += [
            "[EventLast]",
            "trigger=EndRound",
            f"vartests=VarOperation:#round,>=,{chance.randint(2, 4)}",
        ]
        events += ["buttons=1", "operations=$end,=,1"]
        pieces: list[str] = []
        for k in range(size["tokens"]):
            pieces += [
                *self.event(f"TokenT{k}", chance.randrange(size["events"])),
                *self.place(),
                f"type={chance.choice(TOKENS)}",
            ]
        for k in range(size["screens"]):
            pieces += [
                f"[UIU{k}]",
                "buttons=1",
                "event1=EventLast",
                f"remove=UIU{k}",
            ]
            self.texts[f"UIU{k}.uitext"] = "A page"
        for k in range(size["tiles"]):
            pieces += [f"[Tile{k}]", f"side={chance.choice(SIDES)}", *self.place()]
        items: list[str] = []
        for k in range(size["items"]):
            items += [
                f"[QItem{k}]",
                f"itemname={chance.choice(ITEMS)} {chance.choice(ITEMS)}",
                f"starting={chance.choice(('true', 'False', ''))}",
            ]
            items += chance.choice(
                ([], ["traits=weapon"], ["traitpool=key nothing"], ["inspect=EventE1"])
            )
        monsters = [
            "[CustomMonsterOwn]",
            "base=MonsterDeepOne",
            "health=2.5",
            "healthperhero=0.5",
            "activation=One Two",
        ]
        monsters += ["attacks=heavy:1 odd:2", "[ActivationOne]", "ability=x", "[ActivationTwo]"]
        self.texts |= {
            "ActivationOne.ability": "{0} walks.",
            "ActivationOne.master": "It bites.",
            "CustomMonsterOwn.monstername": "It",
        }
        for k in range(size["spawns"]):
            monsters += [*self.event(f"SpawnS{k}", chance.randrange(size["events"])), *self.place()]
            monsters += chance.choice(
                (
                    [f"monster={chance.choice(MONSTERS)}"],
                    ["traits=humanoid"],
                    ["traitpool=beast spirit", "monster=MonsterGhost"],
                    ["monster=SpawnS0"],
                    ["traits=nobody"],
                )
            )
            monsters += chance.choice(
                ([], ["unique=true", "uniquehealth=2", "uniquehealthhero=1.5"])
            )
        puzzles: list[str] = []
        for k in range(size["puzzles"]):
            puzzles += [
                f"[PuzzleP{k}]",
                f"class={chance.choice(('slide', 'code', 'image', 'tower', ''))}",
            ]
            puzzles += [
                f"puzzlelevel={chance.randint(0, 9)}",
                f"puzzlealtlevel={chance.randint(1, 6)}",
                f"event1={self.after(size['events'] // 2)}",
            ]
        return {
            "events.ini": "\n".join(events),
            "pieces.ini": "\n".join(pieces),
            "items.ini": "\n".join(items),
            "Monsters\\monsters.ini": "\n".join(monsters),
            "puzzles.ini": "\n".join(puzzles),
        }

    def files(self) -> dict[str, str]:
        """Return the files of the quest in its folder."""
        parts = self.sections()
        head = (
            "[Quest]\nformat=19\ntype=MoM\npacks=BtT RN Odd\ndefaultlanguage=English\n[QuestData]\n"
        )
        head += (
            "\n".join(parts) + "\n[QuestText]\nLocalization.English.txt\nLocalization.French.txt\n"
        )
        english = ".,English\n" + "\n".join(f"{key},{text}" for key, text in self.texts.items())
        french = ".,French\n// half of it\n" + "\n".join(
            f"{k},{t}" for k, t in list(self.texts.items())[::2]
        )
        parts = {name.replace("\\", "/"): text for name, text in parts.items()}
        return {
            "quest.ini": head,
            **parts,
            "Localization.English.txt": english,
            "localization.french.txt": french,
        }


def made_quest(seed: int, size: dict[str, int]) -> dict[str, str]:
    """Return the files of a quest."""
    return Maker(seed, size).files()


def packed_up(
    files: dict[str, str], top: str = "", coding: str = "utf-8", end: str = "\n", media: int = 0
) -> bytes:
    """Return a package, with or without its folder, in some encoding, beside large files."""
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w", zipfile.ZIP_STORED if media else zipfile.ZIP_DEFLATED) as out:
        for n in range(media):
            out.writestr(f"{top}music{n}.ogg", bytes(1_000_000))
        for name, text in files.items():
            out.writestr(top + name, text.replace("\n", end).encode(coding, "replace"))
    return data.getvalue()
