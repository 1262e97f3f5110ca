"""Period 6: ten innovations."""
