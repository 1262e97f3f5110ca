"""Speed of the engine, measured against peers in the same invocation."""
