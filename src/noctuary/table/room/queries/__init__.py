"""Queries: answered to the client alone, never stored."""
