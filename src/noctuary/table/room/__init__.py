"""A table in memory, with the clients connected to it."""
