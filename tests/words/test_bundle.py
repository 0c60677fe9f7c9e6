"""Words are parsed when they are wanted, and say the same as if all had been parsed at once."""

from importlib import resources
from pathlib import Path
from threading import Barrier, Thread

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message, Term

from noctuary.i18n.bundles import ENTRY, Bundle, load_bundle, read_ftl
from noctuary.kernel import games
from noctuary.packages import package_folder
from noctuary.plugin import LANGUAGES

PACKAGES = ["noctuary.cli", "noctuary.lab", "noctuary.server", "noctuary.table"]
PACKAGES += [game.package for game in games().values()]

SOURCE = """\
# A comment: note = nothing
-lamp = lamp
    .sign = L
lit = The { -lamp } is lit, { $n ->
    [one] { once }
   *[other] { often.times }
}.
once =
    once,
    with { -lamp } { often.times }
## unlit = not here
often = x
    .times = often
broken = { $n
late = { "}" } { NUMBER($n) }
lit = never
"""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("package", PACKAGES)
def test_every_entry_is_cut_out_whole(package: str, lang: str) -> None:
    source = read_ftl(package, lang)
    every = [x for x in FluentResource(source).body if isinstance(x, Message | Term)]
    cut = [found[0] for found in ENTRY.finditer(source)]
    assert len(cut) == len(every) > 10
    for entry, alone in zip(every, cut, strict=True):
        (made,) = FluentResource(f"{alone}\n").body
        assert made.equals(entry, ignored_fields=["span", "comment"]), alone


def test_entries_are_parsed_with_those_that_they_name_and_no_others() -> None:
    late, whole = Bundle("en", SOURCE), FluentBundle(["en"], use_isolating=False)
    whole.add_resource(FluentResource(SOURCE))
    for name in ("late", "lit", "once", "often"):
        for n in (1, 3):
            want = whole.format_pattern(whole.get_message(name).value, {"n": n})  # type: ignore[arg-type]
            assert late.format_pattern(late.get_message(name).value, {"n": n}) == want
    for name in ("broken", "note", "unlit", "lamp", "nothing"):
        assert late.has_message(name) == whole.has_message(name) is False
    alone = Bundle("en", SOURCE)
    assert alone.has_message("once")
    assert {*alone._messages, *alone._terms} == {"once", "lamp", "often"}


def test_two_who_ask_at_once_are_both_told() -> None:
    for _ in range(30):
        late, both, told = Bundle("en", SOURCE), Barrier(4), []

        def ask(late: Bundle = late, both: Barrier = both, told: list[bool] = told) -> None:
            both.wait()
            told.append(late.has_message("lit"))

        threads = [Thread(target=ask) for _ in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert told == [True] * 4


def test_a_package_is_found_without_being_imported() -> None:
    for package in PACKAGES:
        assert Path(str(package_folder(package))) == Path(str(resources.files(package)))
    assert load_bundle("noctuary.plugin", "en").has_message("anything") is False
