"""The games as the lobby lists them, and their rules."""

from __future__ import annotations

from functools import cache

from noctuary.kernel import AnnouncedGame, Game, Kind, load
from noctuary.plugin.bot_levels import load_bot_levels
from noctuary.plugin.http import ClauseInfo, describe_clause
from noctuary.plugin.lessons import load_how_to_play, load_lessons
from noctuary.rulebook import Clause, Ruling, read_ledger
from noctuary.rulebook.search import RuleSearch, SearchHit, load_search, words_in
from noctuary.table import protocol as wire


def game_info(spec: Game) -> wire.GameInfo:
    """Return what a client needs to know of a game before it is played."""
    game, ledger = load(spec), read_ledger(spec.package)
    return wire.GameInfo(
        id=spec.id,
        seats=list(spec.seats),
        minutes=list(spec.minutes),
        tags=list(spec.tags),
        clauses=ledger.count("done") + ledger.count("open") if ledger else 0,
        done=ledger.count("done") if ledger else 0,
        playable=True,
        options=[
            wire.OptionInfo(o.name, o.default, o.ruling, list(o.choices)) for o in spec.options
        ],
        kinds={name: list(k.names) or k.size for name, k in game.kinds.items()},
        actions={a.name: kinds(a.fields) for a in game.outline.actions},
        events={e.name: kinds(e.fields) for e in game.outline.events},
        tools=[wire.ToolInfo(id, path) for id, path in spec.pages.items()],
        tryouts=spec.tryouts,
        beats={e.name: e.weight for e in game.outline.events if e.weight},
        how=load_how_to_play(spec) is not None,
        lessons=list(load_lessons(spec)),
        sides=spec.sides.kind,
        levels={one.bot: wire.BotLevelInfo(one.won, one.games) for one in load_bot_levels(spec)},
    )


def announced_info(spec: AnnouncedGame) -> wire.GameInfo:
    """Return what is known of an announced game."""
    return wire.GameInfo(
        id=spec.id,
        seats=list(spec.seats),
        minutes=list(spec.minutes),
        tags=list(spec.tags),
        clauses=0,
        done=0,
        playable=False,
        options=[],
        kinds={},
        actions={},
        events={},
    )


def kinds(fields: dict[str, Kind]) -> dict[str, str]:
    """Return the kind of each field."""
    return {name: kind.name for name, kind in fields.items()}


def clauses(spec: Game) -> list[ClauseInfo]:
    """Return the clauses of a game, then our rulings."""
    ledger = read_ledger(spec.package)
    return [rule_info(rule) for rule in ledger.rules()] if ledger else []


def rule_info(rule: Clause | Ruling) -> ClauseInfo:
    """Return a clause or a ruling with the name of its topic."""
    topic = rule.topic.words if rule.topic else None
    if isinstance(rule, Ruling):
        return ClauseInfo(rule.id, rule.words, option=rule.option, topic=topic)
    return describe_clause(rule, topic)


@cache
def search_in(package: str) -> RuleSearch:
    """Return the search over the rules of a game."""
    return load_search(package)


def search_rules(spec: Game, text: str) -> list[wire.FoundRule]:
    """Return the rules of a game that match a search, best first."""
    return [found_rule(found) for found in search_in(spec.package).find(text)]


def found_rule(found: SearchHit) -> wire.FoundRule:
    """Return a search hit as clients read it."""
    rule = found.rule
    every = rule.keywords.values() if isinstance(rule, Clause) else ()
    keywords = [x for some in every for x in some if found.words & set(words_in(x))]
    return wire.FoundRule(rule.id, found.has_all_words, sorted(found.words), keywords)
