"""What pays a cost, and what an additional cost is."""

import pytest

from noctuary.games.arkham.ability import Question
from tests.games.arkham.scene import Scene
from tests.support import clause


@clause("AHC-005")
def test_a_card_in_hand_pays_no_cost(backend: str) -> None:
    s = Scene(backend, cards="beat_cop")
    s.enemy("ghoul_minion", engaged=0)
    s.hand("beat_cop")
    assert not s.can("use beat_cop 0")
    s.asset("beat_cop")
    assert s.can("use beat_cop 0")


@clause("AHC-006", "AHC-132")
def test_a_card_of_another_pays_no_cost(backend: str) -> None:
    s = Scene(backend, seats=2, cards1="beat_cop")
    s.enemy("ghoul_minion", engaged=0)
    s.asset("beat_cop", 1)
    s.first(0)
    assert s.asked == (1, "free")
    assert s.can("use beat_cop 0")
    s.do("pass")
    assert s.asked == (0, "turn")
    assert not s.can("use beat_cop 0")


@clause("AHC-007", "AHC-031")
def test_wendy_pays_with_a_card_in_her_hand(backend: str) -> None:
    s = Scene(backend, who="wendy_adams", cards="knife")
    s.hand("knife")
    s.do("investigate")
    told = s.do("use wendy_adams 0")
    assert told[1:3] == ["discarded knife", "token_cancelled 0 zero"]
    assert s.where("knife") == "discard 0"


@clause("AHC-031")
def test_wendy_with_an_empty_hand_cannot_pay(backend: str) -> None:
    s = Scene(backend, who="wendy_adams")
    s.hand("")
    s.do("investigate")
    assert s.asked == (0, "turn")


@clause("AHC-031", "AHC-346")
def test_wendy_cannot_pay_with_a_weakness_or_a_hidden_card(backend: str) -> None:
    s = Scene(backend, who="wendy_adams", cards="dark_memory")
    s.hand("dark_memory")
    s.arrange(hand={0: [s.row("dark_memory"), s.row("ancient_evils")]})
    s.do("investigate")
    assert s.asked == (0, "turn")


@clause("AHC-346")
def test_a_hidden_card_is_not_forgotten(backend: str) -> None:
    s = Scene(backend, cards="amnesia knife machete")
    hand = [s.row("knife"), s.row("ancient_evils"), s.row("machete")]
    s.hand("")
    s.arrange(hand={0: hand})
    s.top("amnesia")
    s.do("draw")
    s.until("turn")
    assert s.zone("hand", 0) == ["ancient_evils"]


@clause("AHC-157")
def test_an_additional_cost_is_paid_with_the_action(backend: str) -> None:
    s = Scene(backend)
    s.enemy("ravenous_ghoul", engaged=0)
    s.threat("frozen_in_fear")
    s.do("fight ravenous_ghoul")
    assert s.get("actions", "0") == 1
    s.do("fight ravenous_ghoul")  # only the first of a round costs more
    assert "turn_ended 0" in s.log


@clause("AHC-159")
def test_what_an_additional_cost_cannot_be_paid_for_is_not_done(backend: str) -> None:
    s = Scene(backend)
    s.enemy("ghoul_minion", engaged=0)
    s.threat("frozen_in_fear")
    s.set("actions", "0", 1)
    assert not s.can("fight ghoul_minion")
    assert not s.can("evade ghoul_minion")
    assert s.can("investigate")


@clause("AHC-255")
def test_only_the_pool_counts_as_resources(backend: str) -> None:
    s = Scene(backend, cards="hospital_debts mob_enforcer")
    s.enemy("mob_enforcer", engaged=0)
    s.threat("hospital_debts", uses=3)
    s.set("resources", "0", 3)
    assert not s.can("use mob_enforcer 0")
    s.set("resources", "0", 4)
    assert s.can("use mob_enforcer 0")


@clause("AHC-288")
def test_an_ability_without_a_limit_is_used_while_one_can_pay(backend: str) -> None:
    s = Scene(backend, cards="physical_training")
    s.asset("physical_training")
    s.set("resources", "0", 3)
    s.enemy("ghoul_priest", engaged=0)
    s.do("fight ghoul_priest")
    for _ in range(3):
        s.do("use physical_training 1")
    assert "settled 0 7 4 1" in s.log
    assert s.get("resources", "0") == 0


@clause("AHC-352")
def test_a_card_without_a_cost_cannot_be_played(backend: str) -> None:
    s = Scene(backend, who="daisy_walker", cards="the_necronomicon")
    s.hand("the_necronomicon")
    s.set("resources", "0", 20)
    assert not s.can("play the_necronomicon")


@clause("AHC-353")
def test_a_card_without_a_cost_may_be_put_into_play(backend: str) -> None:
    s = Scene(backend, who="daisy_walker", cards="the_necronomicon")
    s.top("the_necronomicon")
    s.do("draw")
    assert s.where("the_necronomicon") == "play"
    assert s.get("resources", "0") == 5


@clause("AHC-013")
@pytest.mark.parametrize("stays", [True, False])
def test_what_cannot_leave_play_leaves_it_with_its_player(backend: str, stays: bool) -> None:
    s = Scene(backend, seats=2, cards="knife")
    s.asset("knife")
    s.hand("")
    s.hand("", 1)
    if stays:
        s.lasting(Question.no_leave, "knife")
    s.first(0)
    s.enemy("ghoul_minion", engaged=0)
    assert s.can("use knife 1") != stays  # discarding it would be the cost
    s.top("crypt_chill swarm_of_rats", 4)
    s.bag("auto_fail")
    s.do("end_turn")
    s.do("end_turn")
    assert s.where("knife") == ("play" if stays else "discard 0")
    s.set("damage", "0", 8)
    s.until("over", "name 0")
    assert s.where("knife") == "removed"
