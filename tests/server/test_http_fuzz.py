"""Requests that no browser would send are refused: nothing fails, nothing is left behind."""

import logging
import re
import socket
import threading
from collections import deque
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from tests.server.house import EASY, MANY, House, config
from tests.server.test_connections import UPGRADE, call, counts, framed, rest, wait_for
from tests.support import Attacks, fuzz, trials

OPEN = b'{"game": "gates", "name": "A", "seats": [{"who": "me"}, {"who": "open"}]}'
STATUS = re.compile(rb"HTTP/1\.\d (\d{3})")
AT_ONCE = 30
SEEDS = [
    b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n",
    b"GET /api/games HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip\r\n"
    b'If-None-Match: "x"\r\n\r\n',
    b"GET /api/games/gates/rules/find?text=gate HTTP/1.1\r\nHost: localhost\r\n\r\n",
    b"GET /api/tables/ABCDEF HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer x\r\n\r\n",
    b"GET /t/ABCDEF HTTP/1.0\r\nHost: localhost\r\nConnection: keep-alive\r\n\r\n",
    b"HEAD /health HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: 192.0.2.1\r\n\r\n",
    b"GET /metrics HTTP/1.1\r\nHost: localhost\r\n\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost\r\n"
    b"Content-Type: application/json\r\nContent-Length: %d\r\n\r\n%s" % (len(OPEN), OPEN),
    b"POST /api/mine HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"
    b'c\r\n{"keys": []}\r\n0\r\n\r\n',
    b"POST /api/tables/ABCDEF/journal HTTP/1.1\r\nHost: localhost\r\nContent-Length: 11\r\n"
    b'Expect: 100-continue\r\n\r\n{"key": ""}',
    b"POST /api/journals?name=A HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\n\r\n{}\r\n",
    b"POST /api/nothing HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"
    b"5\r\nhello\r\n0\r\nTrailer: x\r\n\r\n",
    UPGRADE,
    UPGRADE + framed(0x81, b"null"),
]
RUBBISH = [
    b"\r\n", b"\n", b"\r", b"\x00", b"\xff", b" ", b"\t", b":", b"%", b"%00", b"%ff", b"%C0%AF",
    b"%u2028", b"%0d%0aX: y", b"..%2f..%2f", b"//", b"/../", b"?", b"#", b"&", b"=",
    b"\xe2\x80\xae", b"\x1b[2J", b"*", b"-1", b"+1", b"0x10", b"1_000", b"9" * 20, b"9" * 21,
    b"1" * 5_000, b"1e9", "\u0663".encode(), b"", b"http://localhost/", b"https://[::1",
    b"http://[", b"//evil.example/", b"localhost:99999", b"[::1]:x", b"x" * 9_000, b"x" * 20_000,
    b"?" + b"a=b&" * 3_000, b"A: b\r\n" * 130, b"\x16\x03\x01",
]  # fmt: skip
HEADERS = [
    b"Content-Length: -1", b"Content-Length: x", b"Content-Length: 5", b"Content-Length: 5, 5",
    b"Content-Length: " + b"9" * 19, b"Content-Length: " + b"9" * 5_000, b"Content-Length:",
    b"Transfer-Encoding: chunked", b"Transfer-Encoding: gzip, chunked",
    b"Transfer-Encoding: identity", b"Transfer-Encoding: chunked, chunked",
    b"Transfer-Encoding : chunked", b"Host: localhost", b"Host:", b"Host: evil.example",
    b"Host: [::1", b"Host: \xff", b"Origin: null", b"Origin: http://[", b"Origin: \xe9",
    b"Origin: http://localhost:x", b"Connection: close", b"Connection: upgrade",
    b"Connection: \xff", b"Upgrade: websocket", b"Upgrade: h2c", b"Sec-WebSocket-Key: x",
    b"Sec-WebSocket-Version: 99", b"Sec-WebSocket-Extensions: permessage-deflate; x=\"",
    b"Sec-WebSocket-Protocol: \xff,,", b"Expect: 100-continue", b"Expect: x",
    b"If-None-Match: \xff", b"Authorization: Bearer \xff\xfe", b"Accept-Encoding: \xff",
    b"X-Forwarded-For: \xff, x, [::1", b"X-Forwarded-Proto: x", b"Cookie: \xff", b" folded",
    b": empty", b"no colon", b"A" * 9_000 + b": b", b"A: " + b"b" * 9_000,
]  # fmt: skip


def mutated(seed: bytes, chance: Attacks) -> bytes:
    """Return a request with something wrong about it."""
    request = bytearray(seed)
    for _ in range(chance.randrange(1, 5)):
        at = chance.randrange(len(request) + 1)
        lines = bytes(request).split(b"\r\n")
        line = chance.randrange(len(lines))
        match chance.pick("change", range(9)):
            case 0:
                request[at : at + 1] = bytes([chance.randrange(256)])
            case 1:
                request[at:at] = chance.pick("rubbish", RUBBISH)
            case 2:
                request[at : at + chance.randrange(20)] = chance.pick("rubbish", RUBBISH)
            case 3 | 4 | 5:
                lines.insert(1, chance.pick("header", HEADERS))
                request = bytearray(b"\r\n".join(lines))
            case 6:
                lines.insert(line, lines[chance.randrange(len(lines))])
                request = bytearray(b"\r\n".join(lines))
            case 7:
                method, _, others = bytes(request).partition(b" ")
                target, _, others = others.partition(b" ")
                place = chance.randrange(len(target) + 1)
                target = target[:place] + chance.pick("rubbish", RUBBISH) + target[place:]
                request = bytearray(b" ".join((method, target, others)))
            case 8:
                del request[at:]
    return bytes(request)


