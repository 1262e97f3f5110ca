"""Period 3: ten innovations."""
