"""A store in a PostgreSQL database."""