def said(chance: Attacks) -> bytes:
    """Return what is sent over one connection."""
    requests = [chance.pick("seed", SEEDS) for _ in range(chance.choice((1, 1, 1, 2, 4)))]
    return b"".join(mutated(r, chance) if chance.random() < 0.8 else r for r in requests)


def exchanged(line: socket.socket, sent: bytes, chance: Attacks) -> bytes:
    """Send all at once or in pieces; return what is answered soon."""
    heard = b""
    line.settimeout(0.02)
    try:
        while sent:
            size = chance.choice((1, 10, 100, len(sent), len(sent)))
            line.sendall(sent[:size])
            sent = sent[size:]
        while part := line.recv(1 << 16):
            heard += part
    except (TimeoutError, ConnectionError):
        pass
    return heard


class Trouble(logging.Handler):
    """What should not happen: errors in the log, and a server that ends with one."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.found: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        if "timeout graceful shutdown" in record.msg:
            return  # somebody holds on to half a request, and a server that stops does not wait
        if record.exc_info or record.levelno >= logging.ERROR:
            self.found.append(logging.Formatter().format(record))

    def end(self, thread: threading.ExceptHookArgs) -> None:
        """Note a thread that ended with an error."""
        self.found.append(repr(thread.exc_value))


@pytest.fixture
def trouble(monkeypatch: pytest.MonkeyPatch) -> Iterator[Trouble]:
    """Collect what goes wrong during a test."""
    handler = Trouble()
    monkeypatch.setattr(threading, "excepthook", handler.end)
    logging.getLogger().addHandler(handler)
    yield handler
    logging.getLogger().removeHandler(handler)


@pytest.fixture
def house(folder: Path) -> House:
    """Start a server with short limits."""
    limits = replace(
        EASY, key_guesses=MANY, header_seconds=1.0, hello_seconds=1.0, unread_seconds=1.0
    )
    return House(config(folder, limits=limits))


def clean(house: House) -> bool:
    """Check that the server is as if nobody had come: no clients, and no stranger's words in its
    metrics.
    """
    assert house.http.get("/health").json()["ok"]
    house.http.close()
    wait_for(lambda: counts(house.url)["noctuary_callers"] == 1)
    told = counts(house.url)
    labels = [re.fullmatch(r'noctuary_refusals_total\{error="error-[a-z-]+"\}', x) for x in told]
    refusals = [x for x in told if x.startswith("noctuary_refusals_total")]
    return told["noctuary_connections"] == 0 and len(refusals) == len(labels) - labels.count(None)


MANY_HEADERS = b"Header: x\r\n" * 200
BAD_CHUNK = b"Transfer-Encoding: chunked\r\n\r\n5\r\nhello\r\nnumber\r\n"


@pytest.mark.parametrize(
    ("sent", "status"),
    [
        (b"POST /api/mine HTTP/1.1\r\nHost: localhost\r\nOrigin: http://[\r\n\r\n", 403),
        (b"POST /api/mine HTTP/1.1\r\nHost: localhost\r\n" + BAD_CHUNK, 400),
        (b"POST /api/mine HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{", 0),
        (UPGRADE.replace(b"\r\n\r\n", b"\r\n" + MANY_HEADERS + b"\r\n"), 0),
    ],
    ids=["origin", "bad chunk", "gone", "headers"],
)
def test_what_was_found(house: House, trouble: Trouble, sent: bytes, status: int) -> None:
    line = call(house.port, sent)
    assert not status or b" %d " % status in line.recv(1 << 16)
    line.close()
    assert clean(house)
    again = call(house.port, sent)
    house.close()
    again.close()
    assert not trouble.found


def test_rubbish_after_the_answer(house: House, trouble: Trouble) -> None:
    head = b"POST /api/nothing HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"
    line = call(house.port, head)
    assert b" 404 " in line.recv(1 << 16)
    line.sendall(b"number\r\n")
    rest(line)
    assert clean(house)
    house.close()
    assert not trouble.found


@fuzz
def test_rubbish(house: House, trouble: Trouble) -> None:
    chance, held = Attacks(20), deque[tuple[bytes, socket.socket]]()
    for _ in trials(250):
        sent, line = said(chance), call(house.port)
        held.append((sent, line))
        statuses = [int(s) for s in STATUS.findall(exchanged(line, sent, chance))]
        assert all(s < 500 for s in statuses), (statuses, sent)
        assert not trouble.found, (trouble.found, [sent for sent, _ in held])
        if len(held) > AT_ONCE:
            held.popleft()[1].close()
    for _, line in held:
        line.close()
    assert chance.met() == {"change", "header", "rubbish", "seed"}
    assert clean(house)
    late = [call(house.port, said(chance)) for _ in range(AT_ONCE)]
    house.close()
    for line in late:
        line.close()
    assert not trouble.found
