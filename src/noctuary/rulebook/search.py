"""Search in ledgers: by the stems of both languages, rare words first."""

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
"""Stemmers keep state between calls, so only one thread may use one."""
REMEMBERED = 50_000
"""Words whose stems are cached: those of all ledgers, but not everything anybody types."""
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
"""Words that are not searched for, without accents."""
KEYWORD, SAID, REMARK, ASIDE = 3.0, 2.0, 1.0, 0.5
"""Weights of a word: as a keyword, in the rule, in a remark on it, in its topic or source."""
HALF, LENGTH = 1.2, 0.5
"""The weight at which a word counts half, and its growth with the length of a rule."""
EXACT = 1.5
"""The factor for a word that stands in the rule exactly as it was typed."""
PARTLY, FEW, SOME = 0.5, 3, 10
"""If fewer than FEW rules have all words, rules with PARTLY of them follow, up to SOME."""

Rule = Clause | Ruling


@dataclass(frozen=True)
class SearchHit:
    """A rule that was found."""

    rule: Rule
    has_all_words: bool
    """Whether it has every word of the query."""
    words: frozenset[str]
    """Its words that match the query, in lower case."""


def words_in(text: str) -> list[str]:
    """Return the words of a text in lower case, without ids of rules."""
    return WORD.findall(unicodedata.normalize("NFC", ID.sub("", text)).lower())


@lru_cache(REMEMBERED)
def strip_accents(word: str) -> str:
    """Return a word without accents and ligatures."""
    apart = unicodedata.normalize("NFKD", word.replace("œ", "oe").replace("æ", "ae"))
    return "".join(c for c in apart if not unicodedata.combining(c))


@cache
def stemmer(lang: str) -> Any:
    """Return the stemmer of a language."""
    import snowballstemmer

    return snowballstemmer.stemmer({"en": "english", "fr": "french"}[lang])


@lru_cache(REMEMBERED)
def stems(word: str, lang: str) -> frozenset[str]:
    """Return the stems of a word as written and without its accents."""
    with _stemmer_lock:
        stem = stemmer(lang).stemWord
        both = strip_accents(stem(word)), stem(strip_accents(word))
    # `remplacee` keeps an e that `remplacée` loses.
    return frozenset(f"{lang}:{x.rstrip('e') or x}" for x in both)


def query_words(text: str) -> list[str]:
    """Return the words of a query, each once, without stop words."""
    every = list(dict.fromkeys(words_in(text)))
    return [w for w in every if strip_accents(w) not in STOP_WORDS] or every


def weighted_texts(rule: Rule) -> Iterator[tuple[str, float, str]]:
    """Yield everything by which a rule can be found: language, weight, text."""
    for lang in LANGUAGES:
        yield lang, SAID, rule.words[lang]
        if isinstance(rule, Clause):
            yield lang, KEYWORD, " ".join(rule.keywords.get(lang, ()))
            yield lang, REMARK, " ".join(x[lang] for x in (rule.ruling, rule.na) if x)
            yield lang, ASIDE, rule.source
        if rule.topic:
            yield lang, ASIDE, rule.topic.words[lang]


class Index(msgspec.Struct):
    """The inverted index of one ledger; rules are numbered in the order of the ledger."""

    weights: dict[str, dict[int, float]]
    """Stem -> rule -> weight."""
    stems: dict[str, set[str]]
    """Word without accents -> its stems."""
    exact: dict[str, set[int]]
    """Word without accents -> the rules that contain it."""
    lengths: list[int]
    """The length of each rule in words."""


def build_index(ledger: Ledger) -> Index:
    """Compute the index of a ledger."""
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
    """Return the index of a package's ledger, from the cache; None if it has no ledger."""
    file, ledger = package_folder(package).joinpath("ledger.yaml"), read_ledger(package)
    if ledger is None:
        return None
    if not isinstance(file, Path):
        return build_index(ledger)
    own = Path(__file__)
    files = [file, own, own.with_name("ledger.py"), *stemmer_files()]
    return load_or_compute(f"search-{package}", files, Index, lambda: build_index(ledger))


def stemmer_files() -> Iterator[Path]:
    """Yield the files of the stemmers, on which the index depends."""
    for name in ("snowballstemmer", "Stemmer"):
        found = importlib.util.find_spec(name)
        if found and found.origin:
            yield Path(found.origin)
    if found := importlib.util.find_spec("snowballstemmer"):
        for lang in ("english", "french"):
            yield Path(found.origin or "").with_name(f"{lang}_stemmer.py")


def load_search(*packages: str) -> RuleSearch:
    """Return a search over the ledgers of some packages, from the cache."""
    ledgers, indexes = [], []
    for package in packages:
        ledger, found = read_ledger(package), read_index(package)
        if ledger and found:
            ledgers.append(ledger)
            indexes.append(found)
    return RuleSearch(*ledgers, indexes=indexes)


class RuleSearch:
    """A search over the rules of some ledgers."""

    def __init__(self, *ledgers: Ledger, indexes: Sequence[Index] | None = None) -> None:
        self.ledgers = ledgers
        self.rules = [rule for ledger in ledgers for rule in ledger.rules()]
        self.indexes = [build_index(x) for x in ledgers] if indexes is None else [*indexes]
        lengths = [n for each in self.indexes for n in each.lengths]
        mean = sum(lengths) / max(1, len(lengths))
        self.half = [HALF * (1 - LENGTH + LENGTH * n / mean) for n in lengths]

    def parts(self) -> Iterator[tuple[int, Index]]:
        """Yield each index with the number of its first rule in this search."""
        first = 0
        for each in self.indexes:
            yield first, each
            first += len(each.lengths)

    def find(self, text: str, *, marked: bool = True) -> list[SearchHit]:
        """Return the rules that have all words of the query, best first.

        If they are few, some rules that have most of the words follow. With `marked`, a hit also
        names its matching words.
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
        """Return the stems of a word, or of every known word that begins with it."""
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
        """Return the weight of a word in each rule: that of its heaviest stem."""
        start, out = strip_accents(word), dict[int, float]()
        for first, each in self.parts():
            exact = each.exact.get(start, ())
            for stem in meant:
                for n, weight in each.weights.get(stem, {}).items():
                    k = first + n
                    out[k] = max(weight * (EXACT if n in exact else 1.0), out.get(k, 0.0))
        return out

    def spoken(self, k: int, meant: frozenset[str]) -> frozenset[str]:
        """Return the words of a rule that have one of these stems."""
        if not meant:
            return frozenset()
        own = (
            (lang, word)
            for lang, _, text in weighted_texts(self.rules[k])
            for word in words_in(text)
        )
        return frozenset(word for lang, word in own if stems(word, lang) & meant)
