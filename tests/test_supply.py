"""Everything from outside is named by its hash, and what runs has limits."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.docs.test_commands import given, text, unit

ROOT = Path(__file__).parent.parent
LOCKS = ROOT / "locks"
PROJECT = tomllib.loads(text(ROOT / "pyproject.toml"))
EXTRAS = PROJECT["project"]["optional-dependencies"]
GROUPS = PROJECT["dependency-groups"]
PYTHONS = ("3.11", "3.12", "3.13", "3.14")
LOCK_NAMES = ("build", "compiler", "dev", "docs", "node", "server")
LINE = re.compile(r"^(\S.*?) \\\n((?:    --hash=sha256:[0-9a-f]{64}(?: \\)?\n)+)", re.MULTILINE)
IMAGE = re.compile(r"[a-z]+:\d+\.\d+\.\d+-[a-z-]+@sha256:[0-9a-f]{64}")


def locked(name: str, python: str = PYTHONS[0]) -> dict[str, str]:
    """Return the version of each package that a lock names for Linux and this Python."""
    here = {"python_version": python, "python_full_version": f"{python}.0"}
    here |= {"sys_platform": "linux", "platform_python_implementation": "CPython"}
    wanted = (Requirement(line) for line, _ in LINE.findall(text(LOCKS / f"{name}.lock")))
    return {
        canonicalize_name(one.name): str(one.specifier).removeprefix("==")
        for one in wanted
        if one.marker is None or one.marker.evaluate(here)
    }


def expanded(requirements: list[str]) -> Iterator[Requirement]:
    """Return the packages that requirements name, those of our own extras included."""
    for requirement in map(Requirement, requirements):
        if requirement.name == PROJECT["project"]["name"]:
            for extra in requirement.extras:
                yield from expanded(EXTRAS[extra])
        else:
            yield requirement


def wanted_of(name: str) -> list[Requirement]:
    """Return the requirements that a lock serves."""
    own = PROJECT["project"]["dependencies"]
    wanted = {
        "dev": own + EXTRAS["dev"] + GROUPS["build"],
        "docs": own + EXTRAS["docs"],
        "server": own + EXTRAS["postgres"],
    }
    return list(expanded(wanted.get(name) or GROUPS[name]))


def packages() -> dict[str, dict[str, Any]]:
    """Return the packages that npm installs, by their folders."""
    lock = json.loads(text(ROOT / "web/package-lock.json"))
    return {where: entry for where, entry in lock["packages"].items() if where}


def for_linux(entry: dict[str, Any]) -> bool:
    """Return whether a package is installed on the machines that the image is for."""
    return (
        "linux" in entry.get("os", ["linux"])
        and bool({"x64", "arm64"} & set(entry.get("cpu", ["x64"])))
        and "glibc" in entry.get("libc", ["glibc"])
    )


# ---- locks/


def test_every_lock_is_known() -> None:
    assert sorted(lock.stem for lock in LOCKS.iterdir()) == sorted(LOCK_NAMES)


@pytest.mark.parametrize("name", LOCK_NAMES)
def test_lock_holds_nothing_but_versions_and_hashes(name: str) -> None:
    """No address of a registry, no option, no line without its hashes."""
    rest = LINE.sub("", text(LOCKS / f"{name}.lock"))
    assert [line for line in rest.splitlines() if not line.startswith("#")] == []
    assert "://" not in text(LOCKS / f"{name}.lock")
    for line, _ in LINE.findall(text(LOCKS / f"{name}.lock")):
        (version,) = Requirement(line).specifier
        assert version.operator == "=="


@pytest.mark.parametrize("python", PYTHONS)
@pytest.mark.parametrize("name", LOCK_NAMES)
def test_lock_covers_what_pyproject_asks_for(name: str, python: str) -> None:
    """Where this fails, `make locks` helps."""
    versions, wanted = locked(name, python), wanted_of(name)
    assert wanted
    for requirement in wanted:
        version = versions[canonicalize_name(requirement.name)]
        assert requirement.specifier.contains(version), requirement


@pytest.mark.parametrize("name", ["build", "server"])
def test_servers_get_what_the_tests_ran_with(name: str) -> None:
    for python in PYTHONS:
        assert locked(name, python).items() <= locked("dev", python).items()


@pytest.mark.parametrize("python", PYTHONS)
def test_the_generator_of_the_documentation_changes_no_other_package(python: str) -> None:
    """`make docs` installs into the environment of the tests."""
    tests = locked("dev", python)
    docs = locked("docs", python)
    assert len(docs.keys() & tests.keys()) > 15
    assert {name: docs[name] for name in docs.keys() & tests.keys()}.items() <= tests.items()


def test_pyproject_is_built_with_what_is_locked() -> None:
    asked = set(PROJECT["build-system"]["requires"])
    assert asked and asked <= set(GROUPS["build"])


def test_make_installs_by_the_locks() -> None:
    """Only the engines that Noctuary is measured against, and a Python newer than the locks, do
    without.
    """
    makefile = text(ROOT / "Makefile").replace("\\\n", "")
    installs = re.findall(r"\$\(PIP\) install (.+?)(?: &&|\|\||;|$)", makefile, re.MULTILINE)
    free = [i for i in installs if "--require-hashes" not in i and "--no-deps" not in i]
    assert [i.strip() for i in free] == ["--editable '.[bench]'", "--editable '$(2)'"]
    newest = re.findall(r"sys\.version_info >= \((\d+), (\d+)\)", makefile)
    assert newest == [("3", str(int(PYTHONS[-1].split(".")[1]) + 1))]


# ---- npm


def test_npm_checks_what_it_installs() -> None:
    """Binaries for other systems may stand there without a hash; they are not installed here."""
    unchecked = {w for w, entry in packages().items() if "integrity" not in entry}
    assert not {where for where in unchecked if for_linux(packages()[where])}
    assert all(packages()[where].get("optional") for where in unchecked)
    hashes = [entry["integrity"] for entry in packages().values() if "integrity" in entry]
    assert len(hashes) > 50
    assert all(re.fullmatch(r"sha512-[\w+/]{86}==", one) for one in hashes)


def test_npm_names_no_registry_and_runs_nothing_of_a_package() -> None:
    assert not [where for where, entry in packages().items() if "resolved" in entry]
    settings = dict(line.split("=") for line in text(ROOT / "web/.npmrc").split())
    assert settings["omit-lockfile-registry-resolved"] == settings["ignore-scripts"] == "true"


def test_npm_installs_by_its_lock() -> None:
    assert '"ci"' in text(ROOT / "web/build.py")
    assert [run for run in given("RUN") if run.startswith("npm ci ")]
    assert "npm install" not in text(ROOT / "web/build.py") + " ".join(given("RUN"))


# ---- deploy/


def test_images_are_named_by_digest() -> None:
    images = [image.split(" AS ")[0] for image in given("FROM")]
    assert images
    assert not [image for image in images if not IMAGE.fullmatch(image)]


def test_image_installs_by_the_locks() -> None:
    installs = [part for run in given("RUN") for part in run.split("&&") if "pip install" in part]
    own = [part for part in installs if "--require-hashes" not in part]
    assert len(installs) == 3
    assert [part.partition("pip install ")[2].strip() for part in own] == [
        "--no-deps --no-index dist/*.whl"
    ]
    assert "PIP_ONLY_BINARY=:all:" in " ".join(given("ENV"))


def size(figure: str) -> int:
    """Return a size in bytes, as systemd writes it."""
    return int(figure[:-1]) << {"M": 20, "G": 30}[figure[-1]]


def test_unit_has_limits() -> None:
    service = unit()["Service"]
    assert size(service["MemoryHigh"]) < size(service["MemoryMax"])
    assert service["MemorySwapMax"] == "0"
    assert int(service["TasksMax"]) >= 64
    assert int(service["LimitNOFILE"]) > 1024
    assert service["Restart"] == "on-failure"


@pytest.mark.parametrize("file", ["deploy/Dockerfile", "docs/how-to/run-a-server.md"])
def test_container_has_the_limits_of_the_unit(file: str) -> None:
    service = unit()["Service"]
    (command,) = re.findall(r"docker run -d(?:.*\\\n)+.*", text(ROOT / file))
    options = dict(re.findall(r"--(memory|memory-swap|pids-limit) (\w+)", command))
    assert size(options["memory"].upper()) == size(service["MemoryMax"])
    assert options["memory-swap"] == options["memory"]
    assert options["pids-limit"] == service["TasksMax"]
    assert "--read-only" in command and "--cap-drop ALL" in command
