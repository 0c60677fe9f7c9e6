"""Mansions of Madness, first edition: yet to come."""

from noctuary.kernel import Coming

GAME = Coming(
    id="mansions1",
    seats=(2, 3, 4, 5),
    minutes=(120,),
    tags=("keeper",),
    package=__name__,
)
