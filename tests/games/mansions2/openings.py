"""How quests of others begin, in small ones of our own: dialogs, and things on the screen."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from noctuary.games.mansions2.valkyrie import Imported, imported_bytes
from tests.games.mansions2.test_quest_files import zipped

HEAD = """[Quest]
format=21
type=MoM
defaultlanguage=English
[QuestText]
Localization.English.txt
Localization.French.txt
[QuestData]
main.ini
"""
HOUSE = """
[TileHall]
side=TileSideGrandHall
[TileAway]
side=TileSideLibrary
xposition=35
yposition=-35
[TokenDesk]
type=TokenSearch
xposition=2
yposition=-2
buttons=1
event1=EventDrawer
[EventDrawer]
buttons=1
[EventHall]
add=TileHall TokenDesk
remove=#uicomponents
buttons=1
[EventOver]
trigger=EndRound
vartests=VarOperation:#round,>=,3
buttons=1
operations=$end,=,1
[QItemLamp]
itemname=ItemCommonLantern
starting=true
"""
HOUSE_TEXTS = {
    "EventHall.text": ("The hall is cold. Put your figures here.", "Le hall est froid. Entrez."),
    "EventHall.button1": ("We are in", "Nous y sommes"),
    "TokenDesk.text": ("A desk.", "Un bureau."),
    "TokenDesk.button1": ("Open it", "L’ouvrir"),
    "EventDrawer.text": ("Dust.", "De la poussière."),
    "EventOver.text": ("Dawn.", "L’aube."),
}
LONG = (
    "\\n\\n".join(
        f"Page {n} of the diary. " + "The rain fell all night. " * 14 for n in range(1, 7)
    ),
    "\\n\\n".join(f"Page {n} du journal. " + "Il a plu toute la nuit. " * 14 for n in range(1, 7)),
)


@dataclass(frozen=True)
class Opening:
    """A quest, and how its evening begins."""

    files: dict[str, bytes | str]
    presses: int
    """How many times one presses what is offered first, until the evening has begun."""
    pictured: int
    """Before which of them the page is worth a picture."""


def _quest(name: str, parts: str, texts: dict[str, tuple[str, str]]) -> dict[str, bytes | str]:
    every = {"quest.name": (name, f"{name} (fr)")} | HOUSE_TEXTS | texts
    sides = [
        f".,{lang}\n" + "".join(f"{key},|||{pair[side]}|||\n" for key, pair in every.items())
        for side, lang in enumerate(("English", "French"))
    ]
    return {
        "quest.ini": HEAD,
        "main.ini": parts + HOUSE,
        "Localization.English.txt": sides[0],
        "Localization.French.txt": sides[1],
    }


CURTAIN = """
[EventStart]
trigger=EventStart
display=false
buttons=1
event1=EventCurtain
[EventCurtain]
display=false
buttons=0
add=UICurtain UIWords UIGo
[UICurtain]
display=false
buttons=0
image=ImageCutsceneBG
size=1
[UIWords]
display=false
buttons=0
size=0.45
halign=right
[UIGo]
display=false
buttons=1
event1=EventHall
"""
"""A picture behind, words, a button with words of its own; nothing is said before."""

LETTER = """
[EventStart]
trigger=EventStart
buttons=1
event1=EventScreen
[EventScreen]
display=false
buttons=0
add=UIBack UILetter UIOn
[UIBack]
display=false
buttons=1
event1=
image=ImagePortalSpell
[UILetter]
display=false
buttons=0
[UIOn]
display=false
buttons=1
event1=EventHall
image=
size=1
"""
"""A dialog; then words without a button, one that covers all and says nothing, a picture that does
nothing although it counts a button."""

FORK = """
[EventStart]
trigger=EventStart
buttons=1
event1=EventMore
[EventMore]
buttons=1
event1=EventFork
[EventFork]
display=false
buttons=0
add=UIQuestion UILeft UIRight
[UIQuestion]
display=false
buttons=0
[UILeft]
display=false
buttons=1
event1=EventLeft
[UIRight]
display=false
buttons=1
event1=EventHall
[EventLeft]
buttons=1
remove=UILeft
"""
"""Dialogs, then two buttons on the screen: one leads back, the other on."""

BOOK = """
[EventStart]
trigger=EventStart
display=false
buttons=0
add=UIBook
[UIBook]
image=cover.png
buttons=1
event1=EventHall
"""
"""A picture that opens a dialog when it is pressed."""

LINES = """
[EventStart]
trigger=EventStart
display=false
buttons=0
add=UIOne UITwo
[UIOne]
display=false
operations=one,=,1
remove=UIOne
buttons=0
[UITwo]
display=false
vartests=VarOperation:one,==,1
buttons=1
event1=EventHall
"""
"""Words that are pressed themselves; what follows waits until they were."""

DIALOGS = """
[EventStart]
trigger=EventStart
buttons=1
event1=EventThen
[EventThen]
buttons=2
event1=EventHall
event2=EventStart
"""
"""Dialogs alone."""

ADRIFT = """
[EventStart]
trigger=EventStart
buttons=1
add=TokenFar
[TokenFar]
type=TokenInteract
xposition=37
yposition=-37
buttons=1
event1=EventHall
remove=TokenFar
"""
"""A token of which no tile lies yet: the map has no place for it."""

OPENINGS = {
    "curtain": Opening(
        _quest(
            "Curtain",
            CURTAIN,
            {"UIWords.uitext": LONG, "UIGo.uitext": ("Look around", "Regarder autour")},
        ),
        presses=2,
        pictured=0,
    ),
    "letter": Opening(
        _quest(
            "Letter",
            LETTER,
            {
                "EventStart.text": ("A knock.", "On frappe."),
                "EventStart.button1": ("Open", "Ouvrir"),
                "UIBack.button1": ("Nothing", "Rien"),
                "UILetter.uitext": (
                    "Dear friends, come at once, and tell nobody where you go tonight.",
                    "Chers amis, venez vite, et ne dites à personne où vous allez ce soir.",
                ),
                "UIOn.button1": ("Go there", "Y aller"),
            },
        ),
        presses=3,
        pictured=1,
    ),
    "fork": Opening(
        _quest(
            "Fork",
            FORK,
            {
                "EventStart.text": ("Two roads.", "Deux routes."),
                "EventStart.button1": ("Continue", "Continuer"),
                "EventMore.text": ("It is late.", "Il est tard."),
                "EventMore.button1": ("Continue", "Continuer"),
                "UIQuestion.uitext": ("Which one?", "Laquelle ?"),
                "UILeft.uitext": ("The left one", "Celle de gauche"),
                "UIRight.uitext": ("The right one", "Celle de droite"),
                "EventLeft.text": ("A wall.", "Un mur."),
                "EventLeft.button1": ("Back", "Retour"),
            },
        ),
        presses=6,
        pictured=2,
    ),
    "book": Opening(
        _quest(
            "Book",
            BOOK,
            {
                "UIBook.text": ("The first page.", "La première page."),
                "UIBook.button1": ("Turn it", "La tourner"),
            },
        ),
        presses=3,
        pictured=0,
    ),
    "lines": Opening(
        _quest(
            "Lines",
            LINES,
            {
                "UIOne.uitext": ("Midnight.", "Minuit."),
                "UITwo.uitext": (
                    "Something scratches at the door, again and again and again.",
                    "Quelque chose gratte à la porte, encore et encore, sans cesse.",
                ),
            },
        ),
        presses=3,
        pictured=0,
    ),
    "dialogs": Opening(
        _quest(
            "Dialogs",
            DIALOGS,
            {
                "EventStart.text": ("Rain.", "La pluie."),
                "EventThen.text": ("More rain.", "Encore la pluie."),
                "EventThen.button1": ("In", "Entrer"),
                "EventThen.button2": ("Wait", "Attendre"),
            },
        ),
        presses=3,
        pictured=1,
    ),
    "adrift": Opening(
        _quest(
            "Adrift",
            ADRIFT,
            {
                "EventStart.text": ("A carriage waits.", "Une voiture attend."),
                "TokenFar.text": ("Its door is open.", "Sa portière est ouverte."),
                "TokenFar.button1": ("Get in", "Monter"),
            },
        ),
        presses=4,
        pictured=1,
    ),
}


@cache
def opening(name: str) -> Imported:
    """Import an opening."""
    return imported_bytes(zipped(OPENINGS[name].files), name)
