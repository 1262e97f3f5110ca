"""What several routes do when somebody comes to a table."""

from __future__ import annotations

from fastapi import Request

from boardwright.core.messages import Json
from boardwright.server import seatkeeping
from boardwright.server.routes.edge import address, allow
from boardwright.server.tables import Table


def spare(request: Request) -> None:
    """New tables are dear: an address may make so many an hour."""
    state = request.app.state
    allow(state.new_tables, address(request, state.config))


def joined(table: Table, person: int) -> dict[str, Json]:
    return {
        "table": table.id,
        "token": table.token(person),
        "person": person,
        "seats": table.seats_of(person),
        "links": seatkeeping.links(table, person),
    }
