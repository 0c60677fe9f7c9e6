"""Commands: each extends a draft with the entries that grant a request, or raises TableRefusal."""
