"""Settings of the documentation's site, which `make docs` builds from the whole repository."""

from __future__ import annotations

import inspect
import re
from typing import Any

from pygments.lexers import HtmlLexer, TextLexer
from sphinx.highlighting import lexers

import noctuary

project = "Noctuary"
author = "The Noctuary authors"
release = version = noctuary.__version__

extensions = ["myst_parser", "sphinx.ext.autodoc"]
root_doc = "docs/index"
include_patterns = ["*.md", "bench/README.md", "docs/**.md"]
exclude_patterns = [".*", "build", "deploy", "locks", "node_modules", "src", "tests", "web"]
templates_path = ["templates"]
html_static_path = ["static"]
html_css_files = ["site.css"]

myst_heading_anchors = 4
lexers |= {"ftl": TextLexer(), "svelte": HtmlLexer()}

autodoc_default_options = {"members": True, "undoc-members": True}
autodoc_member_order = "bysource"
autodoc_preserve_defaults = True
autodoc_typehints_format = "short"
python_use_unqualified_type_names = True
python_maximum_signature_line_length = 88
add_module_names = False
toc_object_entries_show_parents = "hide"

# Names of other projects, type variables, and the internals that signatures mention.
nitpick_ignore_regex = [
    ("py:.*", r"(?!noctuary\b).*"),
    ("py:class", r"noctuary\.(\w+\.)+(_\w+|[A-Z]|\w+Type)"),
    ("py:class", r"noctuary\.kernel\.compiler\..*"),
    ("py:class", r"noctuary\.kernel\.language\.(actions\.Marked|state\.Schema)"),
    (
        "py:class",
        r"noctuary\.kernel\.runtime\.(chance\.ChanceStream|observation\.SharedObservation)",
    ),
    ("py:class", r"noctuary\.bots\.ismcts\.Search"),
]

html_theme = "furo"
html_title = f"Noctuary {release}"
html_additional_pages = {"index": "start.html"}
html_copy_source = False
html_show_copyright = False
html_show_sphinx = False
html_theme_options = {"navigation_with_keys": True}


def escape_markup(app: Any, what: str, name: str, obj: Any, options: Any, lines: list[str]) -> None:
    """Keep the code spans of a docstring and escape everything else that reST would interpret.

    A constant without a docstring comes with that of its type, which is left out.
    """
    if what == "data" and lines[:1] == (inspect.getdoc(type(obj)) or "").splitlines()[:1]:
        lines.clear()
    parts = re.split(r"`([^`]+)`", "\n".join(lines))
    parts[::2] = [re.sub(r"([*|_\\`])", r"\\\1", text) for text in parts[::2]]
    parts[1::2] = [rf"\ ``{code.strip()}``\ " for code in parts[1::2]]
    lines[:] = "".join(parts).split("\n")


def drop_signature(
    app: Any, what: str, name: str, obj: Any, options: Any, signature: str, returns: str
) -> tuple[str, str] | None:
    """Leave out the signature of a class whose fields are listed below it."""
    has_fields = hasattr(obj, "__dataclass_fields__") or hasattr(obj, "__struct_fields__")
    return ("", returns) if what == "class" and has_fields else None


def setup(app: Any) -> None:
    """Connect the hooks to autodoc."""
    app.connect("autodoc-process-docstring", escape_markup)
    app.connect("autodoc-process-signature", drop_signature)
