"""Locks for authors: the fewest slides that open one, and new ones that want a given number."""

from __future__ import annotations

import random
from collections import deque
from collections.abc import Iterator, Sequence
from functools import cache

Piece = Sequence[int]
"""Row, column, length, 1 if it lies; the first piece of a lock is the one to get out."""
Places = tuple[int, ...]
"""For each piece, where it begins along its line."""

SIZE = 6
LENGTHS = (2, 3)
TRIES = 400
MOST_BOARDS = 300_000
FEW_BOARDS = 20_000
"""The most boards that are looked at, to solve a lock and to make one."""


def shortest(pieces: Sequence[Piece], size: int = SIZE) -> int | None:
    """Return the fewest slides that open a lock, each of any distance.

    None if none do, if too many would have to be tried, or if the pieces are no lock.
    """
    found = solution(pieces, size)
    return None if found is None else len(found)


def solution(pieces: Sequence[Piece], size: int = SIZE) -> tuple[tuple[int, int], ...] | None:
    """Return the slides of a shortest way to open a lock: a piece, and where it then begins."""
    return _solution(tuple(tuple(p) for p in pieces), size)


@cache
def _solution(pieces: tuple[Piece, ...], size: int) -> tuple[tuple[int, int], ...] | None:
    if not sound(pieces, size):
        return None
    came: dict[Places, Places | None] = {begin(pieces): None}
    waiting = deque(came)
    while waiting and len(came) < MOST_BOARDS:
        places = waiting.popleft()
        if is_open(pieces, places, size):
            return tuple(reversed(list(_slides(came, places))))
        for after in moves(pieces, places, size):
            if after not in came:
                came[after] = places
                waiting.append(after)
    return None


def _slides(came: dict[Places, Places | None], places: Places) -> Iterator[tuple[int, int]]:
    """Yield the slides that led to a board, the last one first."""
    before = came[places]
    while before is not None:
        yield next(
            (k, at) for k, (was, at) in enumerate(zip(before, places, strict=True)) if was != at
        )
        places, before = before, came[before]


def make_lock(
    seed: int, pieces: int, least: int, most: int, size: int = SIZE
) -> list[list[int]] | None:
    """Make a lock of so many pieces that wants from `least` to `most` slides.

    Pieces are laid at random round an open way, and played backwards from every open board. None
    after too many tries.
    """
    chance = random.Random(seed)
    for _ in range(TRIES):
        laid = scattered(chance, pieces, size)
        if laid is None:
            continue
        farness = distances(laid, size)
        fit = sorted(places for places, n in farness.items() if least <= n <= most)
        if fit:
            wanted = max(farness[places] for places in fit)
            places = chance.choice([p for p in fit if farness[p] == wanted])
            return [
                [row, at, n, lies] if lies else [at, column, n, lies]
                for (row, column, n, lies), at in zip(laid, places, strict=True)
            ]
    return None


# ---- boards


def begin(pieces: Sequence[Piece]) -> Places:
    """Return where the pieces lie as they are written."""
    return tuple(column if lies else row for row, column, _, lies in pieces)


def cells(piece: Piece, at: int) -> Iterator[tuple[int, int]]:
    """Return the cells that a piece covers when it begins at a place."""
    row, column, n, lies = piece
    return ((row, at + k) if lies else (at + k, column) for k in range(n))


def sound(pieces: Sequence[Piece], size: int) -> bool:
    """Whether pieces are a lock.

    The first piece lies; all have their length, are on the board and cover no cell twice.
    """
    taken = [c for p, at in zip(pieces, begin(pieces), strict=True) for c in cells(p, at)]
    return (
        len(pieces) > 0
        and bool(pieces[0][3])
        and all(n in LENGTHS for _, _, n, _ in pieces)
        and len(taken) == len(set(taken))
        and all(0 <= row < size and 0 <= column < size for row, column in taken)
    )


def is_open(pieces: Sequence[Piece], places: Places, size: int) -> bool:
    """Whether the first piece is at the far right."""
    return places[0] + pieces[0][2] == size


def moves(pieces: Sequence[Piece], places: Places, size: int) -> Iterator[Places]:
    """Yield every board one slide away."""
    taken = {c for p, at in zip(pieces, places, strict=True) for c in cells(p, at)}
    for k, (piece, now) in enumerate(zip(pieces, places, strict=True)):
        row, column, n, lies = piece
        for way in (-1, 1):
            at = now + way
            while at >= 0 and at + n <= size:
                front = at if way < 0 else at + n - 1
                if ((row, front) if lies else (front, column)) in taken:
                    break
                yield (*places[:k], at, *places[k + 1 :])
                at += way


# ---- making


def scattered(chance: random.Random, pieces: int, size: int) -> list[list[int]] | None:
    """Scatter pieces that touch nowhere; the first is at the far right of a row of its own.

    None if they do not find room.
    """
    row = size // 2 - 1
    laid = [[row, size - 2, 2, 1]]
    taken = set(cells(laid[0], size - 2))
    for _ in range(TRIES):
        if len(laid) == pieces:
            return laid
        n, lies = chance.choice(LENGTHS), chance.randint(0, 1)
        down, across = chance.randrange(size), chance.randrange(size)
        piece = [down, across, n, lies]
        if (lies and down == row) or (across if lies else down) + n > size:
            continue
        new = set(cells(piece, across if lies else down))
        if not new & taken:
            laid.append(piece)
            taken |= new
    return None


def distances(pieces: Sequence[Piece], size: int) -> dict[Places, int]:
    """Return for every reachable board the fewest slides that open it.

    Play backwards from all open boards. Empty if there are too many.
    """
    known = {begin(pieces)}
    waiting = deque(known)
    while waiting:
        if len(known) > FEW_BOARDS:
            return {}
        for after in moves(pieces, waiting.popleft(), size):
            if after not in known:
                known.add(after)
                waiting.append(after)
    farness = {places: 0 for places in sorted(known) if is_open(pieces, places, size)}
    waiting = deque(farness)
    while waiting:
        places = waiting.popleft()
        for before in moves(pieces, places, size):
            if before not in farness:
                farness[before] = farness[places] + 1
                waiting.append(before)
    return farness
