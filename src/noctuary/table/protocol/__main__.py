"""Prints the JSON Schema: `python -m noctuary.table.protocol`."""

import json

from .json_schema import schema

print(json.dumps(schema(), indent=2))
