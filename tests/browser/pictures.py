"""The pictures in the documents: `python -m tests.browser.pictures` makes them anew."""

from __future__ import annotations

import json
import random
import runpy
import tempfile
import time
from pathlib import Path

import numpy as np
from PIL import Image
from playwright.sync_api import sync_playwright
from websockets.sync.client import connect

from tests.browser.chromium import installed
from tests.browser.conftest import SEEN, SIZES
from tests.browser.house import House, Table
from tests.browser.person import Person
from tests.browser.tabs import Tabs
from tests.browser.words import ROOT
from tests.server.house import Client

PICTURES = ROOT / "docs/pictures"
LARGEST = 300_000
SEED = 11
BRIGHT = 90
"""Smallest difference between the channels of a bright pixel."""


def play(house: House, table: Table, prompt: str, after: int) -> None:
    """Play the first seat until it gets a question with few options, later than choice `after`."""
    dice = random.Random(SEED)
    with connect(f"{house.url.replace('http', 'ws')}/ws", max_size=None) as line:
        player = Client(line)
        player.hello(table.id, table.keys["seats"][0]["key"])
        while player.my_turn():
            assert player.ask is not None
            few = len(player.ask["options"]) <= 6
            if player.ask["prompt"] == prompt and player.ask["number"] > after and few:
                return
            player.choose(dice.choice(player.ask["options"])["id"])
            time.sleep(0.05)  # the server refuses choices faster than a person's
    raise AssertionError("the game went by without it")


def smaller(file: Path) -> None:
    """Reduce the colours of a picture, keeping those of small bright details."""
    with Image.open(file) as opened:
        whole = opened.convert("RGB")
    pixels = np.asarray(whole).reshape(-1, 3)
    bright = pixels[np.ptp(pixels, axis=1) > BRIGHT]
    weighed = np.concatenate([pixels[::4], *[bright] * 8])
    palette = Image.fromarray(weighed[None]).quantize(256, kmeans=2)
    whole.quantize(palette=palette, dither=Image.Dither.NONE).save(file, optimize=True)
    assert file.stat().st_size <= LARGEST, f"{file.name} has {file.stat().st_size} bytes"


def come(tabs: Tabs, house: House, size: str) -> Person:
    """Return Mireille, who reads French."""
    settings = {"locale": "fr-FR", "reduced_motion": "reduce"} | SIZES[size]
    tab = tabs.take(house.url, settings)
    likes = json.dumps({"name": "Mireille", "sound": True, "pace": "instant"})
    tab.keep({"noctuary.seen": SEEN, "noctuary.settings": likes})
    return Person(tab, "fr")


def take(tabs: Tabs, house: House) -> None:
    """Photograph the table, the lobby, a phone, Lakeview's town and Mansions' house."""
    bots = ("heuristic", "heuristic", "heuristic")
    table = house.open("me", *bots, name="Mireille", seed=SEED)
    play(house, table, "send", 260)
    other = house.open("me", "heuristic", "random", name="Mireille", seed=3)
    play(house, other, "play", 30)
    house.open("me", "open", "open", name="Odette", seed=4)
    house.open("me", "heuristic", "open", name="Basile", seed=5)
    house.open("me", "me:Agathe", "heuristic", name="Théophile", seed=6)
    finished = house.finished(2)
    town = house.open("me", *bots[:2], name="Mireille", seed=SEED, game="lakeview")
    play(house, town, "wheel", 70)
    manse = house.open("me", *bots[:2], name="Mireille", seed=SEED, game="mansions2")
    play(house, manse, "improve", 40)

    for size, name, shown in (
        ("desk", "table", table),
        ("phone", "phone", table),
        ("desk", "lakeview", town),
        ("desk", "mansions", manse),
    ):
        mireille = come(tabs, house, size)
        mireille.hold(shown)
        mireille.sit(shown.link)
        assert mireille.wait_turn()
        mireille.options.last.hover()
        mireille.page.screenshot(path=PICTURES / f"{name}.png", scale="css")
        mireille.window.close()
    mireille = come(tabs, house, "desk")
    mireille.hold(table, other, finished)
    mireille.go(house.url)
    mireille.zone("lobby-nights").get_by_role("link").nth(2).wait_for()
    mireille.zone("lobby-open").get_by_role("button").first.wait_for()
    mireille.page.screenshot(path=PICTURES / "lobby.png")
    mireille.window.close()
    for file in PICTURES.glob("*.png"):
        smaller(file)


def main() -> None:
    """Make every picture: of the terminal, then of the browser with a server of its own."""
    runpy.run_path(str(PICTURES / "make.py"), run_name="__main__")
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        house = House(Path(data))
        browser = playwright.chromium.launch(executable_path=installed(), args=["--no-sandbox"])
        try:
            with Tabs(browser, pictures=True).open() as tabs:
                take(tabs, house)
        finally:
            browser.close()
            house.close()


if __name__ == "__main__":
    main()
