"""Random games of other libraries, driven choice by choice from Python."""

from __future__ import annotations

import random
from collections.abc import Callable


def open_spiel(name: str) -> Callable[[], Callable[[int], int]]:
    """Return a game of OpenSpiel (rules in C++)."""

    def make() -> Callable[[int], int]:
        import pyspiel

        game = pyspiel.load_game(name)

        def work(k: int) -> int:
            draw, n = random.Random(k), 0
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(draw.choices(outcomes, odds)[0])
                else:
                    legal = state.legal_actions()
                    state.apply_action(legal[int(draw.random() * len(legal))])
                    n += 1
            return n

        return work

    return make


def rlcard(name: str) -> Callable[[], Callable[[int], int]]:
    """Return a game of RLCard (rules in Python)."""

    def make() -> Callable[[int], int]:
        import rlcard as library

        env = library.make(name)

        def work(k: int) -> int:
            draw, n = random.Random(k), 0
            state, _ = env.reset()
            while not env.is_over():
                legal = list(state["legal_actions"])
                state, _ = env.step(legal[int(draw.random() * len(legal))])
                n += 1
            return n

        return work

    return make


def pettingzoo_holdem() -> Callable[[int], int]:
    """Return Texas hold'em of PettingZoo (rules in Python)."""
    from pettingzoo.classic import texas_holdem_v4

    env = texas_holdem_v4.env()

    def work(k: int) -> int:
        draw, n = random.Random(k), 0
        env.reset(seed=k)
        for _ in env.agent_iter():
            seen, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
                continue
            legal = [a for a, ok in enumerate(seen["action_mask"]) if ok]
            env.step(legal[int(draw.random() * len(legal))])
            n += 1
        return n

    return work


def python_chess() -> Callable[[int], int]:
    """Return chess of python-chess (rules in Python; nothing hidden: for scale)."""
    import chess

    def work(k: int) -> int:
        draw, n, board = random.Random(k), 0, chess.Board()
        while not board.is_game_over() and n < 400:
            legal = list(board.legal_moves)
            board.push(legal[int(draw.random() * len(legal))])
            n += 1
        return n

    return work


ALL: dict[str, Callable[[], Callable[[int], int]]] = {
    "OpenSpiel: gin rummy": open_spiel("gin_rummy"),
    "OpenSpiel: hearts": open_spiel("hearts"),
    "OpenSpiel: leduc poker": open_spiel("leduc_poker"),
    "RLCard: dou dizhu": rlcard("doudizhu"),
    "RLCard: gin rummy": rlcard("gin-rummy"),
    "PettingZoo: Texas hold'em": pettingzoo_holdem,
    "python-chess: chess": python_chess,
}
NEEDS = {
    n: {"OpenSpiel": "pyspiel", "RLCard": "rlcard", "PettingZoo": "pettingzoo"}.get(
        n.split(":")[0], "chess"
    )
    for n in ALL
}
