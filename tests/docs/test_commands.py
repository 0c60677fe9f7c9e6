"""What the documents and deploy/ tell a reader to type, and what they name, exists."""

from __future__ import annotations

import json
import re
import shlex
import tomllib
from collections.abc import Iterator
from configparser import RawConfigParser
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

import pytest
from typer.main import get_command

from noctuary.cli import app
from noctuary.cli.serve import PORT
from noctuary.server.config import Config, Limits
from noctuary.server.guard import Guard

ROOT = Path(__file__).resolve().parents[2]
DEPLOY = ROOT / "deploy"
FRIENDS = ROOT / "docs/how-to/play-with-friends.md"
DOCUMENTS = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted(ROOT.glob("docs/**/*.md"))]
SERVING = [ROOT / "README.md", ROOT / "docs/tutorial/first-evening.md", FRIENDS]
"""Those that tell how a server is run."""
FENCE = re.compile(r"^```(\w*)\n(.*?)^```", re.MULTILINE | re.DOTALL)
COMMAND = re.compile(r"^(?:\w+=\S+ )*(?:\S*/)?noctuary (.+)$", re.MULTILINE)
PLACE = "https://table.example.org"


def text(path: Path) -> str:
    """A file of the repository."""
    return path.read_text(encoding="utf-8")


def typed() -> Iterator[str]:
    """Every `noctuary` command in a shell block, without its comment."""
    for document in DOCUMENTS:
        for language, block in FENCE.findall(text(document)):
            if language == "sh":
                yield from (shlex.join(shlex.split(c, True)) for c in COMMAND.findall(block))


def parse(arguments: list[str]) -> dict[str, Any]:
    """What a command line comes to, without running it; an error when it cannot be read."""
    command: Any = get_command(app)
    context = None
    while hasattr(command, "commands"):
        name, *arguments = arguments
        context = command.context_class(command, info_name=name, parent=context)
        command = command.commands[name]
    made: dict[str, Any] = command.make_context(command.name, arguments, parent=context).params
    return made


def known_options() -> set[str]:
    """The options of `noctuary serve`."""
    command: Any = get_command(app)
    return {name for p in command.commands["serve"].params for name in (*p.opts, *p.secondary_opts)}


@pytest.mark.parametrize("command", sorted(set(typed())))
def test_commands_can_be_read(command: str) -> None:
    parse(shlex.split(command))


@pytest.mark.parametrize("document", SERVING, ids=lambda path: str(path.relative_to(ROOT)))
def test_options_in_sentences_exist(document: Path) -> None:
    named = set(re.findall(r"`(--[a-z-]+)[^`\n]*`", FENCE.sub("", text(document))))
    assert named <= known_options()


def test_friends_are_told_every_option() -> None:
    """The page for those who run a server leaves nothing out that is not obvious."""
    told = set(re.findall(r"--[a-z-]+", text(FRIENDS)))
    assert known_options() - told == {"--open", "--no-open", "--lang"}


def test_friends_are_told_the_limits() -> None:
    limits = Limits()
    rows = dict(re.findall(r"^\| ([^|]+?) \| ([^|]+?) \|", text(FRIENDS), re.MULTILINE))
    assert rows["connections from one address"] == str(limits.per_address)
    assert rows["connections to one table"] == str(limits.per_table)
    assert rows["a message or request"] == f"{limits.message // 1024} KB"
    assert rows["an uploaded journal"] == f"{limits.journal // 1024**2} MB"
    a_second = {"messages of one": limits.requests, "tables opened or": limits.writes}
    for begins, rate in a_second.items():
        (told,) = (how for what, how in rows.items() if what.startswith(begins))
        assert told == f"{rate.second:g} a second, {rate.burst:g} at once"
    a_minute = {"journals uploaded": limits.files, "wrong keys": limits.guesses}
    for begins, rate in a_minute.items():
        (told,) = (how for what, how in rows.items() if what.startswith(begins))
        assert told == f"{60 * rate.second:g} a minute, {rate.burst:g} at once"


# ---- deploy/


@pytest.mark.parametrize("language, file", [("caddy", "Caddyfile"), ("nginx", "nginx.conf")])
def test_proxy_examples_are_the_files(language: str, file: str) -> None:
    shown = [block for name, block in FENCE.findall(text(FRIENDS)) if name == language]
    assert shown
    for block in shown:
        assert block in text(DEPLOY / file)
    assert f"127.0.0.1:{PORT}" in text(DEPLOY / file)
    assert PLACE.removeprefix("https://") in text(DEPLOY / file)


