"""How the tests of every game play this one."""

OPTIONS = [{"scenario": name} for name in ("thirteenth_chime", "salt_parish", "black_regatta")]
"""Table options that games played by chance take in turn."""
EVERY = 41
"""Choices between two close looks of the conformance kit."""
SECRETS = (1, 5_000)
"""How many fields are secret, and in how many choices the lack of each must be noticed."""
SHORT_SEED = 2
"""A seed with which a game played by chance is soon over."""
OPENERS = ("section.board .target[aria-expanded]",)
"""What opens panels of its own in the browser."""
SITTINGS = {"": ["me", "heuristic"], "twice": ["me", "me"]}
"""Who sits at tables in the browser, by a name where there are several ways."""
CARDS = {"": ".cards article"}
"""What a card of the hand is in the browser, by the name of the way of sitting."""
OWN_HANDS = 2
"""Seats that one person holds alone."""
BEATS_TABLE = (("me", "heuristic"), {})
"""Seats and options of the table at which beats are shown."""
