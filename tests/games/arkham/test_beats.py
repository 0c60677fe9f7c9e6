"""What must never pass unseen."""

from __future__ import annotations

from noctuary.games.arkham import GAME
from noctuary.kernel.language.actions import MAX_WEIGHT
from noctuary.server.api.catalogue import game_info


def test_what_is_always_a_moment_of_its_own() -> None:
    beats = game_info(GAME).beats
    for name in ("token_revealed", "drew_encounter", "attacked", "agenda_advanced"):
        assert beats[name] == MAX_WEIGHT
    assert beats["doomed"] == beats["phase_began"] == 2
