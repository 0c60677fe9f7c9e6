"""How the tests of every game play this one."""

OPTIONS = [{"monster": name} for name in ("snallygaster", "bloody_mary", "jersey_devil")]
"""Table options that games played by chance take in turn."""
EVERY = 41
"""Choices between two close looks of the conformance kit."""
SECRETS = (3, 20_000)
"""How many fields are secret, and in how many choices the lack of each must be noticed."""
SHORT_SEED = 7
"""A seed with which a game played by chance is soon over."""
OPENERS = ("summary",)
"""What opens panels of its own in the browser."""
SITTINGS = {"": ["me", "heuristic", "heuristic"], "lost": ["heuristic", "heuristic", "me"]}
"""Who sits at tables in the browser, by a name where there are several ways."""
CARDS = {"lost": ".screen .card"}
"""What a card of the hand is in the browser, by the name of the way of sitting."""
OWN_HANDS = 3
"""Seats that one person holds alone."""
BEATS_TABLE = (("me", "heuristic", "heuristic"), {"lost_kid": 1})
"""Seats and options of the table at which beats are shown."""
