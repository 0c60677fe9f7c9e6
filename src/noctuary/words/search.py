"""From the words of a rulebook to the rule: stems of both languages, rare words first."""

from __future__ import annotations

import re
import unicodedata
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from math import log
from threading import Lock

import snowballstemmer

from . import LANGUAGES
from .ledger import Clause, Ledger, Ruling

WORD = re.compile(r"[^\W_]+")
ID = re.compile(r"\b[A-Z]{3,}-Q?\d+\b")
STEMMERS = {"en": snowballstemmer.stemmer("english"), "fr": snowballstemmer.stemmer("french")}
ALONE = Lock()
"""A stemmer keeps the word it is at in itself."""
REMEMBERED = 50_000
"""Words whose stems are kept: those of all ledgers, and not all that anybody ever types."""
IDLE = frozenset(
    WORD.findall(
        """
        a an and any are as at be been by can cannot do does each every for from has have i if in
        into is it its may my no not of on only or our so than that the their them then there
        these they this to up was we what when where which while who will with you your

        ai as au aucun aucune aura aux avec avez avoir c ca car ce ceci cela ces cet cette chaque
        chez comme d dans de des dont du elle elles en entre es est et ete etre eu eux fait faut il
        ils j je l la le les leur leurs lors lorsque lui m ma mais me mes moi mon n ne ni nos notre
        nous on ont ou par pas peut peuvent plus pour puis puisque qu quand que quel quelle quelles
        quels qui quoi s sa sans se sera ses si soit son sont sous sur t ta te tes toi ton tous
        tout toute toutes tu un une vers vos votre vous y
        """
    )
)
"""Words that no question is about, without their accents."""
KEYWORD, SAID, REMARK, ASIDE = 3.0, 2.0, 1.0, 0.5
"""What a word weighs: as a keyword, in the rule, in a remark on it, beside it."""
HALF, LENGTH = 1.2, 0.5
"""The weight at which a word counts half, and how much that grows with the length of a rule."""
EXACT = 1.5
"""How much more a word weighs that stands there as it was typed."""
PARTLY, FEW, SOME = 0.5, 3, 10
"""Where fewer than three rules have all that was asked, up to ten that have half of it follow."""

Rule = Clause | Ruling


@dataclass(frozen=True)
class Found:
    """A rule that answers."""

    rule: Rule
    whole: bool
    """Whether it has every word that was asked for."""
    words: frozenset[str]
    """Its own words that were asked for, in small letters."""


def words_in(text: str) -> list[str]:
    """The words of a text, in small letters; ids of rules are none."""
    return WORD.findall(unicodedata.normalize("NFC", ID.sub("", text)).lower())


@lru_cache(REMEMBERED)
def bare(word: str) -> str:
    """A word without accents and ligatures."""
    apart = unicodedata.normalize("NFKD", word.replace("œ", "oe").replace("æ", "ae"))
    return "".join(c for c in apart if not unicodedata.combining(c))


@lru_cache(REMEMBERED)
def stems(word: str, lang: str) -> frozenset[str]:
    """The stems of a word for somebody who minds accents and for somebody who does not."""
    stem = STEMMERS[lang].stemWord
    with ALONE:
        both = bare(stem(word)), stem(bare(word))
    # `remplacee` keeps an e that `remplacée` loses.
    return frozenset(f"{lang}:{x.rstrip('e') or x}" for x in both)


def asked_for(text: str) -> list[str]:
    """The words that a question is about, each once."""
    every = list(dict.fromkeys(words_in(text)))
    return [w for w in every if bare(w) not in IDLE] or every


def texts(rule: Rule) -> Iterator[tuple[str, float, str]]:
    """Everything by which a rule can be found: language, weight, text."""
    for lang in LANGUAGES:
        yield lang, SAID, rule.words[lang]
        if isinstance(rule, Clause):
            yield lang, KEYWORD, " ".join(rule.keywords.get(lang, ()))
            yield lang, REMARK, " ".join(x[lang] for x in (rule.ruling, rule.na) if x)
            yield lang, ASIDE, rule.source
        if rule.topic:
            yield lang, ASIDE, rule.topic.words[lang]


