"""A table that plays the next scenario of a campaign: the document is one of its options."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import msgspec

from noctuary.kernel import BadOption, TableOption

from .. import options
from .aftermath import after
from .document import Campaign, playing
from .errors import BadCampaign, Refused
from .files import read
from .next_scenario import table_options

NAME = "campaign"


def check_campaign(value: Any) -> dict[str, Any] | None:
    """Return the document of a campaign, or nothing for a night by itself."""
    if value is None:
        return None
    try:
        found: dict[str, Any] = msgspec.to_builtins(read(json.dumps(value)))
    except (BadCampaign, TypeError, ValueError, RecursionError) as e:
        raise BadOption(NAME, str(e), "the document of a campaign") from None
    return found


CAMPAIGN = TableOption(NAME, None, "AHB-362", check_campaign)
OPTIONS = (*options.OPTIONS, CAMPAIGN)


def settled(seats: int, given: dict[str, Any]) -> dict[str, Any]:
    """Return the options of a table; its campaign decides about the scenario and the decks."""
    if given[NAME] is None:
        return given
    campaign = msgspec.convert(given[NAME], Campaign)
    places = playing(campaign)
    if seats != len(places):
        raise BadOption(NAME, f"the table has {seats} seats", f"{len(places)}, one for each player")
    found = table_options(campaign, places[min(given["lead"], seats - 1)])
    if isinstance(found, Refused):
        raise BadOption(NAME, ", ".join(found.keys), "a campaign that is ready to go on")
    return given | found


def parameters(seats: int, given: dict[str, Any]) -> dict[str, Any]:
    """Return the table's options as the rules read them."""
    return options.parameters(seats, settled(seats, given))


def outcome(fields: Mapping[str, Any], given: dict[str, Any]) -> Campaign | Refused | None:
    """Return the campaign after its finished table; None for a night by itself."""
    if given[NAME] is None:
        return None
    campaign = msgspec.convert(given[NAME], Campaign)
    return after(campaign, fields, settled(fields["seats"], given))
