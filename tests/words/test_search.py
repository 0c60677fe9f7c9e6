"""The words of a rulebook lead to the clause, in both languages."""

from functools import cache
from pathlib import Path

import pytest
import yaml

from noctuary.rulebook import Clause, Ledger, Ruling, read_ledger
from noctuary.rulebook.ledger import Topic
from noctuary.rulebook.search import RuleSearch, SearchHit

PHRASES = sorted((Path(__file__).parents[1] / "games").glob("*/phrases.yaml"))
BEST = 3


@cache
def search(game: str) -> RuleSearch:
    ledger = read_ledger(f"noctuary.games.{game}")
    assert ledger
    return RuleSearch(ledger)


def ids(found: list[SearchHit]) -> list[str]:
    return [f.rule.id for f in found]


@pytest.fixture(params=PHRASES, ids=lambda path: path.parent.name)
def phrases(request: pytest.FixtureRequest) -> Path:
    path = request.param
    assert isinstance(path, Path)
    return path


@pytest.mark.parametrize(("kind", "count", "least"), [("asked", 50, 45), ("held", 25, 22)])
def test_phrases_of_the_book_lead_to_their_clause(
    phrases: Path, kind: str, count: int, least: int
) -> None:
    listed = yaml.safe_load(phrases.read_text(encoding="utf-8"))[kind]
    assert len(listed) == count
    known = {rule.id for rule in search(phrases.parent.name).rules}
    missed = []
    for text, *right in listed:
        assert known.issuperset(right), text
        best = ids(search(phrases.parent.name).find(text))[:BEST]
        if not set(best) & set(right):
            missed.append(f"{text}: {', '.join(right)}, not {', '.join(best) or 'nothing'}")
    print(f"{phrases.parent.name}: {count - len(missed)} of {count}", *missed, sep="\n")
    assert count - len(missed) >= least, "\n".join(missed)


@pytest.mark.parametrize(
    ("text", "best"),
    [
        ("majority", "GATE-073"),
        ("goal", "GATE-154"),
        ("remplacez", "GATE-087"),
        ("réserve de portails remplacée", "GATE-087"),
    ],
)
def test_words_that_are_the_book_s_and_not_ours(text: str, best: str) -> None:
    assert ids(search("gates").find(text))[0] == best


# ---- a ledger of our own


def clause(id: str, english: str, french: str, **keywords: tuple[str, ...]) -> Clause:
    topic = Topic("night", {"en": "The night", "fr": "La nuit"})
    words = {"en": english, "fr": french}
    return Clause(id, "rule", "p. 1", words, "done", topic=topic, keywords=keywords)


def watch() -> RuleSearch:
    rules = [
        clause("WAT-001", "Whoever sees the owl draws a lantern.", "Qui voit le hibou en pioche."),
        clause("WAT-002", "A lantern is lit.", "Une lanterne est allumée.", fr=("remplacez",)),
        clause("WAT-003", "Lanterns that were lit are replaced.", "On échange les lanternes."),
        clause("WAT-004", "The watch ends at dawn.", "La veille s’achève à l’aube.", en=("over",)),
        clause("WAT-005", "Lanterns go out at dawn, see WAT-004.", "À l’aube, tout s’éteint."),
    ]
    ruling = Ruling("WAT-Q01", ("WAT-004",), {"en": "Dawn is at six.", "fr": "L’aube : six."})
    named = {rule.id: rule for rule in rules}
    return RuleSearch(Ledger("watch", ("WAT",), named, {ruling.id: ruling}, {}))


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("owl", ["WAT-001"]),
        ("HIBOUX", ["WAT-001"]),
        ("lit lanterns", ["WAT-002", "WAT-003"]),
        ("lanterne allumee", ["WAT-002"]),
        ("allumées, les lanternes", ["WAT-002"]),
        ("dawn lantern", ["WAT-005"]),
        ("lantern dawn", ["WAT-005"]),
        ("remplacee", ["WAT-002"]),
        ("eteint", ["WAT-005"]),
        ("is the watch over", ["WAT-004"]),
        ("l'aube", ["WAT-004", "WAT-005", "WAT-Q01"]),
        ("wat-4", ["WAT-004"]),
        ("WAT-Q01", ["WAT-Q01"]),
        ("WAT-999", []),
        ("zebra", []),
        ("", []),
    ],
)
def test_rules_that_have_all_words_in_any_order_and_form(text: str, found: list[str]) -> None:
    assert sorted(f.rule.id for f in watch().find(text) if f.has_all_words) == found


def test_a_word_that_is_being_typed() -> None:
    assert ids(watch().find("lant"))[:1] == ["WAT-002"]
    assert {"WAT-001", "WAT-002", "WAT-003", "WAT-005"} == set(ids(watch().find("lante")))


def test_a_keyword_counts_more_than_what_stands_beside_a_rule() -> None:
    assert ids(watch().find("over"))[0] == "WAT-004"
    every = watch().find("nuit")
    assert all(f.has_all_words for f in every) and len(every) == 5, "the topic"


def test_where_no_rule_has_all_words_those_with_most_of_them_follow() -> None:
    found = watch().find("owl lantern zebra")
    assert ids(found)[0] == "WAT-001"
    assert not any(f.has_all_words for f in found)
    few = watch().find("lit lantern owl draws")
    assert [f.has_all_words for f in few][:1] == [False]


def test_where_several_rules_have_all_words_no_others_are_named() -> None:
    assert all(f.has_all_words for f in watch().find("lantern"))


def test_words_without_weight_are_looked_for_when_there_is_nothing_else() -> None:
    assert "WAT-004" in ids(watch().find("the"))
    assert ids(watch().find("the dawn")) == ids(watch().find("dawn"))


def test_the_words_that_were_found_can_be_marked() -> None:
    (found,) = (f for f in watch().find("remplacer lanterne") if f.rule.id == "WAT-002")
    assert found.words == {"remplacez", "lanterne", "lantern"}


def test_several_ledgers_are_searched_as_one() -> None:
    ledgers = [read_ledger(f"noctuary.games.{x}") for x in ("gates", "lakeview")]
    both = RuleSearch(*(ledger for ledger in ledgers if ledger))
    assert {x[:4] for x in ids(both.find("goal"))} == {"GATE", "LAKE"}
