"""A table in memory, with the clients that are connected to it."""
