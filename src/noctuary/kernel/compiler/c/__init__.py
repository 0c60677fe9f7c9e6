"""Writes rules as C."""
