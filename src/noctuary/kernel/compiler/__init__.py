"""Reads rules, checks them, and writes them as blocks of Python or as C."""
