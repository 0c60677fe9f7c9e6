"""The site of the documents: its navigation, its links, the public names in its API reference.

`make docs` checks all of it by building the site; this is what can be known without the generator.
"""

from __future__ import annotations

import importlib
import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

import noctuary.plugin

ROOT = Path(__file__).resolve().parents[2]
PAGES = [*sorted(ROOT.glob("*.md")), ROOT / "bench/README.md", *sorted(ROOT.glob("docs/**/*.md"))]
START = ROOT / "docs/index.md"
FENCE = re.compile(r"^(```+)(.*?)^\1$", re.M | re.S)
TOCTREE = re.compile(r"^```\{toctree\}\n(.*?)^```", re.M | re.S)
LINK = re.compile(r"(?<!\\)\[(?:[^\[\]]|\[[^\]]*\])*\]\(([^)\s]+)\)")
DIRECTIVE = re.compile(r"^\.\. auto(?:class|function|data|exception):: (\w+)$", re.M)
SHARED = ["bots", "lab", "rulebook", "i18n"]
"""Packages whose page lists whatever `__all__` names."""


@cache
def prose(page: Path) -> str:
    """Return a page without its code."""
    return re.sub(r"`[^`\n]*`", "", FENCE.sub("", page.read_text(encoding="utf-8")))


@cache
def anchors(page: Path) -> set[str]:
    """Return the anchors of a page's headings, as GitHub and Sphinx make them."""
    found: Counter[str] = Counter()
    out = set()
    for title in re.findall(r"^#+ (.+)$", FENCE.sub("", page.read_text(encoding="utf-8")), re.M):
        plain = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", title).lower()
        slug = re.sub(r"[^\w\- ]", "", plain).replace(" ", "-")
        out.add(f"{slug}-{found[slug]}" if found[slug] else slug)
        found[slug] += 1
    return out


def entries(page: Path) -> list[Path]:
    """Return the pages that the navigation of a page names."""
    out: list[Path] = []
    for tree in TOCTREE.findall(page.read_text(encoding="utf-8")):
        for line in tree.splitlines():
            if line and not line.startswith(":"):
                out += (
                    sorted((page.parent).glob(f"{line}.md"))
                    if "*" in line
                    else [(page.parent / f"{line}.md").resolve()]
                )
    return out


def name(page: Path) -> str:
    """Return the path of a page in the repository."""
    return str(page.relative_to(ROOT))


def test_every_page_stands_in_the_navigation_once() -> None:
    reached, waiting = Counter([START]), [START]
    while waiting:
        for page in entries(waiting.pop()):
            reached[page] += 1
            waiting += [page] if reached[page] == 1 else []
    assert sorted(reached) == sorted(PAGES)
    assert set(reached.values()) == {1}


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in LINK.findall(prose(page)):
        path, _, anchor = target.partition("#")
        if re.match(r"[a-z]+:", path):
            continue
        file = (page.parent / path).resolve() if path else page
        assert file.exists(), target
        assert not anchor or anchor in anchors(file), target


def test_two_pages_name_all_of_the_kernel_and_no_more() -> None:
    pages = [ROOT / "docs/api" / file for file in ("kernel.md", "kernel-runtime.md")]
    listed = [x for page in pages for x in DIRECTIVE.findall(page.read_text(encoding="utf-8"))]
    assert len(listed) == len(set(listed))
    assert set(listed) == set(importlib.import_module("noctuary.kernel").__all__)


def test_every_module_of_plugin_has_its_place() -> None:
    page = (ROOT / "docs/api/plugin.md").read_text(encoding="utf-8")
    listed = re.findall(r"automodule:: noctuary\.plugin\.(\w+)$", page, re.M)
    folder = Path(noctuary.plugin.__file__).parent
    assert sorted(listed) == sorted(f.stem for f in folder.glob("[a-z]*.py"))


@pytest.mark.parametrize("package", SHARED)
def test_pages_of_packages_document_what_they_export(package: str) -> None:
    page = (ROOT / f"docs/api/{package}.md").read_text(encoding="utf-8")
    assert f".. automodule:: noctuary.{package}\n   :imported-members:" in page
    assert importlib.import_module(f"noctuary.{package}").__all__


def test_modules_on_pages_exist() -> None:
    """Autodoc would say so as well, but only when the site is built."""
    for page in sorted(ROOT.glob("docs/api/*.md")):
        text = page.read_text(encoding="utf-8")
        for module in re.findall(r"(?:automodule|currentmodule):: (\S+)", text):
            importlib.import_module(module)
