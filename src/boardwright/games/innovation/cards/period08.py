"""Period 8: ten innovations."""
