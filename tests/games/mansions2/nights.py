"""A small night that lacks nothing, to take things from."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import yaml

from noctuary.games.mansions2.scenario.package import SCENARIO, Package

SMALL: dict[str, Any] = yaml.load(
    """
format: 1
id: small
name: [A small night, Une petite nuit]
blurb: [Open it., Ouvrez-la.]
languages: [en, fr]
difficulty: 1
minutes: 20
rounds: 8
prologue: [It begins., Cela commence.]
start: {tiles: [01A], at: 01A.a, possessions: [lantern], own: true, tokens: [x_east, p_host],
  vars: {trust: 0}}
layout: {01A: [0, 0, 0], 10A: [2, 0, 0]}
objectives: {o_look: [Look around., Regardez autour de vous.]}
puzzles: {z_box: {type: code, skill: lore, length: 3, variance: 3}}
tokens:
  x_east: {kind: explore, at: 01A.E0, look: [A door., Une porte.],
    opts: [{t: [Explore, Explorer], act: true, do: [{call: e_east}]}]}
  p_host: {kind: person, who: servant, at: 01A.a, look: [A host., Un hôte.],
    opts: [{t: [Talk, Parler], act: true,
      do: [{clue: 1}, {add: {trust: 1}}]}]}
  i_box: {kind: interact, at: 10A.a, look: [A box., Une boîte.],
    opts: [{t: [Open, Ouvrir], act: true, if: [{flag: trust}],
      do: [{puzzle: z_box, pass: [{end: win, epilogue: won}]}]}]}
events:
  e_begin: {by: start, t: [Rain., La pluie.], do: [{objective: o_look}]}
  e_east: {by: call, t: [A kitchen., Une cuisine.], do: [{remove: x_east},
    {tile: 10A}, {token: i_box}, {spawn: cultist, at: 10A.b}]}
schedule: {2: [{pool: minor}], quiet: [Nothing., Rien.]}
epilogues: {won: [Open., Ouverte.], late: [Late., Tard.], fallen: [Down., À terre.]}
""",
    Loader=yaml.BaseLoader,
)


def night(**parts: Any) -> dict[str, Any]:
    """Return the small night with other parts, as YAML or as values.

    Mappings are merged, None removes a part.
    """
    whole = deepcopy(SMALL)
    for name, part in parts.items():
        value = yaml.load(part, Loader=yaml.BaseLoader) if isinstance(part, str) else part
        if isinstance(value, dict) and isinstance(whole.get(name), dict):
            merged = {**whole[name], **value}
            whole[name] = {k: v for k, v in merged.items() if v != "~"}
        elif value is None:
            del whole[name]
        else:
            whole[name] = value
    return whole


def package(tree: dict[str, Any], **words: str) -> Package:
    """Return a night as a package, with texts in files of their own."""
    files = {SCENARIO: yaml.safe_dump(tree, allow_unicode=True, sort_keys=False).encode()}
    return Package.from_files(
        files | {f"words/{lang}.ftl": text.encode() for lang, text in words.items()}
    )
