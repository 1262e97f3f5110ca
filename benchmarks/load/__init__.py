"""Load and speed of the server: `python -m benchmarks.load`."""
