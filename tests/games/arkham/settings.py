"""How the tests of every game play this one."""

OPTIONS = [{"scenario": name} for name in ("gathering", "midnight_masks", "devourer_below")]
"""Table options that games played by chance take in turn."""
EVERY = 29
"""Choices between two close looks of the conformance kit."""
SECRETS = (2, 5_000)
"""How many fields are secret, and in how many choices the lack of each must be noticed."""
HINT_SEED = 1254
"""A seed with which a hint soon has a reason."""
SHORT_SEED = 0
"""A seed with which a game played by chance is soon over."""
OPENERS = (".slot .face[aria-haspopup]", ".place .all[aria-haspopup]", ".words[aria-haspopup]")
"""What opens panels of its own in the browser."""
SITTINGS = {"": ["me"], "twice": ["me", "me"]}
"""Who sits at tables in the browser, by a name where there are several ways."""
CARDS = {"": ".hnd .card"}
"""What a card of the hand is in the browser, by the name of the way of sitting."""
OWN_HANDS = 2
"""Seats that one person holds alone."""
BEATS_TABLE = (("me", "heuristic"), {})
"""Seats and options of the table at which beats are shown."""
