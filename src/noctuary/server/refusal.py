"""Refusals of the server itself."""

from __future__ import annotations

from noctuary.table.refusal import TableRefusal


class ServerRefusal(TableRefusal):
    """Why the server refuses a request, as a key of locales/*.ftl."""

    package = __package__
