"""PostgreSQL for tests: a cluster in its own folder."""

import os
import shutil
import subprocess
import tempfile
from dataclasses import dataclass
from pathlib import Path


def programs() -> Path | None:
    """Return the folder of PostgreSQL's programs; Debian keeps them off the path."""
    for found in [
        shutil.which("initdb"),
        *sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb")),
    ]:
        if found:
            return Path(found).resolve().parent
    return None


@dataclass
class Cluster:
    """PostgreSQL in its own folder, without a network."""

    programs: Path
    folder: Path
    user: str | None
    """Who runs it, as PostgreSQL refuses to be run by root."""
    databases: int = 0

    @classmethod
    def make(cls, programs: Path) -> "Cluster":
        folder = Path(tempfile.mkdtemp(prefix="noctuary-pg-"))
        user = None
        if os.geteuid() == 0:
            user = "nobody"
            shutil.chown(folder, user)
        cluster = cls(programs, folder, user)
        cluster._do("initdb", "-D", "data", "-U", "noctuary", "-A", "trust", "-E", "UTF8", "-N")
        with (folder / "data" / "postgresql.conf").open("a") as settings:
            settings.write(
                f"listen_addresses = ''\nunix_socket_directories = '{folder}'\n"
                "fsync = off\nshared_buffers = '16MB'\nmax_connections = 60\n"
            )
        return cluster

    def start(self) -> None:
        self._do("pg_ctl", "start", "-D", "data", "-w", "-l", "log")

    def stop(self, mode: str = "fast") -> None:
        self._do("pg_ctl", "stop", "-D", "data", "-w", "-m", mode)

    def new_database(self) -> str:
        """Create an empty database and return its URL."""
        self.databases += 1
        name = f"tables{self.databases}"
        self._do("createdb", "-h", str(self.folder), "-U", "noctuary", name)
        return self.url(name)

    def url(self, database: str) -> str:
        return f"postgresql://noctuary@/{database}?host={self.folder}"

    def _do(self, program: str, *arguments: str) -> None:
        done = subprocess.run(
            [self.programs / program, *arguments],
            cwd=self.folder,
            user=self.user,
            stdin=subprocess.DEVNULL,
            stdout=(self.folder / "output").open("a"),
            stderr=subprocess.STDOUT,
            env={**os.environ, "LC_ALL": "C.UTF-8"},
        )
        if done.returncode:
            raise RuntimeError(f"{program}: {(self.folder / 'output').read_text()}")
