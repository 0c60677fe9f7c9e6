"""What must hold in every position, and late positions that random play rarely reaches."""

from __future__ import annotations

from collections import Counter
from typing import Any

from noctuary.kernel import Position

from .ability import ANSWERS_OF, MOMENTS_OF, QUESTIONS, Period, Question
from .card_codes import Code
from .components import CARDS, SCENARIO, SEATS, TOKENS, TYPE, USES, CardType, Scenario, Step, Token

Fields = dict[str, Any]

# ---- invariants


def invariants(f: Fields) -> None:
    """Raise AssertionError when the fields of a state cannot be right."""
    cards_belong(f)
    tokens_are_kept(f)
    voices_are_counted(f)
    everybody_is_somewhere(f)
    for name in ("damage", "horror", "clues", "doom", "uses", "resources", "actions"):
        assert min(f[name]) >= 0, f"{name} below zero"


def cards_belong(f: Fields) -> None:
    """Check that cards out of play are with their owners."""
    for name in ("deck", "top", "bottom", "discard"):
        for o, zone in enumerate(f[name][:SCENARIO]):
            assert all(f["owner"][c] == o for c in zone), f"{name} {o} holds another's card"
    for p, zone in enumerate(f["hand"]):
        for c in zone:
            assert f["owner"][c] in (p, SCENARIO), f"hand {p} holds another's card"
    for p in range(f["seats"]):
        if f["out"][p]:
            held = len(f["hand"][p]) + len(f["deck"][p]) + len(f["discard"][p])
            assert held == 0, f"seat {p} is out and has cards"


