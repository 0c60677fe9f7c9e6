"""Files of packages, found without importing the package."""

from __future__ import annotations

import importlib.util
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path


def package_folder(package: str) -> Traversable:
    """Return the folder of a package without importing it."""
    try:
        found = importlib.util.find_spec(package)
    except ValueError:  # a module that was made by hand
        found = None
    if found and found.origin and found.submodule_search_locations:
        here = Path(found.origin).parent
        if here.is_dir():
            return here
    return resources.files(package)
