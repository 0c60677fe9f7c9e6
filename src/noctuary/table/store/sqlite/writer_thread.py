"""A thread that alone uses a SQLite connection."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from queue import SimpleQueue
from threading import Thread
from typing import Any, TypeVar

from noctuary.kernel import NoctuaryError

from ..watermark import WatermarkEntry

T = TypeVar("T")


@dataclass(frozen=True)
class _Job:
    work: Callable[[sqlite3.Connection], Any]
    done: Future[Any]
    trace: WatermarkEntry | None


@dataclass(frozen=True)
class _Answer:
    say: Callable[[], None]
    trace: WatermarkEntry | None = None

    @classmethod
    def of(cls, job: _Job, failure: Exception) -> _Answer:
        """Return the result of a job that failed."""
        return cls(partial(job.done.set_exception, failure))


class SqliteThread:
    """Does all jobs that wait in one transaction, and answers once that is on disk."""

    def __init__(
        self,
        connection: sqlite3.Connection,
        begin: str,
        failure: type[NoctuaryError],
        kept: Callable[[list[WatermarkEntry]], None] = lambda traces: None,
    ) -> None:
        self._connection = connection
        self._begin = begin
        self._failure = failure
        self._kept = kept
        """Called with the watermark entries of what is on disk now."""
        self._waiting: SimpleQueue[_Job | None] = SimpleQueue()
        self._ended = False
        self._thread = Thread(target=self._run, name="noctuary-store", daemon=True)
        self._thread.start()

    def do(
        self, work: Callable[[sqlite3.Connection], T], trace: WatermarkEntry | None = None
    ) -> Future[T]:
        """Queue `work` for a transaction; what it raises undoes its own writing only."""
        if self._ended:
            raise self._failure("The store is closed.")
        done: Future[T] = Future()
        self._waiting.put(_Job(work, done, trace))
        return done

    async def end(self) -> None:
        """Finish the queued jobs, then stop."""
        if not self._ended:
            self._ended = True
            self._waiting.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        while jobs := self._next():
            self._together(jobs)

    def _next(self) -> list[_Job]:
        """Return all jobs that wait; none at the end."""
        jobs = []
        while job := self._waiting.get():
            jobs.append(job)
            if self._waiting.empty():
                return jobs
        if jobs:
            self._waiting.put(None)
        return jobs

    def _together(self, jobs: list[_Job]) -> None:
        jobs = [job for job in jobs if job.done.set_running_or_notify_cancel()]
        try:
            self._connection.execute(self._begin)
            answers = [self._attempt(job) for job in jobs]
            self._connection.execute("COMMIT")
            self._note(answers)
        except sqlite3.Error as error:
            with suppress(sqlite3.Error):
                self._connection.rollback()
            answers = [_Answer.of(job, self._failed(error)) for job in jobs]
        for answer in answers:
            answer.say()

    def _note(self, answers: list[_Answer]) -> None:
        if traces := [answer.trace for answer in answers if answer.trace is not None]:
            self._kept(traces)

    def _attempt(self, job: _Job) -> _Answer:
        """Do one job; return what to answer once the transaction is on disk."""
        self._connection.execute("SAVEPOINT job")
        try:
            done = partial(job.done.set_result, job.work(self._connection))
            answer = _Answer(done, job.trace)
        except Exception as error:
            if not self._connection.in_transaction:
                raise  # a full disk, say: SQLite has undone the whole transaction
            self._connection.execute("ROLLBACK TO job")
            reason = self._failed(error) if isinstance(error, sqlite3.Error) else error
            answer = _Answer.of(job, reason)
        self._connection.execute("RELEASE job")
        return answer

    def _failed(self, error: sqlite3.Error) -> NoctuaryError:
        failure = self._failure(f"The tables on disk cannot be used: {error}")
        failure.__cause__ = error
        return failure
