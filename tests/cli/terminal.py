"""The real program, used as a person would: by lines of input, or in a pseudo-terminal."""

import contextlib
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Callable, Sequence
from fcntl import ioctl
from pathlib import Path

from tests.support import PATIENCE

PROGRAM = [sys.executable, "-c", "from noctuary.cli import main; main()"]
CODES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b[()][A-Z0-9]|\r")
CLEARED = "\x1b[2J\x1b[3J\x1b[H"


def environment(data: Path, **more: str) -> dict[str, str]:
    """Return a clean environment with its own data folder."""
    ours = ("NOCTUARY_", "LC_", "XDG_", "COLUMNS", "LINES")
    kept = {k: v for k, v in os.environ.items() if not k.startswith(ours)}
    kept |= {"NOCTUARY_DATA": str(data), "LANG": "C.UTF-8", "TERM": "xterm-256color"}
    if cache := os.environ.get("NOCTUARY_CACHE"):
        kept["NOCTUARY_CACHE"] = cache
    return kept | more


def noctuary(
    data: Path,
    *args: str,
    lines: Sequence[str] = (),
    setup: Callable[[], None] | None = None,
    before: str = "",
    **more: str,
) -> subprocess.CompletedProcess[str]:
    """Run a command line with these lines of input."""
    program = [PROGRAM[0], "-c", f"{before}\n{PROGRAM[2]}"]
    return subprocess.run(
        [*program, *args],
        input="".join(x + "\n" for x in lines),
        capture_output=True,
        text=True,
        env=environment(data, **more),
        cwd=data.parent,
        preexec_fn=setup,
        timeout=300,
    )


def plain(raw: str) -> str:
    """Remove control codes from a text, and the beginning of one at its end."""
    return re.sub(r"\x1b[^A-Za-z]*$", "", CODES.sub("", raw))


class Terminal:
    """A program at a terminal; `show` is everything on it since it was last cleared."""

    def __init__(self, data: Path, *args: str, width: int = 100, height: int = 60) -> None:
        self.pid, self.fd = pty.fork()
        if self.pid == 0:
            signal.signal(signal.SIGINT, signal.SIG_DFL)  # ignored where tests run unattended
            os.chdir(data.parent)
            os.execve(PROGRAM[0], [*PROGRAM, *args], environment(data))
        ioctl(self.fd, termios.TIOCSWINSZ, struct.pack("HHHH", height, width, 0, 0))
        self.raw, self.at = "", 0

    def read(self, until: str, wait: float = PATIENCE) -> str:
        """Return what was printed since the last reading until a text appears, without codes."""
        end = time.monotonic() + wait
        while until not in (fresh := plain(self.raw)[self.at :]):
            if not select.select([self.fd], [], [], max(0, end - time.monotonic()))[0]:
                raise AssertionError(f"no {until!r} in: {fresh[-2000:]}")
            try:
                data = os.read(self.fd, 65536)
            except OSError:
                data = b""
            if not data:
                raise AssertionError(f"it ended before {until!r}: {fresh[-2000:]}")
            self.raw += data.decode(errors="replace")
        shown = fresh[: fresh.index(until) + len(until)]
        self.at += len(shown)
        return shown

    def type(self, text: str) -> None:
        """Type a line."""
        os.write(self.fd, f"{text}\n".encode())

    @property
    def visible(self) -> str:
        """What can still be read or scrolled back to."""
        return plain(self.raw.rpartition(CLEARED)[2])

    def end(self, sign: int | None = None) -> int:
        """Send a signal, if any, wait, and return the exit code, negative for a signal."""
        if sign is not None:
            os.kill(self.pid, sign)
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if select.select([self.fd], [], [], 0.05)[0]:
                with contextlib.suppress(OSError):
                    self.raw += os.read(self.fd, 65536).decode(errors="replace")
            pid, status = os.waitpid(self.pid, os.WNOHANG)
            if pid:
                os.close(self.fd)
                return os.waitstatus_to_exitcode(status)
        os.kill(self.pid, signal.SIGKILL)
        os.waitpid(self.pid, 0)
        raise AssertionError("it did not end")


def journals(data: Path) -> list[Path]:
    """Return the journals in a data folder."""
    return sorted((data / "games").glob("*.jsonl"))
