"""What tests of every game are written with."""

import pytest

clause = pytest.mark.clause
"""Cites the rule clauses a test shows: `@clause("GATE-087")`. `test_ledger.py` reads the ids."""
