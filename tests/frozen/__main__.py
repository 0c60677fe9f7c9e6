"""`python -m tests.frozen` writes what is made anew."""

from tests.frozen import MADE, write

for name, make in MADE.items():
    write(name, make())
