"""Mutants of the rules: each changes one thing in a rule, and the tests that enter the rule must
fail.

`make mutants GAME=gates`, or `python -m tests.mutants --help`.
"""
