"""Period 10: ten innovations."""
