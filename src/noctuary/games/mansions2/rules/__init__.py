"""The rules, one file for each chapter. The interpreter comes first: its tables name the others."""

from .interpreter import dispatch as dispatch
