"""A request that the server itself refuses, before a table hears of it."""

from __future__ import annotations

from noctuary.table.refusal import TableRefusal as TableRefusal


class ServerRefusal(TableRefusal):
    """Says why not, as a key of locales/*.ftl."""

    package = __package__