def tokens_are_kept(f: Fields) -> None:
    """Check that every chaos token is in the bag, in a test, or sealed, until the end."""
    if f["over"]:
        return
    there = Counter(f["bag"]) + Counter(x // CARDS for x in f["sealed"])
    for name in ("tests.tokens", "tests.ignored", "reveals.tokens"):
        for t, tokens in enumerate(f[name]):
            if name == "reveals.tokens" or f["tests.step"][t] < Step.END:
                there += Counter(tokens)
    wanted = Counter({k: f["tokens"][k] for k in range(TOKENS) if f["tokens"][k]})
    if f["scenario"][0] == Scenario.devourer_below and f["act"]:
        wanted[Token.elder_thing] += 1
    for k in (Token.bless, Token.curse):
        del there[k], wanted[k]
    in_hand = len(f["reveals.token"])
    missing = wanted - there
    assert not there - wanted, "a chaos token too many"
    assert sum(missing.values()) <= in_hand, f"chaos tokens are missing: {missing}"


def voices_are_counted(f: Fields) -> None:
    """Compare the counters of what listens and answers with a recount."""
    for name, counted in counters(f).items():
        assert f[name] == counted, f"{name}: a card in play is not counted"


def everybody_is_somewhere(f: Fields) -> None:
    """Check that investigators and enemies are at a location in play, and attachments on a card in
    play.
    """
    if not f["act"] or f["over"]:
        return
    play = set(f["play"])
    kinds = [TYPE[k] for k in f["code"]]
    for c in play:
        at = f["at"][c]
        if kinds[c] == CardType.ENEMY or (c < SEATS and not f["out"][c]):
            assert at in play and kinds[at] == CardType.LOCATION, f"card {c} is nowhere"
        elif at >= 0 and c >= SEATS:
            assert at in play, f"card {c} hangs on nothing"
        p = f["engaged"][c]
        if p >= 0:
            assert kinds[c] == CardType.ENEMY and not f["out"][p], (
                f"card {c} is engaged with nobody"
            )
            assert at == f["at"][p], f"card {c} is engaged from afar"


# ---- late positions


def counters(f: Fields) -> Fields:
    """Count anew what listens and answers."""
    listening = [0] * len(f["listening"])
    answering = [0] * QUESTIONS
    for c in [*f["play"], *f["limbo"]]:
        for m in MOMENTS_OF[f["code"][c]]:
            if m >= 0:
                listening[m] += 1
        for q in ANSWERS_OF[f["code"][c]]:
            if q >= 0:
                answering[q] += 1
    for i in range(f["lasting"]):
        answering[f["lasting_q"][i]] += 1
    return {"listening": listening, "answering": answering}


def arrange(position: Position, **wish: Any) -> None:
    """Change a position and count anew what listens and answers."""
    fields = position.arranged(wish)
    position.edit(fields | counters(fields))


def begin(position: Position) -> None:
    """Keep everybody's hand."""
    while position.decision is not None and position.decision.prompt == "mulligan":
        position.apply("done")


def row(position: Position, code: Code, n: int = 0) -> int:
    """Return the n-th card of a code at this table."""
    return [c for c, k in enumerate(position.fields()["code"]) if k == code][n]


def put(position: Position, code: Code, n: int = 0, **facts: int) -> int:
    """Return a card in play with these facts about it."""
    c = row(position, code, n)
    clean = {"at": -1, "ctrl": -1, "engaged": -1, "revealed": 0, "clues": 0, "damage": 0}
    f = position.fields()
    play = [x for x in f["play"] if x != c] + [c]
    uses = USES[f["code"][c]]
    arrange(position, play=play, uses={c: uses}, **{k: {c: v} for k, v in (clean | facts).items()})
    return c


def harden(position: Position) -> None:
    """Make investigators hardy and rich, so that random play gets somewhere."""
    seats = len(position.score)
    effects = [(q, p) for p in range(seats) for q in (Question.health, Question.sanity)]
    n = len(effects)
    arrange(
        position,
        lasting=n,
        lasting_q={i: int(q) for i, (q, _) in enumerate(effects)},
        lasting_who={i: p for i, (_, p) in enumerate(effects)},
        lasting_n=dict.fromkeys(range(n), 8),
        lasting_card={i: p for i, (_, p) in enumerate(effects)},
        lasting_until=dict.fromkeys(range(n), int(Period.GAME)),
        resources=dict.fromkeys(range(seats), 12),
        clues=dict.fromkeys(range(seats), 4),
    )


def hardy(position: Position) -> None:
    """Begin with hardy investigators."""
    begin(position)
    harden(position)


def stage_of(position: Position, act: Code, agenda: Code) -> None:
    """Make another act and agenda current."""
    f = position.fields()
    for deck, field, code in (("acts", "act", act), ("agendas", "agenda", agenda)):
        c, now, rest = row(position, code), f[field], f[deck]
        if c != now:
            at = rest.index(c)
            gone = [now, *rest[:at]]
            play = [x for x in position.fields()["play"] if x != now] + [c]
            removed = [*position.fields()["removed"], *gone]
            arrange(position, play=play, removed=removed, **{deck: rest[at + 1 :], field: c})


def barrier(position: Position) -> None:
    """Arrange The Gathering, act 2: all rooms open, ghouls about."""
    hardy(position)
    hall = put(position, Code.HALLWAY, revealed=1)
    for room in (Code.ATTIC, Code.CELLAR):
        put(position, room, revealed=1, clues=3)
    put(position, Code.PARLOR)
    arrange(position, at=dict.fromkeys(range(len(position.score)), hall))
    study = row(position, Code.STUDY)
    arrange(position, removed=[*position.fields()["removed"], study])
    put(position, Code.GHOUL_MINION, at=row(position, Code.ATTIC))
    put(position, Code.RAVENOUS_GHOUL, at=row(position, Code.CELLAR))
    stage_of(position, Code.THE_BARRIER, Code.RISE_OF_THE_GHOULS)


def priest(position: Position) -> None:
    """Arrange The Gathering, act 3: the Ghoul Priest in the Hallway, Lita in the Parlor."""
    barrier(position)
    stage_of(position, Code.WHAT_HAVE_YOU_DONE, Code.THEYRE_GETTING_OUT)
    put(position, Code.LITA_CHANTLER, at=row(position, Code.PARLOR))
    arrange(position, revealed={row(position, Code.PARLOR): 1})
    hall = row(position, Code.HALLWAY)
    put(position, Code.GHOUL_PRIEST, at=hall, engaged=0, damage=3)


def midnight(position: Position) -> None:
    """Arrange The Midnight Masks, agenda 2: cultists and the hunter in the streets."""
    hardy(position)
    stage_of(position, Code.UNCOVERING_THE_CONSPIRACY, Code.TIME_IS_RUNNING_SHORT)
    here = position.fields()["at"][0]
    put(position, Code.THE_MASKED_HUNTER, at=here, engaged=0)
    put(position, Code.RUTH_TURNER, at=here)
    put(position, Code.VICTORIA_DEVEREUX, at=row(position, Code.NORTHSIDE))


def ritual(position: Position) -> None:
    """Arrange The Devourer Below, act 3: at the Ritual Site, with clues to break the ritual."""
    hardy(position)
    stage_of(position, Code.DISRUPTING_THE_RITUAL, Code.THE_RITUAL_BEGINS)
    site = put(position, Code.RITUAL_SITE, revealed=1, clues=4)
    arrange(position, at=dict.fromkeys(range(len(position.score)), site))


def devourer(position: Position) -> None:
    """Arrange The Devourer Below with Umôrdhoth in play."""
    ritual(position)
    stage_of(position, Code.DISRUPTING_THE_RITUAL, Code.VENGEANCE_AWAITS)
    f = position.fields()
    arrange(
        position,
        play=[c for c in f["play"] if c != f["act"]],
        removed=[*f["removed"], f["act"]],
        act=f["agenda"],
        revealed={f["agenda"]: 1},
    )
    put(position, Code.UMORDHOTH, at=row(position, Code.RITUAL_SITE), damage=7)


MASKS, BELOW = {"scenario": "midnight_masks"}, {"scenario": "devourer_below"}
LATE = {"notes": ["priest_alive", "past_midnight", "01137", "01138"]}

POSITIONS: dict[str, Any] = {
    "hardy": (1, hardy),
    "barrier": (2, barrier),
    "priest": (1, priest),
    "priest, four": (4, priest),
    "masks begin": (3, begin, MASKS),
    "masks, house burned": (1, hardy, MASKS | {"notes": ["house_burned", "priest_alive"]}),
    "midnight": (1, midnight, MASKS),
    "midnight, hard": (2, midnight, MASKS | {"difficulty": "hard", "taboo": True}),
    "below begins": (2, begin, BELOW | LATE),
    "woods": (1, hardy, BELOW),
    "woods, hard": (3, hardy, BELOW | LATE | {"difficulty": "expert", "ask_always": True}),
    "ritual": (1, ritual, BELOW),
    "devourer": (2, devourer, BELOW),
}
