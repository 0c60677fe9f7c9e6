"""From the words of a rulebook to the rule: stems of both languages, rare words first."""

from __future__ import annotations

import re
import unicodedata
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from math import log

import snowballstemmer

from . import LANGUAGES
from .ledger import Clause, Ledger, Ruling

STEMMERS = {"en": "english", "fr": "french"}
IDLE = frozenset(
    """
    a an and any are as at be been by can cannot do does each every for from has have i if in
    into is it its may my no not of on only or our so than that the their them then there these
    they this to up was we what when where which while who will with you your
    ai as au aucun aucune aura aux avec avez avoir c car ce ceci cela ces cet cette chaque chez
    comme d dans de des dont du elle elles en entre es est et eu eux fait faut il ils j je l la le
    les leur leurs lors lorsque lui m ma mais me mes moi mon n ne ni nos notre nous on ont ou où
    par pas peut peuvent plus pour puis puisque qu quand que quel quelle quelles quels qui quoi s
    sa sans se sera ses si soit son sont sous sur t ta te tes toi ton tous tout toute toutes tu un
    une vers vos votre vous y à ça été être
    """.split()
)
"""Words that no search is about, in either language."""
KEYWORD, SAID, REMARK, ASIDE = 3.0, 2.0, 1.0, 0.5
"""What a word weighs where it stands: as a keyword, in the rule, in a remark, beside the rule."""
BEGUN = 0.5
"""What a word weighs of which only the beginning was typed."""
SHORTEST = 2
"""Letters that make the beginning of a word."""
PARTLY = 0.5
"""The share of what was asked that a rule needs to be named when no rule has all of it."""
K, B = 1.2, 0.5
WORD = re.compile(r"[^\W_]+")

Rule = Clause | Ruling


@dataclass(frozen=True)
class Found:
    """A rule that answers, and how well."""

    rule: Rule
    score: float
    whole: bool
    """Whether it has every word that was asked for."""
    words: frozenset[str]
    """Its own words that were asked for, in small letters."""


def words_in(text: str) -> list[str]:
    """The words of a text, in small letters."""
    return WORD.findall(unicodedata.normalize("NFC", text).lower())


def bare(word: str) -> str:
    """A word without accents and ligatures."""
    apart = unicodedata.normalize("NFKD", word.replace("œ", "oe").replace("æ", "ae"))
    return "".join(c for c in apart if not unicodedata.combining(c))


@cache
def stems(word: str, lang: str) -> frozenset[str]:
    """The stems of a word, as somebody writes it who minds accents or who does not."""
    stem = snowballstemmer.stemmer(STEMMERS[lang]).stemWord
    return frozenset(f"{lang}:{x}" for x in (bare(stem(word)), stem(bare(word))))


def asked_for(text: str) -> list[str]:
    """The words that a question is about, each once."""
    every = list(dict.fromkeys(words_in(text)))
    return [w for w in every if w not in IDLE] or every


def texts(rule: Rule) -> Iterator[tuple[str, float, str]]:
    """Everything by which a rule can be found: language, weight, text."""
    for lang in LANGUAGES:
        yield lang, SAID, rule.words[lang]
        if isinstance(rule, Clause):
            yield lang, KEYWORD, " ".join(rule.keywords.get(lang, ()))
            yield lang, ASIDE, rule.source
            yield lang, REMARK, " ".join(x[lang] for x in (rule.ruling, rule.na) if x)
        if rule.topic:
            yield lang, ASIDE, rule.topic.words[lang]


class Search:
    """The rules of a ledger, by the stems of their words."""

    def __init__(self, ledger: Ledger) -> None:
        self.ledger = ledger
        self.rules = ledger.rules()
        self.weights: dict[str, dict[int, float]] = defaultdict(dict)
        """Stem -> rule -> what the stem weighs in it."""
        self.stems: dict[str, set[str]] = defaultdict(set)
        """Word -> the stems it has."""
        self.lengths: list[int] = []
        for k, rule in enumerate(self.rules):
            length = 0
            for lang, weight, text in texts(rule):
                for word in words_in(text):
                    length += weight >= SAID
                    for stem in stems(word, lang):
                        self.stems[word].add(stem)
                        held = self.weights[stem]
                        held[k] = max(held.get(k, 0.0), weight)
            self.lengths.append(length)

    def find(self, text: str) -> list[Found]:
        """The rules that have all these words, best first; then those that have most of them."""
        if "-" in text and (named := self.ledger.find(text)):
            return [Found(named, 1.0, True, frozenset())]
        asked = [self.answers(word) for word in asked_for(text)]
        rare = [log(1 + len(self.rules) / (0.5 + len(a))) if a else log(1+2*len(self.rules)) for a in asked]
        mean = sum(self.lengths) / len(self.lengths)
        out = []
        for k in set().union(*asked):
            norm = K * (1 - B + B * self.lengths[k] / mean)
            score = sum(r * (a[k] / (a[k] + norm)) for a, r in zip(asked, rare, strict=True) if k in a)
            share = sum(r for a, r in zip(asked, rare, strict=True) if k in a) / sum(rare)
            whole = all(k in a for a in asked)
            out.append(Found(self.rules[k], score, whole, frozenset()))
        out.sort(key=lambda f: (-f.whole, -f.score, f.rule.id))
        return out

    def answers(self, word: str) -> dict[int, float]:
        """The rules that have a word, or one that begins with it, and what it weighs there."""
        known = [self.weights[s] for lang in LANGUAGES for s in stems(word, lang) if s in self.weights]
        factor = 1.0
        if not known:
            factor = BEGUN
            known = [self.weights[s] for w, ss in self.stems.items() if bare(w).startswith(bare(word)) for s in ss]
        out: dict[int, float] = {}
        for held in known:
            for k, weight in held.items():
                out[k] = max(out.get(k, 0.0), weight * factor)
        return out
