"""What can go wrong with thinking."""

from __future__ import annotations

from boardwright.core.errors import BoardwrightError


class Unavailable(BoardwrightError):
    """Whoever thinks could not do what was wanted, and nothing has changed."""


class JobFailed(Unavailable):
    """The job raised; its worker is as good as before."""


class WorkerLost(JobFailed):
    """The job took its worker with it, or took too long."""


class NoWorker(Unavailable):
    """No worker could be started."""


class Closed(Unavailable):
    """The thinkers are not at work yet, or no longer."""
