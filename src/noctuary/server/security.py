"""Security of requests: hosts, origins, and headers for browsers."""

from __future__ import annotations

import logging
import socket
from collections.abc import Iterable, Iterator
from ipaddress import ip_address
from urllib.parse import urlsplit

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .api.responses import error_response
from .config import EVERYWHERE, Config
from .refusal import ServerRefusal

log = logging.getLogger("noctuary.server")

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self'",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
RAW_HEADERS = [(k.encode(), v.encode()) for k, v in HEADERS.items()]
PART = 64 * 1024
LOCAL_HOSTS = ("localhost", "127.0.0.1", "::1")


class SecurityMiddleware:
    """Refuses requests that were not meant for this server, and adds security headers.

    A page elsewhere can make a browser send requests here: their Origin tells. A name elsewhere can
    be made to resolve to this server: their Host tells. Programs other than browsers send no Origin
    and need none: there are no cookies, and nothing is granted without a key in the message.
    """

    def __init__(self, app: ASGIApp, config: Config) -> None:
        self.app = app
        origins = [urlsplit(o) for o in config.origins]
        self.origins = {f"{o.scheme}://{o.netloc}".lower() for o in origins}
        self.hosts = {*LOCAL_HOSTS, config.host.lower()} | {
            (o.hostname or "").lower() for o in origins
        }
        self.everywhere = config.host in EVERYWHERE
        if self.everywhere:
            name = socket.gethostname().lower()
            self.hosts |= {name, f"{name}.local"}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        refusal = self._refuses(scope)
        if refusal is not None:
            log.warning("turned away", extra={"error": refusal, "path": scope["path"]})
        if scope["type"] == "websocket":
            if refusal is None:
                await self.app(scope, receive, send)
            else:
                await send({"type": "websocket.close", "code": 1008})
            return

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *RAW_HEADERS]
            for part in split_body(message):
                await send(part)

        app = self.app if refusal is None else error_response(ServerRefusal(refusal))
        await app(scope, receive, guarded)

    def _refuses(self, scope: Scope) -> str | None:
        """Return the key of a refusal, or None."""
        host = header(scope["headers"], b"host")
        if not self._known(bare(host)):
            return "host"
        origin = header(scope["headers"], b"origin").lower()
        writes = scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD")
        if origin and writes and origin not in self.origins and origin.partition("://")[2] != host:
            return "origin"
        return None

    def _known(self, host: str) -> bool:
        """Return whether a host is known or an address: no address can lead elsewhere."""
        return host in self.hosts or (self.everywhere and is_address(host))


def split_body(message: Message) -> Iterator[Message]:
    """Yield a long response in parts, each made when the one before was taken."""
    body = message.get("body", b"")
    if len(body) <= PART:
        yield message
        return
    for at in range(0, len(body), PART):
        more = at + PART < len(body) or message.get("more_body", False)
        yield {"type": message["type"], "body": body[at : at + PART], "more_body": more}


def header(headers: Iterable[tuple[bytes, bytes]], name: bytes) -> str:
    """Return the value of a header in lower case; empty if it is missing."""
    return next((v.decode("latin-1") for k, v in headers if k == name), "").lower()


def bare(host: str) -> str:
    """Return a host without its port."""
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0]


def is_address(host: str) -> bool:
    """Return whether a host is an address rather than a name."""
    try:
        ip_address(host)
    except ValueError:
        return False
    return True
