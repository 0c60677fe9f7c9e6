"""The words of the campaign: every key that is asked for, in French and in English."""

import re
from importlib import resources

from noctuary.games.arkham.campaign import NOTES, ORDER
from noctuary.i18n import LANGUAGES, message_variables

GAME = resources.files("noctuary").joinpath("games", "arkham")
WORDS = {
    lang: {
        key: wanted
        for key, wanted in message_variables("noctuary.games.arkham", lang).items()
        if key.startswith("campaign-")
    }
    for lang in LANGUAGES
}
FRENCH = GAME.joinpath("locales", "campaign.fr.ftl").read_text("utf-8")
CODE = "".join(
    f.read_text("utf-8") for f in GAME.joinpath("campaign").iterdir() if f.name.endswith(".py")
)


def test_both_languages_say_the_same() -> None:
    assert WORDS["en"] == WORDS["fr"]


def test_every_key_has_words_and_all_words_a_key() -> None:
    wanted = {
        f"campaign-problem-{k}" for k in re.findall(r'(?:refuse|Problem)\(\s*"([^"]+)"', CODE)
    }
    wanted |= set(re.findall(r'"(campaign-error-[a-z-]+)"', CODE))
    wanted |= {f"campaign-note-{key}" for key in NOTES}
    for scenario, ends in zip(ORDER, (4, 3, 4), strict=True):
        wanted |= {f"campaign-resolution-{scenario}-{n}" for n in range(ends)}
    wanted |= {f"campaign-introduction-midnight_masks-{n}" for n in (1, 2, 3)}
    wanted |= {f"campaign-introduction-{s}" for s in (ORDER[0], ORDER[2])}
    kinds = ("problem", "error", "note", "resolution", "introduction")
    assert {k for k in WORDS["en"] if k.split("-")[1] in kinds} == wanted


def test_french_is_set_as_french_is() -> None:
    lines = [x for x in FRENCH.splitlines() if not x.startswith("#")]
    wrong = re.compile(r"[^\u202f][;:!?»]|«[^\u202f]|'")
    assert [x for x in lines if wrong.search(x)] == []
