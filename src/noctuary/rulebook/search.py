"""From the words of a rulebook to the rule: stems of both languages, rare words first."""

from __future__ import annotations

import importlib.util
import re
import unicodedata
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from math import log
from pathlib import Path
from threading import Lock
from typing import Any

import msgspec

from noctuary.packages import package_folder
from noctuary.plugin import LANGUAGES

from ..file_cache import load_or_compute
from .ledger import Clause, Ledger, Ruling, read_ledger

WORD = re.compile(r"[^\W_]+")
ID = re.compile(r"\b[A-Z][A-Z0-9]{2,}-Q?\d+\b")
_stemmer_lock = Lock()
"""A stemmer keeps the word it is at in itself."""
REMEMBERED = 50_000
"""Words whose stems are kept: those of all ledgers, and not all that anybody ever types."""
STOP_WORDS = frozenset(
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
class SearchHit:
    """A rule that answers."""

    rule: Rule
    has_all_words: bool
    """Whether it has every word that was asked for."""
    words: frozenset[str]
    """Its own words that were asked for, in small letters."""


def words_in(text: str) -> list[str]:
    """The words of a text, in small letters; ids of rules are none."""
    return WORD.findall(unicodedata.normalize("NFC", ID.sub("", text)).lower())


@lru_cache(REMEMBERED)
def strip_accents(word: str) -> str:
    """A word without accents and ligatures."""
    apart = unicodedata.normalize("NFKD", word.replace("œ", "oe").replace("æ", "ae"))
    return "".join(c for c in apart if not unicodedata.combining(c))


@cache
def stemmer(lang: str) -> Any:
    """What cuts words of a language."""
    import snowballstemmer

    return snowballstemmer.stemmer({"en": "english", "fr": "french"}[lang])


@lru_cache(REMEMBERED)
def stems(word: str, lang: str) -> frozenset[str]:
    """The stems of a word for somebody who minds accents and for somebody who does not."""
    with _stemmer_lock:
        stem = stemmer(lang).stemWord
        both = strip_accents(stem(word)), stem(strip_accents(word))
    # `remplacee` keeps an e that `remplacée` loses.
    return frozenset(f"{lang}:{x.rstrip('e') or x}" for x in both)


def query_words(text: str) -> list[str]:
    """The words that a question is about, each once."""
    every = list(dict.fromkeys(words_in(text)))
    return [w for w in every if strip_accents(w) not in STOP_WORDS] or every


def weighted_texts(rule: Rule) -> Iterator[tuple[str, float, str]]:
    """Everything by which a rule can be found: language, weight, text."""
    for lang in LANGUAGES:
        yield lang, SAID, rule.words[lang]
        if isinstance(rule, Clause):
            yield lang, KEYWORD, " ".join(rule.keywords.get(lang, ()))
            yield lang, REMARK, " ".join(x[lang] for x in (rule.ruling, rule.na) if x)
            yield lang, ASIDE, rule.source
        if rule.topic:
            yield lang, ASIDE, rule.topic.words[lang]


class Index(msgspec.Struct):
    """The words of the rules of one ledger; rules are numbered as the ledger has them."""

    weights: dict[str, dict[int, float]]
    """Stem -> rule -> what it weighs there."""
    stems: dict[str, set[str]]
    """Word without accents -> its stems."""
    exact: dict[str, set[int]]
    """Word without accents -> the rules where it stands."""
    lengths: list[int]
    """Of each rule, in words."""


def build_index(ledger: Ledger) -> Index:
    """The index of a ledger, worked out."""
    rules = ledger.rules()
    weights = defaultdict[str, dict[int, float]](dict)
    known, exact = defaultdict[str, set[str]](set), defaultdict[str, set[int]](set)
    lengths = [0] * len(rules)
    for k, rule in enumerate(rules):
        for lang, weight, text in weighted_texts(rule):
            words = words_in(text)
            lengths[k] += len(words) * (weight >= SAID)
            for word in words:
                known[strip_accents(word)] |= stems(word, lang)
                exact[strip_accents(word)].add(k)
            for stem in frozenset[str]().union(*(stems(word, lang) for word in words)):
                weights[stem][k] = weight + weights[stem].get(k, 0.0)
    return Index(dict(weights), dict(known), dict(exact), lengths)


@cache
def read_index(package: str) -> Index | None:
    """The index of the ledger in a game's package, as it was kept; None when it has none."""
    file, ledger = package_folder(package).joinpath("ledger.yaml"), read_ledger(package)
    if ledger is None:
        return None
    if not isinstance(file, Path):
        return build_index(ledger)
    own = Path(__file__)
    files = [file, own, own.with_name("ledger.py"), *stemmer_files()]
    return load_or_compute(f"search-{package}", files, Index, lambda: build_index(ledger))


def stemmer_files() -> Iterator[Path]:
    """What words are cut with: other stemmers cut them elsewhere."""
    for name in ("snowballstemmer", "Stemmer"):
        found = importlib.util.find_spec(name)
        if found and found.origin:
            yield Path(found.origin)
    if found := importlib.util.find_spec("snowballstemmer"):
        for lang in ("english", "french"):
            yield Path(found.origin or "").with_name(f"{lang}_stemmer.py")


def load_search(*packages: str) -> RuleSearch:
    """The search over the ledgers in some packages, as they were kept."""
    ledgers, indexes = [], []
    for package in packages:
        ledger, found = read_ledger(package), read_index(package)
        if ledger and found:
            ledgers.append(ledger)
            indexes.append(found)
    return RuleSearch(*ledgers, indexes=indexes)


class RuleSearch:
    """The rules of some ledgers, by the stems of their words."""

    def __init__(self, *ledgers: Ledger, indexes: Sequence[Index] | None = None) -> None:
        self.ledgers = ledgers
        self.rules = [rule for ledger in ledgers for rule in ledger.rules()]
        self.indexes = [build_index(x) for x in ledgers] if indexes is None else [*indexes]
        lengths = [n for each in self.indexes for n in each.lengths]
        mean = sum(lengths) / max(1, len(lengths))
        self.half = [HALF * (1 - LENGTH + LENGTH * n / mean) for n in lengths]

    def parts(self) -> Iterator[tuple[int, Index]]:
        """Each index, and the number of its first rule here."""
        first = 0
        for each in self.indexes:
            yield first, each
            first += len(each.lengths)

    def find(self, text: str, *, marked: bool = True) -> list[SearchHit]:
        """The rules that have all these words, best first; if few do, also some that have most.
        `marked`: also which of their own words were asked for.
        """
        if ID.fullmatch(text.strip().upper()):
            named = [rule for ledger in self.ledgers if (rule := ledger.find(text))]
            return [SearchHit(rule, True, frozenset()) for rule in named]
        asked = [(word, self.meant(word)) for word in query_words(text)]
        held = [self.weights_of(word, meant) for word, meant in asked]
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
        if not marked:
            meant = frozenset()
        return [SearchHit(self.rules[k], has_all, self.spoken(k, meant)) for k, has_all in order]

    def meant(self, word: str) -> frozenset[str]:
        """The stems of a word, or of every word that it begins."""
        start = strip_accents(word)
        cut = [stem for lang in LANGUAGES for stem in stems(word, lang)]
        every = {stem for each in self.indexes for stem in cut if stem in each.weights}
        for each in self.indexes:
            every |= each.stems.get(start, set())
        return frozenset(every) or frozenset(
            stem
            for each in self.indexes
            for known, of in each.stems.items()
            if known.startswith(start)
            for stem in of
        )

    def weights_of(self, word: str, meant: frozenset[str]) -> dict[int, float]:
        """Rule -> what a word weighs there, by the weightiest of its stems."""
        start, out = strip_accents(word), dict[int, float]()
        for first, each in self.parts():
            exact = each.exact.get(start, ())
            for stem in meant:
                for n, weight in each.weights.get(stem, {}).items():
                    k = first + n
                    out[k] = max(weight * (EXACT if n in exact else 1.0), out.get(k, 0.0))
        return out

    def spoken(self, k: int, meant: frozenset[str]) -> frozenset[str]:
        """The words of a rule that have one of these stems."""
        if not meant:
            return frozenset()
        own = (
            (lang, word)
            for lang, _, text in weighted_texts(self.rules[k])
            for word in words_in(text)
        )
        return frozenset(word for lang, word in own if stems(word, lang) & meant)
