"""Figures for those who run a server, in the text format of Prometheus."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.process_collector import ProcessCollector

from boardwright.server.store import Batch

WRITING = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0)
THINKING = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)
UNITS = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000)


class Metrics:
    """One server's figures; two servers in one process share none."""

    def __init__(self) -> None:
        self.registry = own = CollectorRegistry()
        ProcessCollector(registry=own)
        self.tables = Gauge("boardwright_tables", "Tables in memory", registry=own)
        self.sockets = Gauge("boardwright_sockets", "Open sockets and streams", registry=own)
        self.answers = Counter(
            "boardwright_answers", "Answers taken, by who gave them", ["kind"], registry=own
        )
        self.refusals = Counter(
            "boardwright_refusals",
            "Commands refused, by the name of the problem",
            ["name"],
            registry=own,
        )
        self.limited = Counter(
            "boardwright_limited", "Requests refused because there were too many", registry=own
        )
        self.commits = Counter("boardwright_commits", "Transactions on disk", registry=own)
        self.rows = Counter("boardwright_rows", "Rows written", registry=own)
        self.commit_seconds = Histogram(
            "boardwright_commit_seconds", "Time of one transaction", buckets=WRITING, registry=own
        )
        self.batch_units = Histogram(
            "boardwright_batch_units", "Units in one transaction", buckets=UNITS, registry=own
        )
        self.thinking = Histogram(
            "boardwright_thinking_seconds", "Time of a bot's answer", buckets=THINKING, registry=own
        )
        self.failures = Counter(
            "boardwright_bot_failures", "Bots that failed, by which", ["bot"], registry=own
        )
        self.pushes = Histogram(
            "boardwright_push_seconds",
            "From an answer to the last listener who is sent it",
            buckets=WRITING,
            registry=own,
        )

    def committed(self, batch: Batch) -> None:
        """Count a transaction of the store; called in the thread that writes."""
        self.commits.inc()
        self.rows.inc(batch.rows)
        self.commit_seconds.observe(batch.seconds)
        self.batch_units.observe(batch.units)

    def text(self) -> str:
        """All figures, for `/metrics`."""
        return generate_latest(self.registry).decode()
