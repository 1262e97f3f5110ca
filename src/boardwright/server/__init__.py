"""The web table's server: tables, seats and tokens, a log of answers on disk, live messages."""
