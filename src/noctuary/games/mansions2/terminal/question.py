"""The question and its options, each with what its text leaves out; the dice of a test."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text

from noctuary.kernel import Option
from noctuary.plugin.console import LAMP, QUIET, VERDIGRIS
from noctuary.plugin.terminal_scene import Scene, in_columns, option_line, question

from .board import Shown

ABOUT_CARDS = ("perform", "apply", "pick_card", "attack")
DIE = {"successes": ("success", VERDIGRIS), "investigations": ("investigation", LAMP)}


def prompt(scene: Scene, shown: Shown) -> RenderableType:
    """Draw every option: those with a remark one below the other, the others side by side."""
    options = list(enumerate(scene.observation.options, 1))
    noted = {n: note(scene, shown, o) for n, o in options}
    plain = [option_line(scene, n, o) for n, o in options if not noted[n]]
    explained = [
        option_line(scene, n, o, Text(noted[n], style=QUIET)) for n, o in options if noted[n]
    ]
    body: list[RenderableType] = []
    for line in explained:
        line.overflow = "fold"
        body.append(line)
    if plain:
        body.append(in_columns(plain, scene.width - 6))
    return question(scene, body)


def note(scene: Scene, shown: Shown, option: Option) -> str:
    """Return where an option of a token is, what a card does, how a monster is."""
    f = option.fields
    if option.name == "press":
        return belongs(scene, shown, f["choice"])
    if "monster" in f:
        m = next((m for m in shown["monsters"] if m["monster"] == f["monster"]), None)
        return f"{m['damage']}/{m['health']}" if m else ""
    if option.name in ABOUT_CARDS:
        return text(scene, shown, f["card"])
    return ""


def belongs(scene: Scene, shown: Shown, choice: int) -> str:
    """Return the token, the thing of a quest or the card that an option belongs to."""
    for t in shown["tokens"]:
        if t["first"] <= choice < t["first"] + t["count"]:
            name: str = t["name"][scene.words.speech.lang]
            return name
    for thing in shown["keeper"]["things"] if shown["keeper"] else ():
        if thing["first"] <= choice < thing["first"] + thing["count"]:
            called: str = thing["name"][scene.words.speech.lang]
            return "" if called == scene.words.kind("choice", choice) else called
    for who in shown["investigators"]:
        for card in who["possessions"]:
            if "first" in card and card["first"] <= choice < card["first"] + card["count"]:
                return scene.words.kind("card", card["face"])
    return ""


def text(scene: Scene, shown: Shown, face: int) -> str:
    """Return the text of a card that somebody has."""
    for who in shown["investigators"]:
        for card in [*who["possessions"], *who["conditions"], who["ability"], *suffered(who)]:
            if card["face"] == face:
                told: str = card["text"][scene.words.speech.lang]
                return told
    return ""


def suffered(who: Shown) -> list[Shown]:
    """Return the faceup Damage and Horror of an investigator."""
    return [*who["damage"]["up"], *who["horror"]["up"]]


def trial(scene: Scene, shown: Shown) -> Text:
    """Draw the dice of the test in progress."""
    words = scene.words
    out = Text(f" {words.kind('investigator', shown['character'])}", style="bold")
    skill = words.kind("skill", shown["skill"])
    goal = f" {shown['difficulty']}" if "difficulty" in shown else ""
    out.append(f"  {skill}{goal}  ", style=QUIET)
    for key, (die, style) in DIE.items():
        out.append(f"[{words.kind('die', die)[0]}]" * shown[key], style=f"bold {style}")
    return out.append("[ ]" * shown["blanks"], style=QUIET)
