"""The tables of cards: one row for each card, and refusals that name the place."""

import pytest

from noctuary.games.arkham.card_table import (
    COLUMNS,
    DECK_ONLY,
    KNOWN_TO_RULES,
    OWN,
    OWN_PREFIX,
    BadCardTable,
    parse_own_rows,
    parse_rows,
    refuse_clashes,
    rows_of_rules,
    text_of,
)
from noctuary.games.arkham.components import CODE
from noctuary.games.arkham.decks import library
from noctuary.games.arkham.decks.cards import reprints

HEADER = "code\tname\ttype\tclass\tkeywords"
ROW = "00001\tLamplighter\tasset\tneutral\tfast"
PUBLISHED = [(file, parse_rows(file, text_of(file))) for file in (KNOWN_TO_RULES, DECK_ONLY)]


def refused(text: str) -> str:
    """Return the refusal of a table of one's own cards."""
    with pytest.raises(BadCardTable) as caught:
        parse_own_rows(text)
    return str(caught.value)


def test_a_row_may_leave_out_what_its_card_lacks() -> None:
    (row,) = parse_own_rows(f"{HEADER}\n{ROW}\n")
    assert row.keys() == COLUMNS.keys()
    assert (row["keywords"], row["cost"], row["encounter_set"]) == ("fast", "", "")


@pytest.mark.parametrize(
    ("row", "said"),
    [
        (ROW.replace("fast", "surge, retalliate"), "column keywords: unknown keyword 'retalliate'"),
        (ROW.replace("fast", "retalliate"), "did you mean 'retaliate'?"),
        (ROW.replace("00001", "0001"), "column code: cannot be '0001'"),
        (ROW.replace("00001", "12345"), "your own codes begin with 00"),
        (ROW.replace("neutral", "monk"), "column class: cannot be 'monk'"),
        (f"{ROW}\t", "expected 5 cells, got 6"),
        ("", "expected 5 cells, got 1"),
    ],
)
def test_a_wrong_row_is_refused_with_its_line(row: str, said: str) -> None:
    other = ROW.replace("00001", "00002")
    message = refused(f"{HEADER}\n{other}\n{row}\n")
    assert message.startswith("own-cards.tsv, line 3") and said in message


def test_a_header_is_refused_with_its_column() -> None:
    assert "line 1, column price: the column is unknown" in refused(f"{HEADER}\tprice\n{ROW}\t1\n")
    assert "line 1, column class: the column is missing" in refused("code\tname\ttype\n")
    with pytest.raises(BadCardTable, match=r"cards\.tsv, line 1, column subname: .* is missing"):
        parse_rows(KNOWN_TO_RULES, HEADER)


def test_a_code_stands_once() -> None:
    assert "line 3, column code: 00001 stands twice" in refused(f"{HEADER}\n{ROW}\n{ROW}\n")
    own = [{**PUBLISHED[0][1][0], "code": "01016"}]
    with pytest.raises(BadCardTable, match=r"own-cards\.tsv, line 2, column code: 01016 stands in"):
        refuse_clashes([*PUBLISHED, (OWN, own)])
    own = [{**PUBLISHED[0][1][0], "code": "01501"}]
    with pytest.raises(BadCardTable, match=r"01501 stands in reprints\.tsv too"):
        refuse_clashes([*PUBLISHED, (OWN, own)], reprints())


def test_published_cards_have_one_row_and_no_code_of_ones_own() -> None:
    refuse_clashes(PUBLISHED, reprints())
    codes = [row["code"] for _, rows in PUBLISHED for row in rows]
    assert not [code for code in [*codes, *reprints()] if code.startswith(OWN_PREFIX)]


def test_rules_and_decks_read_the_same_rows() -> None:
    rows = rows_of_rules()
    assert [row["code"] for row in rows] == CODE
    player = {row["code"] for row in rows if not row["encounter_set"]}
    assert player <= {c.code for c in library().cards.values() if c.player}


def test_cards_are_bonded_to_cards_that_exist() -> None:
    names = {c.name for c in library().cards.values()}
    assert {c.bonded_to for c in library().cards.values()} - {""} <= names
