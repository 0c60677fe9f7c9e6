"""Worker processes for bots and for jobs of games' tools."""

MAX_THINKING_SECONDS = 60.0
"""Seconds that a bot may take for a choice."""
