"""Zones, ownership and the states of cards: AHB-033 to AHB-062."""

from noctuary.kernel import Hidden
from tests.games.arkham.scene import Scene
from tests.support import clause


@clause("AHB-033", "AHB-036", "AHB-063")
def test_only_cards_in_play_act(backend: str) -> None:
    """Beat Cop gives combat in play, not from hand, discard pile, display or set aside."""
    s = Scene(backend, cards="beat_cop")
    s.enemy("ghoul_minion", engaged=0, exhausted=1)
    places = {
        "hand": lambda: s.hand("beat_cop"),
        "discard": lambda: s.discards("beat_cop"),
        "victory": lambda: s.arrange(victory=[s.row("beat_cop")]),
        "aside": lambda: s.arrange(aside=[*s.value("aside"), s.row("beat_cop")]),
        "removed": lambda: s.arrange(removed=[s.row("beat_cop")]),
        "play": lambda: s.asset("beat_cop"),
    }
    for where, put in places.items():
        put()
        s.arrange(damage={s.row("ghoul_minion"): 0}, actions={0: 3})
        n = len(s.log)
        s.do("fight ghoul_minion")
        s.until("turn")
        value = 5 if where == "play" else 4
        assert f"settled 0 {value} 2 1" in s.log[n:], where


@clause("AHB-037")
def test_what_enters_play(backend: str) -> None:
    s = Scene(backend, cards="barricade")
    s.hand("barricade")
    s.do("play barricade")
    assert "entered barricade" in s.log and s.get("at", "barricade") == s.row("study")
    s.enemy("ghoul_minion", at="study", exhausted=1)
    log = s.do("engage ghoul_minion")
    assert "engaged ghoul_minion 0" in log
    assert not any(line.startswith(("entered", "spawned")) for line in log)


@clause("AHB-038")
def test_leaving_play_takes_everything_along(backend: str) -> None:
    s = Scene(backend, cards="n45_automatic cover_up")
    s.asset("n45_automatic", uses=1, exhausted=1)
    s.attach("cover_up", "n45_automatic", clues=2)  # anything that hangs on it
    s.top("crypt_chill", 4)
    s.bag("auto_fail")
    s.do("end_turn")
    s.until("turn")
    assert s.where("n45_automatic") == "discard 0" and s.where("cover_up") == "discard 0"
    assert s.get("clues", "cover_up") == 0
    s.hand("n45_automatic")
    s.do("play n45_automatic")
    assert s.get("uses", "n45_automatic") == 4 and s.get("exhausted", "n45_automatic") == 0


@clause("AHB-039", "AHB-040", "AHB-041")
def test_owner_and_controller(backend: str) -> None:
    s = Scene(backend, seats=2, cards="knife")
    s.first(1)
    s.asset("knife", 1)
    assert s.get("owner", "knife") == 0
    s.enemy("ghoul_minion", engaged=1)
    s.do("use knife 1")
    s.finish()
    assert s.where("knife") == "discard 0"  # its owner's pile


@clause("AHB-042", "AHB-043")
def test_discard_piles_are_open_and_ordered(backend: str) -> None:
    s = Scene(backend, seats=2, cards="knife flashlight", tokens="auto_fail")
    s.first(0)
    for name in ("knife", "flashlight"):
        s.asset(name)
        s.top("crypt_chill obscuring_fog", 4)
        s.until("next_turn", "end_turn")
        s.first(0)
        s.arrange(deck={4: [*s.value("deck")[4], s.row("crypt_chill")]})
    assert s.zone("discard", 0)[-2:] == ["knife", "flashlight"]
    for seat in (0, 1, -1):
        assert s.state.observe(seat).fields["discard"][0] == s.value("discard")[0]


@clause("AHB-044")
def test_cards_discarded_together_lie_as_they_were_committed(backend: str) -> None:
    s = Scene(backend, cards="guts unexpected_courage perception")
    s.hand("unexpected_courage perception")
    s.do("investigate")
    s.do("commit perception")
    s.do("commit unexpected_courage")
    s.until("turn")
    assert s.zone("discard", 0) == ["perception", "unexpected_courage"]


@clause("AHB-045", "AHB-046")
def test_decks_and_hands_are_hidden(backend: str) -> None:
    s = Scene(backend, seats=2)
    mine, others = (s.state.observe(p).fields for p in (0, 1))
    assert isinstance(mine["deck"][0], Hidden) and mine["deck"][0].known == ()
    assert sorted(mine["hand"][0]) == sorted(s.value("hand")[0])
    hidden = others["hand"][0]
    assert isinstance(hidden, Hidden) and hidden.count == 5 and hidden.known == ()


@clause("AHB-047")
def test_ready_and_exhausted(backend: str) -> None:
    s = Scene(backend, cards="encyclopedia sneak_attack")
    s.asset("encyclopedia")
    assert s.get("exhausted", "encyclopedia") == 0
    s.do("use encyclopedia 0")
    s.do("choose combat")
    assert s.get("exhausted", "encyclopedia") == 1 and not s.can("use encyclopedia 0")


