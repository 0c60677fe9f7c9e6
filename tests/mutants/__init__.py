"""Mutants of the rules: one thing in a rule is changed, and the tests that enter it must notice.

`make mutants GAME=gates`, or `python -m tests.mutants --help`.
"""
