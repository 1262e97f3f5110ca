"""Figures: each server has its own; the store's transactions are counted."""

from __future__ import annotations

import asyncio
from pathlib import Path

from prometheus_client.parser import text_string_to_metric_families

from boardwright.server.metrics import Metrics
from boardwright.server.store import NewTable, Store


def read(metrics: Metrics) -> dict[str, float]:
    """Every figure as a reader of the format finds it."""
    return {
        f"{sample.name}{sorted(sample.labels.items()) or ''}": sample.value
        for family in text_string_to_metric_families(metrics.text())
        for sample in family.samples
    }


def test_two_servers_in_one_process_share_nothing() -> None:
    one, other = Metrics(), Metrics()
    one.answers.labels("person").inc()
    one.tables.set(3)
    assert read(one)["boardwright_answers_total[('kind', 'person')]"] == 1
    assert read(one)["boardwright_tables"] == 3
    assert "boardwright_answers_total[('kind', 'person')]" not in read(other)
    assert read(other)["boardwright_tables"] == 0


def test_everything_is_there_under_its_name() -> None:
    metrics = Metrics()
    metrics.refusals.labels("stale").inc()
    metrics.failures.labels("adept").inc()
    metrics.limited.inc()
    metrics.sockets.inc()
    metrics.thinking.observe(0.3)
    metrics.pushes.observe(0.004)
    found = read(metrics)
    assert found["boardwright_refusals_total[('name', 'stale')]"] == 1
    assert found["boardwright_bot_failures_total[('bot', 'adept')]"] == 1
    assert found["boardwright_limited_total"] == 1
    assert found["boardwright_sockets"] == 1
    assert found["boardwright_thinking_seconds_bucket[('le', '0.5')]"] == 1
    assert found["boardwright_thinking_seconds_bucket[('le', '0.25')]"] == 0
    assert found["boardwright_push_seconds_bucket[('le', '0.005')]"] == 1
    assert found["boardwright_push_seconds_sum"] == 0.004


def test_the_store_is_counted(tmp_path: Path) -> None:
    metrics = Metrics()

    async def write() -> None:
        store = Store(f"sqlite:///{tmp_path / 'tables.sqlite'}")
        store.open()
        store.watch(metrics.committed)
        await store.commit(
            *(NewTable(f"T{n}", "g", 1, "", {}, {}, [], bytes(16)) for n in range(3))
        )
        await store.close()

    asyncio.run(write())
    found = read(metrics)
    assert found["boardwright_commits_total"] == 1
    assert found["boardwright_rows_total"] == 3
    assert found["boardwright_batch_units_sum"] == 1
    assert found["boardwright_commit_seconds_count"] == 1
    assert found["boardwright_commit_seconds_sum"] > 0
