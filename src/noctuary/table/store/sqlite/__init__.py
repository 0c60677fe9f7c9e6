"""A store in a SQLite database."""
