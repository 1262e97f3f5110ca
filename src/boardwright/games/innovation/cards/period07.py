"""Period 7: ten innovations."""
