"""How the terminal tells an Arkham card: printed, in a hand, in play, as an enemy."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rich.text import Text

from noctuary.plugin.console import FOG, PAPER, QUIET, VERDIGRIS, WAX
from noctuary.plugin.terminal_scene import Scene

from ..value_names import place as revealed_place

Shown = dict[str, Any]


def joined(scene: Scene, parts: Iterable[Text]) -> Text:
    """Return several things on one line."""
    return Text(f" {scene.marks.dot} ", style=FOG).join(parts)


def signed(n: int) -> str:
    """Return a modifier, with its sign."""
    return f"{n:+}".replace("-", "\N{MINUS SIGN}")


def tokens(scene: Scene, token: Shown) -> str:
    """Return a chaos token, and how often."""
    text = scene.words.kind("token", token["token"])
    return f"{text}{scene.marks.times}{token['n']}" if token["n"] > 1 else text


def name(scene: Scene, row: int) -> str:
    """Return the name of a card."""
    return scene.words.kind("card", row)


def face(shown: Shown, row: int) -> Shown:
    """Return the facts printed on a card in sight."""
    found: Shown = shown["faces"][shown["cards"][str(row)]["code"]]
    return found


def printed(scene: Scene, shown: Shown, row: int, side: str = "text") -> str:
    """Return the words of a card: `text`, or `back`; empty where it has none."""
    key = f"card-{shown['cards'][str(row)]['code']}.{side}"
    return scene.words.format(key) if scene.words.speech.has(key) else ""


def place(scene: Scene, shown: Shown, row: int) -> str:
    """Return a location, with its subtitle once it is revealed."""
    known = any(spot["card"] == row and spot["revealed"] for spot in shown["locations"])
    return revealed_place(scene.words, row) if known else name(scene, row)


def icons(scene: Scene, shown: Shown, row: int) -> str:
    """Return the skill icons of a card, shortly."""
    return " ".join(
        " ".join([scene.tell(f"icon-{skill}")] * n)
        for skill, n in face(shown, row)["icons"].items()
    )


def figures(scene: Scene, shown: Shown, row: int) -> str:
    """Return cost, icons, type and slot of a card in a hand."""
    seen, say, words = face(shown, row), scene.tell, scene.words
    parts = []
    if "cost" in seen:
        parts.append(say("cost", n=seen["cost"]))
    if seen["icons"]:
        parts.append(icons(scene, shown, row))
    kind = words.kind("card_type", seen["type"])
    slot = f" ({words.kind('slot', seen['slot'])})" if "slot" in seen else ""
    parts.append(say("weakness") if seen["weakness"] else f"{kind}{slot}")
    return f" {scene.marks.dot} ".join(parts)


def card_line(scene: Scene, shown: Shown, row: int, called: str, style: str) -> Text:
    """Return a card of a hand: how it is called here, its figures, its text."""
    out = Text(called, style=style).append(f"  {figures(scene, shown, row)}", style=VERDIGRIS)
    text = printed(scene, shown, row)
    return out.append(f"  {text}", style=QUIET) if text else out


def in_play(scene: Scene, shown: Shown, row: int) -> Text:
    """Return a card in play with what lies on it."""
    card, say = shown["cards"][str(row)], scene.tell
    notes = []
    if card.get("uses"):
        notes.append(say("uses", n=card["uses"]))
    for what, limit in (("damage", "health"), ("horror", "sanity")):
        most = card.get(limit, -1)
        if card.get(what) or most > 0:
            n = card.get(what, 0)
            notes.append(say(f"{what}", n=n, of=most) if most > 0 else say(f"on-{what}", n=n))
    for what in ("clues", "doom"):
        if card.get(what):
            notes.append(say(f"on-{what}", n=card[what]))
    if card.get("exhausted"):
        notes.append(say("exhausted"))
    out = Text(name(scene, row), style=QUIET if card.get("exhausted") else PAPER)
    return out.append(f" ({', '.join(notes)})", style=QUIET) if notes else out


def enemy(scene: Scene, shown: Shown, row: int) -> Text:
    """Return an enemy with its numbers and keywords."""
    card, say, seen = shown["cards"][str(row)], scene.tell, face(shown, row)
    notes = [
        say("fight", n=card["fight"]),
        say("health", n=card["health"] - card.get("damage", 0), of=card["health"]),
        say("evade", n=card["evade"]),
        say("hits", damage=int(seen.get("damage", 0)), horror=int(seen.get("horror", 0))),
    ]
    notes += [say(f"keyword-{k}") for k in card["keywords"]]
    if card.get("doom"):
        notes.append(say("on-doom", n=card["doom"]))
    if card.get("exhausted"):
        notes.append(say("exhausted"))
    out = Text(name(scene, row), style=QUIET if card.get("exhausted") else f"bold {WAX}")
    return out.append(f" ({', '.join(notes)})", style=QUIET)