class Search:
    """The rules of some ledgers, by the stems of their words."""

    def __init__(self, *ledgers: Ledger) -> None:
        self.ledgers = ledgers
        self.rules = [rule for ledger in ledgers for rule in ledger.rules()]
        self.weights: dict[str, dict[int, float]] = defaultdict(dict)
        """Stem -> rule -> what it weighs there."""
        self.stems: dict[str, set[str]] = defaultdict(set)
        """Word without accents -> its stems."""
        self.exact: dict[str, set[int]] = defaultdict(set)
        """Word without accents -> the rules where it stands."""
        lengths = [0] * len(self.rules)
        for k, rule in enumerate(self.rules):
            for lang, weight, text in texts(rule):
                words = words_in(text)
                lengths[k] += len(words) * (weight >= SAID)
                for word in words:
                    self.stems[bare(word)] |= stems(word, lang)
                    self.exact[bare(word)].add(k)
                for stem in frozenset[str]().union(*(stems(word, lang) for word in words)):
                    self.weights[stem][k] = weight + self.weights[stem].get(k, 0.0)
        mean = sum(lengths) / max(1, len(lengths))
        self.half = [HALF * (1 - LENGTH + LENGTH * n / mean) for n in lengths]

    def find(self, text: str) -> list[Found]:
        """The rules that have all these words, best first; if few do, also some that have most."""
        if ID.fullmatch(text.strip().upper()):
            named = [rule for ledger in self.ledgers if (rule := ledger.find(text))]
            return [Found(rule, True, frozenset()) for rule in named]
        asked = [(word, self.meant(word)) for word in asked_for(text)]
        held = [self.held(word, meant) for word, meant in asked]
        rare = [log(1 + len(self.rules) / (0.5 + len(h))) if h else 0.0 for h in held]
        whole, partly = [], []
        for k in frozenset[int]().union(*held):
            there = [(r, h[k]) for r, h in zip(rare, held, strict=True) if k in h]
            score = sum(r * weight / (weight + self.half[k]) for r, weight in there)
            if len(there) == len(asked):
                whole.append((-score, k))
            elif sum(r for r, _ in there) >= PARTLY * sum(rare):
                partly.append((-score, k))
        more = SOME - len(whole) if len(whole) < FEW else 0
        order = [(k, True) for _, k in sorted(whole)]
        order += [(k, False) for _, k in sorted(partly)[:more]]
        meant = frozenset[str]().union(*(m for _, m in asked))
        return [Found(self.rules[k], has_all, self.spoken(k, meant)) for k, has_all in order]

    def meant(self, word: str) -> frozenset[str]:
        """The stems of a word, or of every word that it begins."""
        start = bare(word)
        every = frozenset(s for lang in LANGUAGES for s in stems(word, lang) if s in self.weights)
        every |= self.stems.get(start, set())
        return every or frozenset(
            stem for known, of in self.stems.items() if known.startswith(start) for stem in of
        )

    def held(self, word: str, meant: frozenset[str]) -> dict[int, float]:
        """Rule -> what a word weighs there, by the weightiest of its stems."""
        exact, out = self.exact.get(bare(word), ()), dict[int, float]()
        for stem in meant:
            for k, weight in self.weights[stem].items():
                out[k] = max(weight * (EXACT if k in exact else 1.0), out.get(k, 0.0))
        return out

    def spoken(self, k: int, meant: frozenset[str]) -> frozenset[str]:
        """The words of a rule that have one of these stems."""
        own = ((lang, word) for lang, _, text in texts(self.rules[k]) for word in words_in(text))
        return frozenset(word for lang, word in own if stems(word, lang) & meant)