@clause("AHB-048")
def test_a_set_aside_card_takes_no_part(backend: str) -> None:
    s = Scene(backend, difficulty="hard", tokens="skull")
    s.do("investigate")
    assert s.asked == (0, "fetch") and not s.can("target ghoul_priest")


@clause("AHB-050")
def test_a_card_being_resolved_is_nowhere(backend: str) -> None:
    s = Scene(backend, cards="dynamite_blast", extra="yithian_observer")
    s.hand("dynamite_blast")
    s.enemy("yithian_observer", engaged=0)
    s.do("play dynamite_blast")
    s.finish()
    assert "discarded dynamite_blast" in s.log  # it was still in hand when the attack came
    assert s.get("damage", "yithian_observer") == 0
    assert s.get("resources", 0) == 0
    s = Scene(backend, cards="emergency_cache", filler=0)
    s.hand("emergency_cache")
    s.do("play emergency_cache")
    assert s.where("emergency_cache") == "discard 0"


@clause("AHB-051", "AHB-053", "AHB-052")
def test_attachments(backend: str) -> None:
    s = Scene(backend)
    s.attach("obscuring_fog", "study")
    s.top("obscuring_fog#1", 4)
    s.do("end_turn")
    s.until("turn")
    assert s.where("obscuring_fog#1") == "discard 4"  # it could not stay
    s.set("clues", 0, 2)
    s.do("advance_act")
    assert s.where("obscuring_fog") == "discard 4"  # its host has left


@clause("AHB-055")
def test_a_unique_card_is_in_play_once(backend: str) -> None:
    s = Scene(backend, who="skids_otoole", cards="leo_de_luca leo_de_luca_1")
    s.asset("leo_de_luca")
    s.hand("leo_de_luca_1")
    s.arrange(resources={0: 9})
    assert not s.can("play leo_de_luca_1")


@clause("AHB-057", "AHC-254")
def test_put_into_play(backend: str) -> None:
    s = Scene(backend, who="daisy_walker")
    s.house()
    s.set("revealed", "parlor", 1)
    s.arrange(play=[*s.value("play"), s.row("lita_chantler")])
    s.arrange(at={s.row("lita_chantler"): s.row("parlor")}, resources={0: 0})
    s.stand("parlor")
    s.do("use lita_chantler 0")
    s.until("turn")
    assert s.get("ctrl", "lita_chantler") == 0
    assert not any(line.startswith("played") for line in s.log)


@clause("AHB-058")
def test_only_the_searcher_sees(backend: str) -> None:
    s = Scene(backend, seats=2, cards="old_book_of_lore knife flashlight machete")
    s.first(0)
    s.asset("old_book_of_lore")
    s.top("knife flashlight machete")
    s.do("use old_book_of_lore 0")
    s.do("target roland_banks")
    assert s.options == ["target flashlight", "target knife", "target machete"]
    assert s.where("knife") == "top 0"  # not moved by being looked at
    other = s.state.observe(1)
    assert other.options == () and set(other.fields["top"][0].known) == {-1}


@clause("AHB-059")
def test_what_is_found_is_taken(backend: str) -> None:
    s = Scene(backend, who="agnes_baker", cards="arcane_initiate dark_memory knife flashlight")
    s.asset("arcane_initiate")
    s.top("knife dark_memory flashlight")
    s.do("use arcane_initiate 1")
    assert s.options == ["target dark_memory"]
    s.do("target dark_memory")
    assert s.where("dark_memory") == "hand 0"
    assert s.value("top")[0] == [] and "shuffled 0" in s.log


@clause("AHB-060")
def test_looking_is_not_searching(backend: str) -> None:
    s = Scene(backend, who="agnes_baker", cards="scrying knife flashlight machete")
    s.asset("scrying")
    s.top("knife flashlight machete")
    s.do("use scrying 0")
    s.do("name 0")
    s.do("target knife")  # the first picked lies deepest
    s.do("target machete")
    assert s.zone("top", 0) == ["flashlight", "machete", "knife"]
    assert "shuffled 0" not in s.log[-8:]


@clause("AHB-061")
def test_an_empty_pile_shuffles_nothing(backend: str) -> None:
    s = Scene(backend)
    s.stage(agenda="rise_of_the_ghouls")
    s.arrange(doom={s.value("agenda"): 6}, discard={4: []})
    s.top("crypt_chill ghoul_minion ancient_evils", 4)
    s.do("end_turn")
    s.until("turn")
    assert s.get("engaged", "ghoul_minion") == 0
    assert s.where("crypt_chill") == "discard 4"
    assert "shuffled 4" not in s.log


@clause("AHB-062", "AHB-348")
def test_added_to_hand_is_not_drawn(backend: str) -> None:
    s = Scene(backend, who="daisy_walker", cards="research_librarian the_necronomicon")
    s.hand("research_librarian")
    s.do("play research_librarian")
    s.do("use research_librarian 0")
    s.do("target the_necronomicon")
    assert s.where("the_necronomicon") == "play" and s.get("horror", "the_necronomicon") == 3
