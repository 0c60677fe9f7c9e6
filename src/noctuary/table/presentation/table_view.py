"""What others see of a table: its public information, views, the pending decision."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any
from weakref import WeakKeyDictionary

import msgspec

from noctuary.kernel import Observation, Position
from noctuary.kernel.runtime.chance import ChanceKey
from noctuary.kernel.runtime.information import QUICK_SAMPLES
from noctuary.plugin import Tip, load_option_texts, load_previews, load_tips, load_warnings

from .. import protocol as wire
from ..model.entries import LoggedEntry
from ..model.occupants import Occupant, are_one_person
from ..model.table import Table
from ..model.votes import PendingVote, other_persons
from ..store.base import Summary
from .decision import decision_for
from .option_texts import MessageTexts


@dataclass
class Memo:
    """What was computed for a table, and holds for all its versions or for one position."""

    texts: MessageTexts | None
    """What the options name; None where they name nothing."""
    previews: tuple[Position, int, Mapping[str, Sequence[Tip]]] | None = None
    """The position, its number of choices, and the previews of its options."""


_memos: WeakKeyDictionary[LoggedEntry, Memo] = WeakKeyDictionary()
"""By the first entry of a table, which its versions share."""


def _memo(table: Table) -> Memo:
    opened = table.log[0]
    memo = _memos.get(opened)
    if memo is None:
        option_texts = load_option_texts(table.game.spec)
        texts = MessageTexts(table.game, option_texts, table.options) if option_texts else None
        memo = _memos[opened] = Memo(texts)
    return memo


# ---- public information


def table_info(
    table: Table, connected: frozenset[int] = frozenset(), spectators: int = 0
) -> wire.TableInfo:
    """Return what everybody may know of a table; `connected`: the seats whose person is here."""
    seats = [
        wire.Seat(
            k,
            p.kind,
            p.name,
            p.bot,
            k in connected,
            p.stand_in,
            table.clock[k],
            k in table.conceded,
        )
        for k, p in enumerate(table.occupants)
    ]
    state = table.state if table.over else None
    return wire.TableInfo(
        id=table.id,
        game=table.game.id,
        rules=table.game.rules_hash,
        opened=table.opened,
        seats=seats,
        options=table.options,
        settings=table.settings,
        begun=table.begun,
        over=table.over,
        spectators=spectators,
        vote=vote_info(table.vote, table.occupants) if table.vote else None,
        result=list(table.result) if table.result is not None else None,
        score=list(state.score) if state else None,
        departed=table.divergence,
        chance=chance_info(table),
        conceded=table.given_up,
        deleted=table.deleted,
    )


def vote_info(vote: PendingVote, occupants: list[Occupant]) -> wire.Vote:
    """Return a vote with the seats that have not answered."""
    waiting = [k for k, p in enumerate(occupants) if p.person in vote.pending_persons]
    return wire.Vote(vote.seat, vote.choice_count, waiting, vote.kind)


def chance_info(table: Table) -> wire.ChanceInfo:
    """Return what everybody may know of the chance source; the key only once the game is over."""
    source = table.chance_source
    if isinstance(source, int):
        return wire.ChanceInfo(seed=None if table.seed_is_private and not table.over else source)
    key = source.hex() if table.over and isinstance(source, ChanceKey) else ""
    return wire.ChanceInfo(commitment=source.commitment, key=key)


def summary(table: Table) -> Summary:
    """Return a table as a store lists it."""
    turn, changed = table.turn, table.log[-1].entry.time
    listing = wire.TableListing(table_info(table), turn, table.choice_count, changed)
    is_bots_turn = turn is not None and table.occupants[turn].is_automatic
    note = {"row": msgspec.to_builtins(listing), "bot": is_bots_turn}
    listed = not table.settings.secret and not table.deleted
    return Summary(table.id, table.seq, changed, listed, table.over, note)


# ---- views


def view_for(table: Table, viewer: int, state: Position | None = None) -> dict[str, Any] | None:
    """Return the view of a seat now, or in another position; None before the game begins."""
    state = state or table.state
    return None if state is None else view_of(table, state.observe(viewer, asked=False))


def view_of(table: Table, observation: Observation) -> dict[str, Any]:
    """Return the view that the game makes of an observation."""
    if table.game.spec.view is None:
        plain = observation.to_dict()
        fields = {k: v for k, v in plain.items() if k not in ("decision", "options")}
        kinds = {name: kind.name for name, kind in table.game.schema.piece_kinds().items()}
        return fields | ({"kinds": kinds} if kinds else {})
    view: dict[str, Any] = msgspec.to_builtins(table.game.spec.view(observation, table.options))
    return view


def observe(table: Table, viewers: Iterable[int]) -> dict[int, Observation]:
    """Return what several seats may know now; what they share is computed once."""
    seats, state = list(viewers), table.state
    if state is None:
        return {}
    if len(seats) < 2:
        return {k: state.observe(k, asked=False) for k in seats}
    return dict(zip(seats, state.observe_all(seats), strict=True))


def other_own_seats(table: Table, seats: Sequence[int], viewer: int) -> list[int]:
    """Return the other seats of a client, if one person holds them: nothing is secret between
    these.
    """
    one = viewer in seats and are_one_person(table.occupants[k].name for k in seats)
    return sorted({*seats} - {viewer}) if one else []


# ---- the pending decision


def pending_decision(
    table: Table, viewer: int, seen: Observation | None = None
) -> wire.Decision | None:
    """Return the pending decision as a seat may know it; `seen`: its observation, if at hand."""
    state = table.state
    if state is None or table.turn is None:
        return None
    if viewer in table.conceded:
        viewer = wire.SPECTATOR
    decision = decision_for(table.game, state, viewer, table.decision_number, table.choice_count)
    if decision.options and decision.seat == viewer:
        add_tips(table, decision, state, seen or state.observe(viewer, asked=False))
    _add_previews(table, decision, state)
    if viewer >= 0 and table.settings.undo != "off":
        decision.undo = table.undo_target(viewer)
        if decision.undo is not None:
            alone = not other_persons(table.occupants, viewer)
            decision.undo_free = alone or table.undo_free(viewer, decision.undo, QUICK_SAMPLES)
    return decision


def add_tips(table: Table, decision: wire.Decision, state: Position, seen: Observation) -> None:
    """Add tips and warnings for the seat that must choose."""
    spec, prompt = table.game.spec, decision.prompt
    if (tips := load_tips(spec)) is not None:
        found = tips(seen, table.options, prompt)
        decision.coach = [wire.Tip(one.key, dict(one.args)) for one in found]
    if (warnings := load_warnings(spec)) is not None:
        warned = warnings(seen, table.options, prompt, state.options(seen.seat))
        decision.cautions = [
            wire.PlayWarning(one.key, dict(one.args), one.option) for one in warned
        ]


def _add_previews(table: Table, decision: wire.Decision, state: Position) -> None:
    """Add to options what they would come to, as far as the seat that must choose can know."""
    previews = load_previews(table.game.spec) if decision.options else None
    if previews is None:
        return
    memo = _memo(table)
    if memo.previews is None or memo.previews[:2] != (state, state.choice_count):
        memo.previews = state, state.choice_count, previews(state.sample(decision.seat, 0))
    found = memo.previews[2]
    parts: dict[str, wire.Decision | wire.Option] = {"": decision}
    parts |= {o.id: o for o in decision.options}
    for id in parts.keys() & found.keys():
        parts[id].ahead = [wire.Tip(one.key, dict(one.args)) for one in found[id]]


# ---- texts


def texts_for(
    table: Table,
    lines: Iterable[wire.AnyLine] = (),
    decision: wire.Decision | None = None,
    view: Mapping[str, Any] | None = None,
    *,
    events: Iterable[wire.Event] = (),
    before: Mapping[str, Any] | None = None,
) -> wire.SentTexts:
    """Return the texts that go with a message; `before`: a view whose texts were sent already."""
    texts = _memo(table).texts
    return texts.names(lines, events, decision, view, before) if texts else {}
