"""Prints the JSON Schema: `python -m noctuary.table.protocol`."""

import json

from .schema import schema

print(json.dumps(schema(), indent=2))
