"""Period 2: ten innovations."""
