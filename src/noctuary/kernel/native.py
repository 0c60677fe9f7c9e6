def prepare(game, *, checked=False):
    return None, "not built yet"
