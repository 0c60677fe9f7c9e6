"""Commands, options and files that the documents and deploy/ name exist."""

from __future__ import annotations

import json
import re
import shlex
import tomllib
from collections.abc import Iterator
from configparser import RawConfigParser
from dataclasses import fields
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

import pytest
from typer.main import get_command

from noctuary.cli import app
from noctuary.cli.commands.serve import PORT
from noctuary.server.config import KB, MB, Config, Limits, Rate
from noctuary.server.run import PING_SECONDS
from noctuary.server.security import SecurityMiddleware

ROOT = Path(__file__).resolve().parents[2]
DEPLOY = ROOT / "deploy"
SERVER = ROOT / "docs/how-to/run-a-server.md"
DOCUMENTS = [*sorted(ROOT.glob("*.md")), *sorted(ROOT.glob("docs/**/*.md"))]
SERVING = [
    ROOT / "README.md",
    ROOT / "docs/tutorial/first-evening.md",
    ROOT / "docs/how-to/play-with-friends.md",
    SERVER,
]
"""Pages about running a server."""
FENCE = re.compile(r"^```(\w*)\n(.*?)^```", re.MULTILINE | re.DOTALL)
COMMAND = re.compile(r"^(?:\w+=\S+ )*(?:\S*/)?noctuary (.+)$", re.MULTILINE)
PLACE = "https://table.example.org"


def text(path: Path) -> str:
    """Return the text of a file."""
    return path.read_text(encoding="utf-8")


def typed() -> Iterator[str]:
    """Yield every `noctuary` command in a shell block, without its comment."""
    for document in DOCUMENTS:
        for language, block in FENCE.findall(text(document)):
            if language == "sh":
                yield from (shlex.join(shlex.split(c, True)) for c in COMMAND.findall(block))


def parse(arguments: list[str]) -> dict[str, Any]:
    """Parse a command line without running it; raise an error if it cannot be read."""
    command: Any = get_command(app)
    context = None
    while hasattr(command, "commands"):
        context = command.context_class(command, info_name=command.name, parent=context)
        _, command, arguments = command.resolve_command(context, arguments)
    made: dict[str, Any] = command.make_context(command.name, arguments, parent=context).params
    return made


def known_options() -> set[str]:
    """Return the options of `noctuary serve`."""
    command: Any = get_command(app)
    serve = command.commands["serve"].load()
    return {name for p in serve.params for name in (*p.opts, *p.secondary_opts)}


@pytest.mark.parametrize("command", sorted(set(typed())))
def test_commands_can_be_read(command: str) -> None:
    parse(shlex.split(command))


@pytest.mark.parametrize("document", SERVING, ids=lambda path: str(path.relative_to(ROOT)))
def test_options_in_sentences_exist(document: Path) -> None:
    named = set(re.findall(r"`(--[a-z-]+)[^`\n]*`", FENCE.sub("", text(document))))
    assert named <= known_options()


def test_who_runs_a_server_is_told_every_option() -> None:
    """The page leaves out only obvious options."""
    told = set(re.findall(r"--[a-z-]+", text(SERVER)))
    assert known_options() - told == {"--open", "--no-open", "--lang"}


def figures(limit: int | float | Rate) -> set[str]:
    """Return the ways in which the page may write a limit."""
    if isinstance(limit, Rate):
        burst = f"{limit.burst:g} at once"
        return {
            f"{limit.per_second:g} a second, {burst}",
            f"{60 * limit.per_second:g} a minute, {burst}",
        }
    if isinstance(limit, float):
        return {f"{limit:g} s"}
    sizes = {
        f"{limit // size} {unit}" for size, unit in ((KB, "KB"), (MB, "MB")) if not limit % size
    }
    return {f"{limit:,}"} | sizes


def test_who_runs_a_server_is_told_every_limit() -> None:
    told = dict(re.findall(r"^\| `(\w+)` \| ([^|]+?) \|", text(SERVER), re.MULTILINE))
    limits = {field.name: getattr(Limits(), field.name) for field in fields(Limits)}
    assert told.keys() == limits.keys()
    assert not {name: told[name] for name in limits if told[name] not in figures(limits[name])}


# ---- deploy/


@pytest.mark.parametrize("language, file", [("caddy", "Caddyfile"), ("nginx", "nginx.conf")])
def test_proxy_examples_are_the_files(language: str, file: str) -> None:
    shown = [block for name, block in FENCE.findall(text(SERVER)) if name == language]
    assert shown
    for block in shown:
        assert block in text(DEPLOY / file)
    assert f"127.0.0.1:{PORT}" in text(DEPLOY / file)
    assert PLACE.removeprefix("https://") in text(DEPLOY / file)


def test_proxies_let_through_what_the_server_takes() -> None:
    nginx, caddy = text(DEPLOY / "nginx.conf"), text(DEPLOY / "Caddyfile")
    assert re.findall(r"client_max_body_size (\d+)m;", nginx) == [
        str(max(Limits.journal, Limits.file) // MB)
    ]
    assert re.findall(r"max_size (\d+)MiB", caddy) == [str(max(Limits.journal, Limits.file) // MB)]
    assert re.findall(r"limit_conn noctuary (\d+);", nginx) == [str(2 * Limits.per_address)]


def test_proxies_wait_longer_than_the_server_pings() -> None:
    (patience,) = re.findall(r"proxy_read_timeout (\d+)s;", text(DEPLOY / "nginx.conf"))
    assert int(patience) >= 2 * PING_SECONDS


def unit() -> RawConfigParser:
    """Return the systemd unit, with the last value of a repeated setting."""
    made = RawConfigParser(strict=False, delimiters="=", comment_prefixes="#")
    made.optionxform = str  # type: ignore[assignment,method-assign]
    made.read_string(text(DEPLOY / "noctuary.service"))
    return made


def test_unit_starts_a_server_behind_the_proxy() -> None:
    program, *arguments = shlex.split(unit()["Service"]["ExecStart"])
    assert Path(program).name == "noctuary"
    made = parse(arguments)
    assert (made["host"], made["port"]) == ("127.0.0.1", PORT)
    assert ([*made["origin"]], [*made["proxy"]]) == ([PLACE], ["127.0.0.1"])
    guard = SecurityMiddleware(None, Config(origins=tuple(made["origin"])))  # type: ignore[arg-type]
    assert guard.origins == {PLACE}


def test_unit_keeps_what_it_writes_where_it_may() -> None:
    service = unit()["Service"]
    folders = dict(e.split("=") for e in service["Environment"].split())
    assert folders == {"NOCTUARY_DATA": "%S/noctuary", "NOCTUARY_CACHE": "%C/noctuary"}
    assert service["StateDirectory"] == service["CacheDirectory"] == "noctuary"
    assert service["DynamicUser"] == "yes"
    for variable in folders:
        assert any(variable in text(f) for f in ROOT.glob("src/noctuary/**/*.py"))


def steps() -> list[tuple[str, str]]:
    """Return the instructions of the Dockerfile."""
    lines = re.sub(r"^#.*\n", "", text(DEPLOY / "Dockerfile"), flags=re.MULTILINE)
    joined = re.sub(r"\\\n\s*", "", lines)
    return [(a, b) for a, _, b in (x.partition(" ") for x in joined.splitlines() if x)]


def given(instruction: str) -> list[str]:
    """Return the arguments of each occurrence of an instruction."""
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
