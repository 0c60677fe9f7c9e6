"""How the tests of every game play this one."""

OPTIONS = [{"story": name} for name in ("weir_lane", "gull_rock")]
"""Table options that games played by chance take in turn."""
SECRETS = (4, 10_000)
"""How many fields are secret, and in how many choices the lack of each must be noticed."""
SHORT_SEED = 1
"""A seed with which a game played by chance is soon over."""
OPENERS = (".knobs [aria-expanded]", "summary")
"""What opens panels of its own in the browser."""
OPENING_SEAT = 0
"""The seat to which they are open; otherwise that which is asked."""
SITTINGS = {"": ["heuristic", "me"], "keeper": ["me", "heuristic"]}
"""Who sits at tables in the browser, by a name where there are several ways."""
CARDS = {"keeper": ".hc"}
"""What a card of the hand is in the browser, by the name of the way of sitting."""
OWN_HANDS = 2
"""Seats that one person holds alone."""
BEATS_TABLE = (("heuristic", "me"), {})
"""Seats and options of the table at which beats are shown."""
