"""The web table in a real browser."""
