"""Runs migrations on the connection that it is given."""

from __future__ import annotations

from alembic import context

from boardwright.server.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
