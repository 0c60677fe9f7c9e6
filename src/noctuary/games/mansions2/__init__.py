"""Mansions of Madness, second edition: yet to come."""

from noctuary.kernel import Coming

GAME = Coming(
    id="mansions2",
    seats=(1, 2, 3, 4, 5),
    minutes=(120,),
    tags=("together", "teller"),
    package=__name__,
)