def test_nginx_lets_journals_through() -> None:
    (megabytes,) = re.findall(r"client_max_body_size (\d+)m;", text(DEPLOY / "nginx.conf"))
    assert int(megabytes) * 1024**2 >= Limits.journal


def unit() -> RawConfigParser:
    """The systemd unit; of a setting that stands there twice, the last."""
    made = RawConfigParser(strict=False, delimiters="=", comment_prefixes="#")
    made.optionxform = str  # type: ignore[assignment,method-assign]
    made.read_string(text(DEPLOY / "noctuary.service"))
    return made


def test_unit_starts_a_server_behind_the_proxy() -> None:
    program, *arguments = shlex.split(unit()["Service"]["ExecStart"])
    assert Path(program).name == "noctuary"
    made = parse(arguments)
    assert (made["host"], made["port"]) == ("127.0.0.1", PORT)
    assert (made["origin"], made["proxy"]) == ([PLACE], ["127.0.0.1"])
    guard = Guard(None, Config(origins=tuple(made["origin"])))  # type: ignore[arg-type]
    assert guard.origins == {PLACE}


def test_unit_keeps_what_it_writes_where_it_may() -> None:
    service = unit()["Service"]
    folders = dict(e.split("=") for e in service["Environment"].split())
    assert folders == {"NOCTUARY_DATA": "%S/noctuary", "NOCTUARY_CACHE": "%C/noctuary"}
    assert service["StateDirectory"] == service["CacheDirectory"] == "noctuary"
    assert service["DynamicUser"] == "yes"
    for variable in folders:
        assert any(variable in text(f) for f in ROOT.glob("src/noctuary/*/*.py"))


def steps() -> list[tuple[str, str]]:
    """The instructions of the Dockerfile."""
    lines = re.sub(r"^#.*\n", "", text(DEPLOY / "Dockerfile"), flags=re.MULTILINE)
    joined = re.sub(r"\\\n\s*", "", lines)
    return [(a, b) for a, _, b in (x.partition(" ") for x in joined.splitlines() if x)]


def given(instruction: str) -> list[str]:
    """What follows an instruction, each time it stands there."""
    return [rest for name, rest in steps() if name == instruction]


def test_image_is_made_of_files_that_exist_and_are_let_in() -> None:
    ignored = text(DEPLOY / "Dockerfile.dockerignore").split("\n")
    let_in = [line[1:] for line in ignored if line.startswith("!")]
    copied = [c.split()[:-1] for c in given("COPY") if not c.startswith("--from")]
    assert copied
    for source in (s for sources in copied for s in sources):
        assert (ROOT / source).exists(), source
        assert any(fnmatch(source, p) or source.startswith(f"{p}/") for p in let_in), source


def test_image_stages_exist() -> None:
    stages = {f.split(" AS ")[1] for f in given("FROM") if " AS " in f}
    assert stages == {m for c in given("COPY") for m in re.findall(r"--from=(\w+)", c)}


def test_image_is_built_by_scripts_and_extras_that_exist() -> None:
    runs = " ".join(given("RUN"))
    scripts = json.loads(text(ROOT / "web/package.json"))["scripts"]
    assert set(re.findall(r"npm run --silent (\w+)", runs)) <= scripts.keys()
    extras = tomllib.loads(text(ROOT / "pyproject.toml"))["project"]["optional-dependencies"]
    assert set(re.findall(r"\.\[(\w+)\]", runs)) <= extras.keys()
    (code,) = re.findall(r'-c "([^"]+)"', runs)
    exec(compile(code, "Dockerfile", "exec"), {})


def test_image_serves_to_everybody_without_being_root() -> None:
    (entry,) = given("ENTRYPOINT")
    program, *arguments = json.loads(entry)
    assert program == "noctuary"
    made = parse(arguments)
    assert (made["host"], made["port"]) == ("0.0.0.0", PORT)
    assert given("EXPOSE") == [str(PORT)]
    (user,) = given("USER")
    assert f"useradd --system --uid 10001 --home-dir /data {user}" in " ".join(given("RUN"))
    (volume,) = given("VOLUME")
    assert f"NOCTUARY_DATA={volume}" in " ".join(given("ENV"))


def test_image_checks_its_health() -> None:
    (check,) = given("HEALTHCHECK")
    program, option, code = json.loads(check.partition("CMD ")[2])
    assert (program, option) == ("python", "-c")
    compile(code, "Dockerfile", "exec")
    assert f"http://127.0.0.1:{PORT}/health" in code
