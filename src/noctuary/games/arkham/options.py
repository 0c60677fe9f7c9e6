"""What a table may choose, and the parameters of the state that follow from it."""

from __future__ import annotations

from typing import Any

from .kinds import CARDS, DECK, FIRST_DECK, FIRST_SCENARIO, ROWS, SEATS, TOK, TOKENS


def parameters(seats: int, options: dict[str, Any]) -> dict[str, Any]:
    codes = [0] * CARDS
    dk = DEFAULT
    for p in range(SEATS):
        codes[p] = p + 1
        if p < seats:
            for i, c in enumerate(dk[p]):
                codes[FIRST_DECK + DECK * p + i] = c
    k = FIRST_SCENARIO
    sets = {
        0: ["torch", "rats", "ghouls", "striking_fear", "ancient_evils", "chilling_cold"],
        1: ["arkham", "chilling_cold", "nightgaunts", "pentagram", "locked_doors", "cultists"],
        2: [
            "tentacles",
            "ancient_evils",
            "striking_fear",
            "ghouls",
            "pentagram",
            "agents_of_yog",
            "agents_of_shub",
            "agents_of_cthulhu",
            "agents_of_hastur",
            "cultists",
        ],
    }
    sc = options.get("scenario", 0)
    extra = {0: [], 1: ["01116"], 2: ["01116", "01121b"]}[sc]
    for i, r in enumerate(ROWS):
        if (
            r["encounter_set"] in sets[sc]
            or r["code"] in extra
            or (r["subtype"] == "basicweakness" and i)
        ):
            for _ in range(int(r["qty"])):
                codes[k] = i
                k += 1
    tokens = [0] * TOKENS
    for t, n in {
        TOK.PLUS_1: 1,
        TOK.ZERO: 2,
        TOK.MINUS_1: 3,
        TOK.MINUS_2: 2,
        TOK.MINUS_3: 1,
        TOK.MINUS_4: 1,
        TOK.SKULL: 2,
        TOK.CULTIST: 1,
        TOK.TABLET: 1,
        TOK.AUTO_FAIL: 1,
        TOK.ELDER_SIGN: 1,
    }.items():
        tokens[t] = n
    return {
        "code": codes,
        "scenario": [sc],
        "difficulty": [options.get("difficulty", 1)],
        "taboo": [0],
        "asking": [0],
        "first_lead": [0],
        "tokens": tokens,
        "trauma": [[0, 0]] * 4,
        "weaknesses": [1] * 4,
        "notes": [0] * 16,
    }


DEFAULT = [
    [6, 7, *range(16, 40), 86, 87, 88, 89, 90, 91, 93],
    [8, 9, *range(30, 44), *range(58, 72), 86, 87, 88],
    [10, 11, *range(44, 58), *range(16, 30), 86, 88],
    [12, 13, *range(58, 72), *range(72, 86), 88, 93],
]
