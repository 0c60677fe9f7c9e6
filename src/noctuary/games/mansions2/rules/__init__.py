"""The rules, one file a chapter. The interpreter comes first: it has tables of the others."""

from .script import ops as ops
